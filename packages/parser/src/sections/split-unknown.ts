import type { SectionKind } from '../headings/heading-lexicon.ts';
import { sectionOfHeading } from '../headings/name-section.ts';
import type { Label, Labelled } from '../labels/label-rows.ts';
import type { Row } from '../lines/row.ts';
import type { Section } from './split-sections.ts';

/** What a row of a label stands in; undefined: it goes with the rows around it. */
const KIND_OF: Readonly<Record<Label, SectionKind | 'head' | undefined>> = {
  heading: undefined,
  name: 'head',
  contact: 'head',
  summary: 'head',
  job: 'experience',
  'job text': 'experience',
  study: 'education',
  'study text': 'education',
  award: 'awards',
  certificate: 'certifications',
  project: 'projects',
  'project text': 'projects',
  skills: 'skills',
  other: undefined,
};

/** A part is taken for what its rows are labelled as where their mean chance is as high. */
const ENOUGH = 0.75;

/** In rows: a part that is shorter stays where it is. */
const SHORTEST = 2;

type Part = { kind: SectionKind | 'head' | undefined; rows: Row[]; title?: Row; chances: number[] };

/**
 * A section of no known heading as the parts that the labels of its rows show: a document may name its parts as
 * no other does, or not at all. A section under a known heading stays whole.
 */
export function splitUnknown(
  section: Section,
  labelOf: ReadonlyMap<Row, Labelled | undefined>,
): Section[] {
  const isUnknown =
    section.kind === 'head' ||
    (section.kind === 'other' && section.title && !sectionOfHeading(section.title.text));
  if (!isUnknown) return [section];
  const [first, ...others] = joinShort(partsOf(section, labelOf));
  if (!first) return [section];
  const lead = { ...section, rows: first.rows };
  const leads =
    first.kind === undefined || first.kind === section.kind
      ? [lead]
      : [{ ...lead, kind: first.kind }];
  return [...leads, ...others.map(sectionOf)];
}

function sectionOf({ kind = 'other', rows, title, chances }: Part): Section {
  const [cell] = title?.cells ?? [];
  const sure = chances.reduce((sum, chance) => sum + chance, 0) / Math.max(1, chances.length);
  return { kind, rows, sure, ...(cell && { title: cell }) };
}

/** Runs of rows of one kind; a heading begins a run, other rows go on with the one above. */
function partsOf({ kind, rows }: Section, labelOf: ReadonlyMap<Row, Labelled | undefined>): Part[] {
  const parts: Part[] = [{ kind: kind === 'head' ? 'head' : undefined, rows: [], chances: [] }];
  let title: Row | undefined;
  for (const row of rows) {
    const { label = 'other', chance = 0 } = labelOf.get(row) ?? {};
    const last = parts.at(-1);
    const own = KIND_OF[label];
    if (label === 'heading' && chance > ENOUGH) {
      if (title) last?.rows.push(title);
      title = row;
      continue;
    }
    const begins = own !== undefined && own !== last?.kind;
    if (last && !begins) {
      last.rows.push(...(title ? [title] : []), row);
      if (own !== undefined) last.chances.push(chance);
    } else parts.push({ kind: own, rows: [row], chances: [chance], ...(title && { title }) });
    title = undefined;
  }
  if (title) parts.at(-1)?.rows.push(title);
  return parts.filter(({ rows: held }) => held.length > 0);
}

/** The parts with those that are too short or too unsure given to the one before. */
function joinShort(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const mean =
      part.chances.reduce((sum, chance) => sum + chance, 0) / Math.max(1, part.chances.length);
    const stands = part.rows.length >= SHORTEST && mean >= ENOUGH;
    if (last && (!stands || last.kind === part.kind)) {
      last.rows.push(...(part.title ? [part.title] : []), ...part.rows);
    } else joined.push({ ...part, rows: [...part.rows] });
  }
  return joined;
}
