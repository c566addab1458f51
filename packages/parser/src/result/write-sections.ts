import {
  bulletLines,
  dateMembers,
  type EntryKind,
  type EntrySection,
  type FlatEntry,
  flatEntriesOf,
  type PaperSection,
  PRESENT,
  parseMonthYear,
  pointMembers,
  type Resume,
  SECTIONS,
  type Sections,
  sectionsOf,
  textOf,
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
    experiences: flatEntriesOf(resume, 'experience', sections).map(({ id: _id, ...entry }) => ({
      ...entry,
      startDate: isoOf(entry.startDate),
      endDate: isoOf(entry.endDate),
      bullets: linesOf(entry.bullets),
    })),
    educations: flatEntriesOf(resume, 'education', sections).map(({ id: _id, ...entry }) => ({
      ...entry,
      startDate: isoOf(entry.startDate),
      endDate: isoOf(entry.endDate),
      bullets: linesOf(entry.bullets),
    })),
    awards: flatEntriesOf(resume, 'award', sections).map(namedOf),
    certifications: flatEntriesOf(resume, 'certification', sections).map(namedOf),
    projects: flatEntriesOf(resume, 'project', sections).map((entry) => ({
      ...namedOf(entry),
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
  const added = sectionsOf(resume, sections).all.filter(({ kind }) => !OF_EVERY_RESUME.has(kind));
  return added.map((section) => {
    const named = { section: section.path, title: section.words.title };
    if (section.shape !== 'entries')
      return { ...named, lines: linesOf(textOf(resume, section.kind)) };
    const entries = flatEntriesOf(resume, section.kind, sections);
    return { ...named, entries: entries.map((entry) => otherEntryOf(section, entry)) };
  });
}

const OF_EVERY_RESUME: ReadonlySet<string> = new Set(SECTIONS.all.map(({ kind }) => kind));

/** An entry of any kind: its dates in the standard's form, its points as lines. */
function otherEntryOf(
  section: EntrySection,
  { id: _, values: _values, ...entry }: FlatEntry<EntryKind>,
): object {
  const dates = dateMembers(section);
  const lists = pointMembers(section);
  const said = Object.entries(entry).map(([field, value]) => {
    if (typeof value !== 'string') return [field, value];
    if (dates.includes(field)) return [field, isoOf(value)];
    return [field, lists.includes(field) ? linesOf(value) : value];
  });
  return Object.fromEntries(said);
}

function namedOf({ id: _, ...entry }: FlatEntry<'award'>) {
  return {
    ...entry,
    date: isoOf(entry.date.split(' – ')[0] ?? ''),
    relevance: linesOf(entry.relevance),
  };
}

const linesOf = (text: string): string[] => bulletLines(text).map((line) => line.text);

/** Our form of a date in the standard's; what is no date as it stands. Null where there is none or it lasts. */
function isoOf(stored: string): string | null {
  const date = parseMonthYear(stored);
  if (date === '' || date === PRESENT) return null;
  if (date === undefined) return stored;
  const year = String(date.year).padStart(4, '0');
  return date.month === undefined ? year : `${year}-${String(date.month).padStart(2, '0')}`;
}

/** "Languages: Go, SQL" as its skills; commas within brackets part nothing. */
function skillsOf(line: string): string[] {
  const list = /^[^:：]{1,45}[:：]\s+(?<items>.+)$/u.exec(line)?.groups?.items ?? line;
  return list.split(/,\s+(?![^()]*\))/u).filter((skill) => skill !== '');
}
