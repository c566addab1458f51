import type { Message } from '@shortlist/messages';
import { z } from 'zod';
import { joinStudy } from './study.ts';

type Problem = Message<'jsonResume'>['code'];
const TEXT: Problem = 'jsonResume.text';
const LIST: Problem = 'jsonResume.list';
const OBJECT: Problem = 'jsonResume.object';

/** The code of what is wrong with a field, from the error of its schema. */
export const problemOf = (error: string): Problem =>
  [TEXT, LIST].find((code) => code === error) ?? OBJECT;

/** Text of the standard; a number is taken for one (years, scores), nothing for an empty one. */
const Text = z
  .union([z.string(), z.number()], { error: TEXT })
  .nullish()
  .transform((text) => String(text ?? ''));

function list<T extends z.ZodType>(element: T) {
  return z
    .array(element, { error: LIST })
    .nullish()
    .transform((elements) => elements ?? []);
}

function record<S extends z.ZodRawShape>(shape: S) {
  return z.object(shape, { error: OBJECT });
}

const Profile = record({ network: Text, username: Text, url: Text });

/** `country` and `website` are not in the standard but in files that people have. */
const Basics = record({
  name: Text,
  label: Text,
  email: Text,
  phone: Text,
  url: Text,
  website: Text,
  summary: Text,
  location: record({
    address: Text,
    postalCode: Text,
    city: Text,
    region: Text,
    countryCode: Text,
    country: Text,
  }).nullish(),
  profiles: list(Profile),
});

/** `company` is what `name` was before 1.0. */
const Work = record({
  name: Text,
  company: Text,
  position: Text,
  location: Text,
  startDate: Text,
  endDate: Text,
  description: Text,
  summary: Text,
  highlights: list(Text),
});
export type Work = z.output<typeof Work>;

const Volunteer = record({
  organization: Text,
  position: Text,
  location: Text,
  startDate: Text,
  endDate: Text,
  summary: Text,
  highlights: list(Text),
});

/**
 * `gpa` is what `score` was before 1.0. Read, `studyType` has kind and subject in one line, as our model has the degree; `area`
 * is the subject once more.
 */
const Study = record({
  institution: Text,
  area: Text,
  studyType: Text,
  startDate: Text,
  endDate: Text,
  score: Text,
  gpa: Text,
  courses: list(Text),
}).transform((study) => ({ ...study, studyType: joinStudy(study.studyType, study.area) }));

const Project = record({
  name: Text,
  description: Text,
  highlights: list(Text),
  keywords: list(Text),
  startDate: Text,
  endDate: Text,
  url: Text,
  roles: list(Text),
  entity: Text,
});

const Keywords = record({ name: Text, level: Text, keywords: list(Text) });

/** A list of the standard whose elements have a name and keywords. */
export type KeywordList = 'skills' | 'interests';

/**
 * JSON Resume 1.0 (github.com/jsonresume/resume-schema, v1.0.0) as far as our model has fields for it.
 * What is left out or null reads as empty; other members are left out (`placeUnknown` keeps them).
 */
export const JsonResume = record({
  basics: Basics.nullish(),
  work: list(Work),
  volunteer: list(Volunteer),
  education: list(Study),
  awards: list(record({ title: Text, date: Text, awarder: Text, summary: Text })),
  certificates: list(record({ name: Text, date: Text, issuer: Text, url: Text })),
  publications: list(
    record({ name: Text, publisher: Text, releaseDate: Text, url: Text, summary: Text }),
  ),
  skills: list(Keywords),
  languages: list(record({ language: Text, fluency: Text })),
  interests: list(record({ name: Text, keywords: list(Text) })),
  references: list(record({ name: Text, reference: Text })),
  projects: list(Project),
  meta: z.unknown().optional(),
});
export type JsonResume = z.output<typeof JsonResume>;

/** A JSON Resume file before it is checked: every field may be missing. */
export type JsonResumeFile = z.input<typeof JsonResume> & {
  $schema?: string;
  basics?: { image?: string } | null | undefined;
};
