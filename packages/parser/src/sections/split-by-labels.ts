import { joinAddresses } from '../contact/address/join-addresses.ts';
import { findDates } from '../dates/find-dates.ts';
import type { SectionKind } from '../headings/heading-lexicon.ts';
import type { Label, Labelled } from '../labels/label-rows.ts';
import { rowText, type TextRow } from '../lines/row.ts';
import { besideTitle, type FoundSection, isKnown } from './section.ts';

type Kind = FoundSection['kind'];

/** The section that a row of a label stands in; where nothing is said it goes with the rows around it. */
const KIND_OF: Readonly<Partial<Record<Label, SectionKind | 'head'>>> = {
  name: 'head',
  contact: 'head',
  summary: 'summary',
  job: 'experience',
  'job text': 'experience',
  study: 'education',
  'study text': 'education',
  award: 'awards',
  certificate: 'certifications',
  project: 'projects',
  'project text': 'projects',
  skills: 'skills',
};

/** The least average likelihood of the labels of a part: more is asked under a heading that is known, less behind a heading. */
const ENOUGH = { unknown: 0.7, known: 0.85, headed: 0.5 } as const;

/** In rows: a part that is shorter stays where it is, but behind a heading. */
const SHORTEST = 2;

/** Neighbouring rows of one kind, and the row that heads them. */
type Part = { kind: Kind | undefined; rows: TextRow[]; title?: TextRow; chances: number[] };

/** In rows, an address counted once: a head that is longer may hold parts that nothing heads. */
const LONGEST_HEAD = 6;

/** Checks whether the section's heading, or its place at the top, says what it is about. */
export const isSettled = (section: FoundSection): boolean =>
  isKnown(section) ||
  (section.kind === 'head' && joinAddresses(section.rows).length <= LONGEST_HEAD);

/**
 * A section as the parts that the labels of its rows show: a document may head its parts with words of its writer,
 * or not at all. Where the heading is known, only a row that is labelled as a heading begins another part.
 */
export function splitByLabels(
  section: FoundSection,
  labelOf: ReadonlyMap<TextRow, Labelled | undefined>,
): FoundSection[] {
  const known = section.title !== undefined;
  const parts = joinUnsure(partsOf(section, labelOf, known), known);
  const [first, ...others] = parts;
  if (!first) return [section];
  const kind = known || section.kind === 'head' ? section.kind : (first.kind ?? section.kind);
  return [{ ...section, kind, rows: first.rows }, ...others.map(sectionOf)].map((part, at, all) =>
    isSaidAbove(part, all[at + 1]) ? { ...part, kind: 'summary' } : part,
  );
}

/** Checks whether a part is about the person: it is above the name, without a heading and without dates. */
const isSaidAbove = (
  { title, kind, rows }: FoundSection,
  next: FoundSection | undefined,
): boolean =>
  title === undefined &&
  kind !== 'head' &&
  next?.kind === 'head' &&
  rows.length > 0 &&
  rows.every((row) => findDates(rowText(row)).length === 0);

function sectionOf({ kind = 'other', rows, title, chances }: Part): FoundSection {
  const [cell] = title?.cells ?? [];
  const beside = title ? besideTitle(title) : [];
  return { kind, rows: [...beside, ...rows], sure: mean(chances), ...(cell && { title: cell }) };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Runs of rows, each begun by a heading or, where the section's own is not known, by another kind of row. */
function partsOf(
  section: FoundSection,
  labelOf: ReadonlyMap<TextRow, Labelled | undefined>,
  isKnown: boolean,
): Part[] {
  const parts: Part[] = [
    { kind: isKnown || section.kind === 'head' ? section.kind : undefined, rows: [], chances: [] },
  ];
  for (const row of section.rows) {
    const { label = 'other', chance = 0 } = labelOf.get(row) ?? {};
    const last = parts.at(-1);
    const kind = KIND_OF[label];
    if (label === 'heading' && row.marker === '' && !isTop(section, row))
      parts.push({ kind: undefined, rows: [], title: row, chances: [] });
    else if (last && (isKnown || kind === undefined || goesOn(last, kind)))
      addTo(last, row, kind, chance);
    else parts.push({ kind, rows: [row], chances: [chance] });
  }
  return parts;
}

/** Checks whether a row heads the whole document: it stands first of all. */
const isTop = ({ kind, rows }: FoundSection, row: TextRow): boolean =>
  kind === 'head' && rows[0] === row;

/** A summary may stand in the head. */
const goesOn = (part: Part, kind: Kind): boolean =>
  part.kind === undefined || part.kind === kind || (part.kind === 'head' && kind === 'summary');

function addTo(part: Part, row: TextRow, kind: Kind | undefined, chance: number): void {
  part.rows.push(row);
  if (kind === undefined) return;
  part.kind ??= kind;
  part.chances.push(part.kind === kind ? chance : 0);
}

/** The parts with those that are short, unsure or of the kind before given to the one before. */
function joinUnsure(parts: readonly Part[], isKnown: boolean): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && (part.kind === last.kind || !isKept(part, isKnown)))
      last.rows.push(...(part.title ? [part.title] : []), ...part.rows);
    else joined.push(part);
  }
  return joined;
}

function isKept({ kind, rows, title, chances }: Part, isKnown: boolean): boolean {
  if (kind === 'head' && chances[0] === 1) return true;
  if (isKnown) return rows.length >= SHORTEST && mean(chances) >= ENOUGH.known;
  if (title) return rows.length > 0 && mean(chances) >= ENOUGH.headed;
  return rows.length >= SHORTEST && mean(chances) >= ENOUGH.unknown;
}
