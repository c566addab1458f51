import { type Entry, type ViewOptions, viewOf } from '../html/view.ts';
import type { Person } from '../people/person.ts';
import { COLUMNS } from './columns.ts';
import type { Sheet, SheetEntry, SheetGroup } from './sheet.ts';

/** Lists what a design prints of a person, all of it as text. */
export function sheetOf(person: Person, options: ViewOptions): Sheet {
  const { resume, heading, entries, address } = viewOf(person, options);
  const { basics } = resume;
  const names = basics.name.split(' ');
  return {
    name: basics.name,
    given: names[0] ?? '',
    family: names.slice(1).join(' '),
    label: basics.label,
    email: basics.email,
    phone: basics.phone,
    website: withoutScheme(basics.url),
    linkedin: withoutScheme(
      basics.profiles.find(({ network }) => network === 'LinkedIn')?.url ?? '',
    ),
    place: address,
    summary: basics.summary,
    work: entries('work').map(jobOf),
    education: entries('education').map(studyOf),
    projects: entries('projects').map(jobOf),
    awards: entries('awards').map(jobOf),
    certificates: entries('certificates').map(jobOf),
    skills: resume.skills.map(({ name, keywords }) => ({ name, members: keywords })),
    languages: resume.languages.map(languageOf),
    headings: {
      contact: heading('contact'),
      summary: heading('summary'),
      work: heading('work'),
      education: heading('education'),
      projects: heading('projects'),
      awards: heading('awards'),
      certificates: heading('certificates'),
      skills: heading('skills'),
      languages: heading('languages'),
    },
    columns: COLUMNS[person.language],
  };
}

/** The sentence about a job stands before its points, as one of them. */
const jobOf = ({ text, points, ...entry }: Entry): SheetEntry => ({
  ...linesOf(entry),
  grade: '',
  lines: [text, ...points].filter((line) => line !== ''),
});

const studyOf = ({ text, points, ...entry }: Entry): SheetEntry => ({
  ...linesOf(entry),
  grade: text,
  lines: points,
});

const linesOf = ({
  name,
  organization,
  place,
  dates,
  start,
  end,
}: Omit<Entry, 'text' | 'points'>) => ({
  title: name,
  organization,
  place,
  dates,
  start,
  end,
});

const languageOf = ({ language, fluency }: { language: string; fluency: string }): SheetGroup => ({
  name: language,
  members: fluency === '' ? [] : [fluency],
});

const withoutScheme = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '');
