import type { Part } from '../part.ts';
import type { Language, Person, ResumeFile, Study } from '../people/person.ts';
import { createRandom } from '../people/random.ts';
import { type DateStyle, monthsOf, spellDate, spellRange } from './dates.ts';
import { WORDS } from './words.ts';

/** One job, study, project, award or certificate as every design can set it. */
export type Entry = {
  name: string;
  organization: string;
  place: string;
  /** The period or the date as the design spells it; '' without. */
  dates: string;
  start: string;
  end: string;
  /** The months that it lasted; 0 where they are not known. */
  months: number;
  text: string;
  points: string[];
};

/** The view that a design has of a person: the words of the page, spelled. */
export type View = {
  language: Language;
  resume: ResumeFile;
  heading: (part: Part | 'contact') => string;
  entries: (part: Part) => Entry[];
  /** City, region and country, as far as there are any. */
  address: string;
  /** Addresses of profiles and of the person's own site, without "https://". */
  links: string[];
  page: string;
};

export type Titles = Partial<Record<Part | 'contact', readonly string[]>>;

export type ViewOptions = {
  dates: DateStyle;
  /** The titles that it prints instead of the usual ones. */
  headings?: Titles | ((language: Language) => Titles);
  /** Instead of "Present"; '' where an open end is not said. */
  present?: string;
  country?: 'name' | 'code' | 'none';
};

export function viewOf({ id, resume, language }: Person, options: ViewOptions): View {
  const words = WORDS[language];
  const random = createRandom(hashOf(id));
  const present = options.present ?? random.pick(words.present);
  const one = (written: string) =>
    written === '' ? '' : spellDate(written, options.dates, language);
  const period = (entry: { startDate: string; endDate: string }) => ({
    dates: spellRange(entry, options.dates, language, present),
    start: one(entry.startDate),
    months: monthsOf(entry),
    end: entry.endDate === '' && entry.startDate !== '' ? present : one(entry.endDate),
  });
  const titles =
    typeof options.headings === 'function' ? options.headings(language) : options.headings;
  const chosen = new Map<string, string>();
  const heading = (part: Part | 'contact') => {
    const title = chosen.get(part) ?? random.pick(titles?.[part] ?? words.headings[part]);
    chosen.set(part, title);
    return title;
  };
  const study = (entry: Study): Entry => ({
    name: [entry.studyType, entry.area].filter(Boolean).join(', '),
    organization: entry.institution,
    place: '',
    ...period(entry),
    text: entry.score === '' ? '' : `${words.score}: ${entry.score}`,
    points: entry.courses.length === 0 ? [] : [`${words.courses}: ${entry.courses.join(', ')}`],
  });
  const single = (name: string, organization: string, date: string): Entry => ({
    ...NO_ENTRY,
    name,
    organization,
    dates: one(date),
    end: one(date),
  });
  const makers: Partial<Record<Part, () => Entry[]>> = {
    work: () =>
      resume.work.map((work) => ({
        name: work.position,
        organization: work.name,
        place: work.location,
        ...period(work),
        text: work.summary,
        points: work.highlights,
      })),
    education: () => resume.education.map(study),
    projects: () =>
      resume.projects.map((project) => ({
        ...NO_ENTRY,
        ...period(project),
        name: project.name,
        text: project.description,
        points: project.highlights,
      })),
    awards: () => resume.awards.map(({ title, awarder, date }) => single(title, awarder, date)),
    certificates: () =>
      resume.certificates.map(({ name, issuer, date }) => single(name, issuer, date)),
  };
  return {
    language,
    resume,
    heading,
    entries: (part) => makers[part]?.() ?? [],
    address: addressOf(resume, options.country ?? 'name'),
    links: [resume.basics.url, ...resume.basics.profiles.map(({ url }) => url)]
      .filter((url) => url !== '')
      .map((url) => url.replace(/^https?:\/\/(www\.)?/, '')),
    page: words.page,
  };
}

const NO_ENTRY: Entry = {
  name: '',
  organization: '',
  place: '',
  dates: '',
  start: '',
  end: '',
  months: 0,
  text: '',
  points: [],
};

function addressOf({ basics }: ResumeFile, form: 'name' | 'code' | 'none'): string {
  const { city, region, country, countryCode } = basics.location;
  const last = { name: country, code: countryCode, none: '' }[form];
  return [city, region, last].filter((part) => part !== '').join(', ');
}

/** FNV-1a, so that what is drawn for a person does not depend on the people before. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
