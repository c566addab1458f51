import {
  bulletLines,
  type FlatEntry,
  flatEntriesOf,
  PRESENT,
  parseMonthYear,
  type Resume,
  textOf,
} from '@shortlist/resume';

/**
 * The resume as plain values under the names of its eight sections: dates as "2024-01" or "2024", no
 * end date while something lasts, lists of lines, each skill by itself. A project's `description` is its
 * `relevance` as one text.
 */
export function writeSections(resume: Resume) {
  const { shown: _, ...contact } = resume.contact;
  return {
    contact,
    summary: bulletLines(textOf(resume, 'summary'))
      .map(({ text }) => text)
      .join(' '),
    experiences: flatEntriesOf(resume, 'experience').map(({ id: _id, ...entry }) => ({
      ...entry,
      startDate: isoOf(entry.startDate),
      endDate: isoOf(entry.endDate),
      bullets: linesOf(entry.bullets),
    })),
    educations: flatEntriesOf(resume, 'education').map(({ id: _id, ...entry }) => ({
      ...entry,
      startDate: isoOf(entry.startDate),
      endDate: isoOf(entry.endDate),
      bullets: linesOf(entry.bullets),
    })),
    awards: flatEntriesOf(resume, 'award').map(namedOf),
    certifications: flatEntriesOf(resume, 'certification').map(namedOf),
    projects: flatEntriesOf(resume, 'project').map((entry) => ({
      ...namedOf(entry),
      description: linesOf(entry.relevance).join(' '),
    })),
    skills: bulletLines(textOf(resume, 'skills')).flatMap(({ text }) => skillsOf(text)),
  };
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
