import {
  type ContactPart,
  entriesOf,
  formatFieldRef,
  isIdOfPosition,
  type PaperSection,
  type PrintedEntry,
  type PrintedResume,
  type PrintedSection,
  type PrintedText,
  pointsIn,
  type Resume,
  type Sections,
} from '@shortlist/model';
import type { Item } from './match.ts';

/** A text on paper with the source that its runs have there. */
export type Line = Item & { readonly source: string };

/** An entry on paper: its fields by name, and its points. `text` is all that it says. */
export type EntryItem = Item & {
  readonly name: string;
  readonly fields: readonly Line[];
  readonly points: readonly Line[];
};

/** A section on paper. */
export type SectionItem = Item & {
  readonly id: PaperSection;
  readonly title: string;
  readonly lines: readonly Line[];
  readonly entries: readonly EntryItem[];
};

/** The head of a resume: name, headline, contact; each field by its name. */
export const headOf = ({ name, headline, contact, details }: PrintedResume): Line[] => [
  ...[name, ...(headline ? [headline] : [])].map(fieldLine),
  ...[...contact, ...details].map(contactLine),
];

/** A part of the contact line, by the name of its field. */
export const contactLine = ({ field, text, line }: ContactPart): Line =>
  fieldLine({ text, ref: { section: 'contact', field, ...(line !== undefined && { line }) } });

type Of = { resume: Resume; sections: Sections; hasIds: boolean };

/** Lists the sections of a printed resume. `hasIds` says whether ids of entries are those of the other resume too. */
export const sectionsIn = (printed: PrintedResume, of: Of): SectionItem[] =>
  printed.sections.map((section) => sectionItem(section, of));

function sectionItem(section: PrintedSection, of: Of): SectionItem {
  const lines = section.lines.map(({ text, ref }) => ({ text, source: formatFieldRef(ref) }));
  const entries = section.entries.map((entry) => entryItem(entry, section.section, of));
  return {
    id: section.section,
    title: section.title,
    text: [...lines, ...entries].map(({ text }) => text).join('\n'),
    lines,
    entries,
  };
}

function entryItem(entry: PrintedEntry, section: PrintedSection['section'], of: Of): EntryItem {
  const { employer, name, organization, dates, location, remarks } = entry;
  const above = employer ? [...employer.organization, ...employer.location] : [];
  const fields = [...name, ...organization, ...above, ...dates, ...location, ...remarks].map(
    fieldLine,
  );
  const ids = of.hasIds ? pointIds(entry, section, of) : undefined;
  const points = entry.points.map(({ text, ref }) => ({
    text,
    source: formatFieldRef(ref),
    id: ids?.get(`${ref.field} ${ref.line}`),
  }));
  return {
    ...(of.hasIds && { id: entry.id }),
    name: textsOf([...name, ...organization, ...(employer?.organization ?? [])]).join(', '),
    text: [...fields, ...points].map(({ text }) => text).join('\n'),
    fields,
    points,
  };
}

/** A field is the same as that of its name, whatever it says; of several lines, as that of its place. */
export const fieldLine = ({ text, ref }: PrintedText): Line => ({
  id: [ref.field, ref.line ?? ''].join(' '),
  text,
  source: formatFieldRef(ref),
});

const textsOf = (texts: readonly PrintedText[]) => texts.map(({ text }) => text);

/** The ids of the points of an entry, by their fields and places; not those of positions, which another point has after a move. */
function pointIds(
  { id, points }: PrintedEntry,
  section: PrintedSection['section'],
  { resume, sections }: Of,
): ReadonlyMap<string, string> {
  const kind = sections.kindOf(section);
  const entry = kind && entriesOf(resume, kind).find((each) => each.id === id);
  return new Map(
    points.flatMap(({ ref: { field, line = 0 } }) => {
      const point = entry && pointsIn(entry, field)?.points[line]?.id;
      return point === undefined || isIdOfPosition(point)
        ? []
        : [[`${field} ${line}`, point] as const];
    }),
  );
}
