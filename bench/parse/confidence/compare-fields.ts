import { completeEntryOrder, SECTIONS } from '@shortlist/model';
import { type ParsedResume, writeSections } from '@shortlist/parser';

type Entry = Record<string, unknown>;
export type Truth = Record<string, unknown> & {
  contact: Entry;
  _ignore?: string[];
  _optional?: Record<string, (Entry | string)[]>;
};

type Sections = ReturnType<typeof writeSections>;
type ListName = 'experiences' | 'educations' | 'awards' | 'certifications' | 'projects';

const LIST_OF: Readonly<Record<string, ListName>> = {
  experience: 'experiences',
  education: 'educations',
  awards: 'awards',
  certifications: 'certifications',
  projects: 'projects',
};

const KEYS: Readonly<Record<ListName, readonly string[]>> = {
  experiences: ['role', 'company', 'startDate', 'endDate', 'bullets'],
  educations: ['degree', 'school', 'startDate', 'endDate', 'bullets'],
  awards: ['title', 'name', 'organization', 'date'],
  certifications: ['name', 'organization', 'date'],
  projects: ['name', 'organization', 'date', 'description'],
};

/** Texts this alike count as the same, as the share of words that both have. */
const ALIKE = 0.85;

/**
 * Checks whether each field of the reading says what the truth says; undefined where the truth leaves it open.
 * An entry is compared with the entry of the truth that it shares most with.
 */
export function compareFields(parsed: ParsedResume, truth: Truth): (boolean | undefined)[] {
  const sections = writeSections(parsed.resume, SECTIONS);
  const matches = new Map(
    Object.entries(LIST_OF).map(([section, list]) => [
      section,
      matchEntries(parsed, sections, truth, list),
    ]),
  );
  return parsed.fields.map(({ ref: { section, field, entryId }, text }) => {
    const list = LIST_OF[section];
    if (isIgnored(truth, list ?? section, field)) return undefined;
    if (list === undefined) {
      return isKnown(section, field) ? isRightAlone(truth, section, field, text) : undefined;
    }
    const entry = matches.get(section)?.get(entryId ?? '');
    if (entry === 'optional') return undefined;
    return entry !== undefined && isRightIn(entry, list, field, text);
  });
}

/** Checks whether the truth of the evaluation sets says anything of it. */
const isKnown = (section: string, field: string): boolean =>
  section === 'contact'
    ? !['headline', 'links', 'details'].includes(field)
    : ['summary', 'skills'].includes(section);

/** A field of the contact, a line of the summary, a line of skills. */
function isRightAlone(truth: Truth, section: string, field: string, text: string): boolean {
  if (section === 'contact') return isAnyOf(truth.contact[field], text, field);
  return section === 'summary' ? isWithin(truth.summary, text) : hasSkills(truth, text);
}

function isIgnored({ _ignore = [] }: Truth, list: string, field: string): boolean {
  return _ignore.includes(`${list}.${field}`) || _ignore.includes(list);
}

function isRightIn(entry: Entry, list: ListName, field: string, text: string): boolean {
  if (field === 'bullets') return listOf(entry.bullets).some((each) => alike(each, text) >= ALIKE);
  if (field === 'relevance') return list !== 'projects' || isWithin(entry.description, text);
  if (field === 'endDate' && entry.isCurrent === true) return isPresent(text);
  if (list === 'awards' && field === 'name') return isAnyOf(entry.title, text, field);
  return isAnyOf(truthOf(entry, field), text, field);
}

/** A single date may stand at either end. */
function truthOf(entry: Entry, field: string): unknown {
  if (field === 'endDate' && isNone(entry.endDate)) return entry.startDate;
  if (field === 'startDate' && isNone(entry.startDate)) return entry.endDate;
  return entry[field];
}

const isPresent = (text: string): boolean => /present|current/iu.test(text);
const isNone = (value: unknown): boolean => listOf(value).length === 0;

/** The values of a scalar (a list of them are alternatives) or of a list. */
function listOf(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list
    .filter((each) => typeof each === 'string' || typeof each === 'number')
    .map(String)
    .filter((each) => each.trim() !== '');
}

function isAnyOf(truth: unknown, text: string, field: string): boolean {
  return listOf(truth).some((each) => isSame(each, text, field));
}

function isSame(truth: string, text: string, field: string): boolean {
  if (/date/iu.test(field)) return sameDate(truth, text);
  if (field === 'phone')
    return truth.replace(/\D/gu, '').slice(-7) === text.replace(/\D/gu, '').slice(-7);
  if (field === 'gpa') return numberIn(truth) === numberIn(text);
  if (field === 'website' || field === 'linkedin') return bareUrl(truth) === bareUrl(text);
  return alike(truth, text) >= ALIKE;
}

const numberIn = (text: string) => Number(/\d+(?:[.,]\d+)?/u.exec(text)?.[0].replace(',', '.'));

const bareUrl = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^https?:\/\//u, '')
    .replace(/^www\.|^[a-z]{2}\.(?=linkedin)/u, '')
    .replace(/linkedin\.com\/in\/|\/+$/gu, '');

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** "2019-04" and "Apr 2019"; a truth without a month leaves it open. */
function sameDate(truth: string, text: string): boolean {
  const [year, month] = truth.split('-');
  const first = text.split(' – ')[0] ?? text;
  if (year === undefined || !first.includes(year)) return false;
  const name = MONTHS[Number(month) - 1];
  return name === undefined || first.toLowerCase().includes(name) || first.includes(`-${month}`);
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}+#%]+/gu) ?? []
  );
}

/** Twice the shared words by the words of both. */
function alike(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.join('') === b.join('')) return 1;
  return (2 * countShared(a, b)) / Math.max(1, a.length + b.length);
}

function countShared(a: readonly string[], b: readonly string[]): number {
  const left = [...b];
  return a.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}

/** A line of a longer text: nearly all its words stand there. */
function isWithin(truth: unknown, text: string): boolean {
  const words = wordsOf(text);
  return listOf(truth).some((each) => countShared(words, wordsOf(each)) >= words.length * ALIKE);
}

function hasSkills(truth: Truth, text: string): boolean {
  const known = [...skillTexts(truth.skills), ...skillTexts(truth._optional?.skills)];
  const list = /^[^:]{1,45}:\s+(?<items>.+)$/u.exec(text)?.groups?.items ?? text;
  return list
    .split(/,\s+(?![^()]*\))/u)
    .every((skill) => known.some((each) => alike(each, skill) >= 0.67));
}

const skillTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap((each: unknown) => listOf(each)) : [];

/** The entry of the truth for each entry read, by its id; each of the truth is given once, the likest first. */
function matchEntries(
  { resume }: ParsedResume,
  sections: Sections,
  truth: Truth,
  list: ListName,
): Map<string, Entry | 'optional'> {
  const known = (Array.isArray(truth[list]) ? truth[list] : []) as Entry[];
  const optional = truth._optional?.[list] ?? [];
  const ids = SECTIONS.entries
    .filter((section) => section.list === list)
    .flatMap(({ kind }) => completeEntryOrder(resume, kind));
  const pairs = sections[list]
    .flatMap((read, at) =>
      known.map((entry, to) => ({ at, to, score: likeness(entry, read, list) })),
    )
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const found = new Map<string, Entry | 'optional'>();
  const taken = new Set<number>();
  for (const { at, to } of pairs) {
    const id = ids[at];
    const entry = known[to];
    if (id === undefined || entry === undefined || found.has(id) || taken.has(to)) continue;
    found.set(id, entry);
    taken.add(to);
  }
  if (optional.length > 0) for (const id of ids) if (!found.has(id)) found.set(id, 'optional');
  return found;
}

function likeness(entry: Entry, read: object, list: ListName): number {
  const values = new Map<string, unknown>(Object.entries(read));
  return KEYS[list].reduce((sum, key) => {
    const one = listOf(entry[key]);
    const other = listOf(values.get(key) ?? (key === 'title' ? values.get('name') : undefined));
    const best = one.flatMap((a) => other.map((b) => alike(a, b)));
    return sum + (best.length > 0 ? Math.max(...best) : 0);
  }, 0);
}
