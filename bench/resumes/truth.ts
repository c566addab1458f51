import type { Prints } from './design.ts';
import type { Part } from './part.ts';
import type { Language, Person, ResumeFile, Study, Work } from './people/person.ts';

/** A value of the truth; a list holds what is right too, and null in it that nothing is. */
export type Value = string | null | (string | null)[];

/** The content of a document, in the form that the scorer of the evaluation sets reads. */
export type Truth = {
  contact: Record<
    'fullName' | 'email' | 'phone' | 'linkedin' | 'website' | 'city' | 'state' | 'country',
    Value
  >;
  summary: Value;
  experiences: {
    role: Value;
    company: Value;
    startDate: Value;
    endDate: Value;
    isCurrent: boolean;
    location: Value;
    bullets: string[];
  }[];
  educations: {
    degree: Value;
    school: Value;
    location: Value;
    minor: Value;
    startDate: Value;
    endDate: Value;
    gpa: Value;
    bullets: string[];
  }[];
  awards: { title: Value; organization: Value; date: Value }[];
  certifications: { name: Value; organization: Value; date: Value }[];
  projects: { name: Value; organization: Value; date: Value; description: Value }[];
  skills: string[];
  /** Texts that may be read without being wrong: names of groups, languages, interests. */
  _optional: { skills: string[] };
  _ignore: string[];
};

/** Tells what a document says that prints this much of a person's resume. */
export function truthOf({ resume, language }: Person, prints: Prints): Truth {
  const part = (name: Part) => prints.parts.includes(name);
  const list = <T>(name: Part, entries: T[]): T[] => (part(name) ? entries : []);
  const date = (written: string) => dateAs(written, prints);
  return {
    contact: contactOf(resume, prints),
    summary: part('summary') ? orNull(resume.basics.summary) : null,
    experiences: list('work', resume.work).map((work) => experienceOf(work, prints)),
    educations: list('education', resume.education).map((study) =>
      educationOf(study, prints, language),
    ),
    awards: list('awards', resume.awards).map((award) => ({
      title: award.title,
      organization: orNull(award.awarder),
      date: prints.hides.includes('award date')
        ? null
        : dateAs(award.date, { ...prints, dates: prints.awardDates ?? prints.dates }),
    })),
    certifications: list('certificates', resume.certificates).map((certificate) => ({
      name: certificate.name,
      organization: orNull(certificate.issuer),
      date: date(certificate.date),
    })),
    projects: list('projects', resume.projects).map((project) => ({
      name: project.name,
      organization: null,
      date: prints.hides.includes('project dates')
        ? null
        : either(date(project.startDate), date(project.endDate)),
      description: orNull([project.description, ...project.highlights].join(' ').trim()),
    })),
    skills: list('skills', resume.skills).flatMap(({ keywords }) => keywords),
    _optional: { skills: optionalSkills(resume, prints) },
    _ignore: prints.openEnd === 'said' ? [] : ['experiences.isCurrent'],
  };
}

function contactOf({ basics }: ResumeFile, { home }: Prints): Truth['contact'] {
  const { city, region, countryCode, country } = basics.location;
  const profile = (network: string) =>
    basics.profiles.find((one) => one.network === network)?.url ?? null;
  return {
    fullName: basics.name,
    email: orNull(basics.email),
    phone: orNull(basics.phone),
    linkedin: profile('LinkedIn'),
    website: orNull(basics.url) ?? orList(otherProfiles(basics)),
    city: ['city', 'town', 'country'].includes(home) ? orNull(city) : null,
    state: ['region', 'town', 'country'].includes(home) ? orNull(region) : null,
    country: home === 'country' && country !== '' ? [country, countryCode] : null,
  };
}

function experienceOf(work: Work, prints: Prints): Truth['experiences'][number] {
  const summary = prints.workSummary && work.summary !== '' ? [work.summary] : [];
  return {
    role: orNull(work.position),
    company: orNull(work.name),
    startDate: dateAs(work.startDate, prints),
    endDate: dateAs(work.endDate, prints),
    isCurrent: work.startDate !== '' && work.endDate === '',
    location: prints.workPlace ? orNull(work.location) : null,
    bullets: [...summary, ...work.highlights],
  };
}

function educationOf(
  study: Study,
  prints: Prints,
  language: Language,
): Truth['educations'][number] {
  const line = `${prints.courseLabel(language)} ${study.courses.join(', ')}`.trim();
  const date = (written: string) =>
    dateAs(written, { ...prints, dates: prints.studyDates ?? prints.dates });
  const courses = { line: [line], points: study.courses, none: [] }[prints.courses];
  return {
    degree: degreeOf(study, prints),
    school: orNull(study.institution),
    location: null,
    minor: null,
    startDate: prints.hides.includes('study start') ? null : date(study.startDate),
    endDate: date(study.endDate),
    gpa: prints.score ? orNull(study.score) : null,
    bullets: study.courses.length === 0 ? [] : courses,
  };
}

function degreeOf({ studyType, area }: Study, { hides }: Prints): Value {
  if (hides.includes('degree')) return null;
  if (hides.includes('area')) return orNull(studyType);
  if (studyType === '' || area === '') return orNull(`${studyType}${area}`);
  return [`${studyType} ${area}`, `${area} ${studyType}`, `${studyType} in ${area}`];
}

/** Lists what stands around skills and is none, or is one to some readers. */
function optionalSkills(resume: ResumeFile, { parts }: Prints): string[] {
  const printed = (part: Part, words: string[]) => (parts.includes(part) ? words : []);
  return [
    ...printed(
      'skills',
      resume.skills.map(({ name }) => name),
    ),
    ...printed(
      'languages',
      resume.languages.flatMap(({ language, fluency }) => [
        language,
        fluency,
        `${language} ${fluency}`,
      ]),
    ),
    ...printed(
      'interests',
      resume.interests.map(({ name }) => name),
    ),
  ].filter((word) => word !== '');
}

function dateAs(written: string, { dates }: Prints): string | null {
  return orNull(dates === 'year' ? written.slice(0, 4) : written);
}

const orNull = (text: string): string | null => (text === '' ? null : text);

/** Addresses that a reader may take for a website where a person has none. */
const otherProfiles = ({ profiles }: ResumeFile['basics']): string[] =>
  profiles.filter(({ network }) => network !== 'LinkedIn').map(({ url }) => url);

/** Any of these, or nothing. */
const orList = (values: readonly string[]): Value =>
  values.length === 0 ? null : [null, ...values];

const either = (first: string | null, second: string | null): Value =>
  first === second ? first : [first, second];
