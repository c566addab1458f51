import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { LANGUAGES, type Language, type Person, type ResumeFile } from './person.ts';

/**
 * The people of a folder of JSON Resume files, named as their files are. A name that begins with
 * "de-" says that the person writes German; without a language it is English. Answers with a line
 * about every file that is no JSON Resume, too.
 */
export function readPeople(folder: string): { people: Person[]; leftOut: string[] } {
  const people: Person[] = [];
  const leftOut: string[] = [];
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.json')) continue;
    const read = readResume(readFileSync(join(folder, file), 'utf8'));
    if (read.success) people.push(personOf(basename(file, '.json'), read.data));
    else leftOut.push(`left out ${file}: ${z.prettifyError(read.error).replace(/\s+/g, ' ')}`);
  }
  return { people, leftOut };
}

function readResume(json: string) {
  try {
    return JsonResume.safeParse(JSON.parse(json));
  } catch {
    return z.never({ error: 'This is not JSON.' }).safeParse(undefined);
  }
}

const Text = z
  .string()
  .nullish()
  .transform((text) => text ?? '');

/** A day says no more to designs than its month. */
const IsoDate = z
  .string()
  .regex(/^(\d{4}(-\d\d){0,2})?$/, { error: 'This should be YYYY, YYYY-MM or YYYY-MM-DD.' })
  .nullish()
  .transform((text) => (text ?? '').slice(0, 7));

const listOf = <T extends z.ZodType>(element: T) =>
  z
    .array(element)
    .nullish()
    .transform((elements) => elements ?? []);

/** JSON Resume 1.0 as far as designs print it; other fields are passed over. */
const JsonResume = z.object({
  basics: z.object({
    name: z.string().min(1),
    label: Text,
    email: Text,
    phone: Text,
    url: Text,
    summary: Text,
    location: z.object({ city: Text, region: Text, countryCode: Text }).nullish(),
    profiles: listOf(z.object({ network: Text, username: Text, url: Text })),
  }),
  work: listOf(
    z.object({
      name: Text,
      position: Text,
      location: Text,
      startDate: IsoDate,
      endDate: IsoDate,
      summary: Text,
      highlights: listOf(z.string()),
    }),
  ),
  education: listOf(
    z.object({
      institution: Text,
      area: Text,
      studyType: Text,
      startDate: IsoDate,
      endDate: IsoDate,
      score: Text,
      courses: listOf(z.string()),
    }),
  ),
  awards: listOf(z.object({ title: Text, date: IsoDate, awarder: Text, summary: Text })),
  certificates: listOf(z.object({ name: Text, date: IsoDate, issuer: Text })),
  projects: listOf(
    z.object({
      name: Text,
      description: Text,
      highlights: listOf(z.string()),
      startDate: IsoDate,
      endDate: IsoDate,
    }),
  ),
  skills: listOf(z.object({ name: Text, keywords: listOf(z.string()) })),
  languages: listOf(z.object({ language: Text, fluency: Text })),
  interests: listOf(z.object({ name: Text, keywords: listOf(z.string()) })),
});
type JsonResume = z.output<typeof JsonResume>;

function personOf(id: string, file: JsonResume): Person {
  const language = LANGUAGES.find((code) => id.startsWith(`${code}-`)) ?? 'en';
  const resume: ResumeFile = {
    ...file,
    basics: {
      ...file.basics,
      location: locationOf(file.basics.location, language),
      profiles: file.basics.profiles.map((profile) => ({
        ...profile,
        network: NETWORKS[profile.network.toLowerCase()] ?? profile.network,
      })),
    },
    skills: groupsOf(file.skills),
  };
  return { id, language, trade: 'unknown', isDated: isDated(resume), resume };
}

/** The networks that designs look for, as these spell them. */
const NETWORKS: Record<string, string> = { linkedin: 'LinkedIn', github: 'GitHub' };

function locationOf(
  location: JsonResume['basics']['location'],
  language: Language,
): ResumeFile['basics']['location'] {
  const { city, region, countryCode } = location ?? { city: '', region: '', countryCode: '' };
  const isCode = /^[A-Z]{2}$/.test(countryCode);
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return { city, region, countryCode, country: isCode ? (names.of(countryCode) ?? '') : '' };
}

/** Skills without keywords are the keywords of one group without a name. */
function groupsOf(skills: JsonResume['skills']): ResumeFile['skills'] {
  const single = skills.filter(({ keywords }) => keywords.length === 0).map(({ name }) => name);
  const groups = skills.filter(({ keywords }) => keywords.length > 0);
  return single.length === 0 ? groups : [...groups, { name: '', keywords: single }];
}

function isDated({ work, education, awards, certificates }: ResumeFile): boolean {
  const needed = [
    ...[...work, ...education].map(({ startDate }) => startDate),
    ...[...awards, ...certificates].map(({ date }) => date),
  ];
  const ends = [...work, ...education].map(({ endDate }) => endDate);
  const isMonth = (date: string) => date.length === 'YYYY-MM'.length;
  return needed.every(isMonth) && ends.every((end) => end === '' || isMonth(end));
}
