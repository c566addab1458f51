import {
  type Award,
  bulletLines,
  type DateValue,
  dateCodec,
  dateMembers,
  type EntryKind,
  type EntryOf,
  type EntrySection,
  entriesOf,
  entryAnnotations,
  type PaperSection,
  type Points,
  pointMembers,
  type Resume,
  SECTIONS,
  type Sections,
  sectionsOf,
  stripBullet,
  textOf,
  withoutFlags,
} from '@shortlist/model';

/**
 * The resume as plain values under the names of its eight sections: dates as "2024-01" or "2024", no
 * end date while something lasts, lists of lines, each skill by itself. A project's `description` is its
 * `relevance` as one text. What stands in further sections follows as `others`, where there is any: each with its name,
 * its title, and its entries or lines.
 */
export function writeSections(resume: Resume, sections: Sections) {
  const { shown: _, ...contact } = resume.contact;
  const others = othersOf(resume, sections);
  return {
    contact,
    summary: bulletLines(textOf(resume, 'summary'))
      .map(({ text }) => text)
      .join(' '),
    experiences: entriesOf(resume, 'experience').map(({ id: _id, ...entry }) => ({
      ...withoutFlags(entry),
      startDate: isoOf(entry.startDate),
      endDate: isoOf(entry.endDate),
      bullets: linesOf(entry.bullets),
      ...valuesOf(sections.ofKind('experience'), entry),
    })),
    educations: entriesOf(resume, 'education').map(({ id: _id, ...entry }) => ({
      ...withoutFlags(entry),
      startDate: isoOf(entry.startDate),
      endDate: isoOf(entry.endDate),
      bullets: linesOf(entry.bullets),
      ...valuesOf(sections.ofKind('education'), entry),
    })),
    awards: entriesOf(resume, 'award').map((entry) => namedOf(sections.ofKind('award'), entry)),
    certifications: entriesOf(resume, 'certification').map((entry) =>
      namedOf(sections.ofKind('certification'), entry),
    ),
    projects: entriesOf(resume, 'project').map((entry) => ({
      ...namedOf(sections.ofKind('project'), entry),
      description: linesOf(entry.relevance).join(' '),
    })),
    skills: bulletLines(textOf(resume, 'skills')).flatMap(({ text }) => skillsOf(text)),
    ...(others.length > 0 && { others }),
  };
}

type OtherSection = { section: PaperSection; title: string } & (
  | { entries: object[] }
  | { lines: string[] }
);

/** The sections that not every resume has, and those of the person's own. */
function othersOf(resume: Resume, sections: Sections): OtherSection[] {
  const known = sectionsOf(resume, sections);
  const added = known.all.filter(({ kind }) => !OF_EVERY_RESUME.has(kind));
  return added.map((section) => {
    const named = { section: section.path, title: known.printedTitleOf(section.path) };
    if (section.shape !== 'entries')
      return { ...named, lines: bulletLines(textOf(resume, section.kind)).map(({ text }) => text) };
    const entries = entriesOf(resume, section.kind);
    return { ...named, entries: entries.map((entry) => otherEntryOf(section, entry)) };
  });
}

const OF_EVERY_RESUME: ReadonlySet<string> = new Set(SECTIONS.all.map(({ kind }) => kind));

/** An entry of any kind: its dates in the standard's form, its points as lines. */
function otherEntryOf(section: EntrySection, { id: _, ...entry }: EntryOf<EntryKind>): object {
  const dates = dateMembers(section);
  const lists = pointMembers(section);
  const said = Object.entries(withoutFlags(entry)).map(([field, value]) => {
    if (dates.includes(field)) return [field, isoOf(value as DateValue)];
    return [field, lists.includes(field) ? linesOf(value as Points) : value];
  });
  return Object.fromEntries(said);
}

function namedOf(section: EntrySection, { id: _, ...entry }: Award) {
  const [date = ''] = dateCodec.toFlat(entry.date).split(' – ');
  return {
    ...withoutFlags(entry),
    date: isoOf(dateCodec.fromFlat(date)),
    relevance: linesOf(entry.relevance),
    ...valuesOf(section, entry),
  };
}

/** Returns what the lines of an entry do not say, where there is anything. */
function valuesOf(section: EntrySection, entry: object) {
  const values = entryAnnotations(section, entry);
  return values && { values };
}

/** The lines of points that say something. */
const linesOf = ({ points }: Points): string[] =>
  points.map(({ text }) => stripBullet(text)).filter((text) => text !== '');

/** A date in the standard's form; what is no date as it stands. Null where there is none or it lasts. */
function isoOf(date: DateValue): string | null {
  if (date === 'present') return null;
  if ('rawText' in date) return date.rawText === '' ? null : date.rawText;
  const year = String(date.year).padStart(4, '0');
  return date.month === undefined ? year : `${year}-${String(date.month).padStart(2, '0')}`;
}

/** "Languages: Go, SQL" as its skills; commas within brackets part nothing. */
function skillsOf(line: string): string[] {
  const list = /^[^:：]{1,45}[:：]\s+(?<items>.+)$/u.exec(line)?.groups?.items ?? line;
  return list.split(/,\s+(?![^()]*\))/u).filter((skill) => skill !== '');
}
