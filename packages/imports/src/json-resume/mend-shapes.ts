import { readPlace } from '../contact/place.ts';
import { isRecord } from '../json/parse-json.ts';

/** Something else than what the standard has, and how it was taken. */
export type Mended = { path: string; form: 'list' | 'object' };

type Json = Readonly<Record<string, unknown>>;

/** The lists of the standard, by the member that names an item which is a text alone. */
const LISTS: Readonly<Record<string, string>> = {
  work: 'name',
  volunteer: 'organization',
  education: 'institution',
  awards: 'title',
  certificates: 'name',
  publications: 'name',
  skills: 'name',
  languages: 'language',
  interests: 'name',
  references: 'reference',
  projects: 'name',
};

/** Members of items that are lists of texts, and what parts the texts of one that is a text. */
const TEXTS: Readonly<Record<string, RegExp>> = {
  highlights: /\n/u,
  courses: /\n/u,
  keywords: /[,;\n]/u,
  roles: /[,;\n]/u,
};

/**
 * The value of a JSON Resume file with lists and objects where programs have written texts, or one object in place of a list, as
 * some do; and what was taken so.
 */
export function mendShapes(value: unknown): { value: unknown; mended: readonly Mended[] } {
  const mended: Mended[] = [];
  if (!isRecord(value)) return { value, mended };
  const whole = Object.entries(value).map(([key, member]): [string, unknown] => {
    const names = Object.hasOwn(LISTS, key) ? LISTS[key] : undefined;
    if (names !== undefined) return [key, listOf(member, { path: key, names, mended })];
    return [key, key === 'basics' && isRecord(member) ? basicsOf(member, mended) : member];
  });
  return { value: Object.fromEntries(whole), mended };
}

const isText = (value: unknown): value is string => typeof value === 'string';

const partsOf = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function basicsOf(basics: Json, mended: Mended[]): Json {
  const { location, profiles, ...others } = basics;
  return {
    ...others,
    ...('location' in basics && { location: placeOf(location, mended) }),
    ...('profiles' in basics && {
      profiles: listOf(profiles, { path: 'basics.profiles', names: 'url', mended }),
    }),
  };
}

function placeOf(location: unknown, mended: Mended[]): unknown {
  if (!isText(location)) return location;
  mended.push({ path: 'basics.location', form: 'object' });
  const { city, state, country } = readPlace(location);
  return { city, region: state, country };
}

type List = { path: string; names: string; mended: Mended[] };

function listOf(value: unknown, { path, names, mended }: List): unknown {
  const isList = Array.isArray(value);
  if (!isList && !isRecord(value) && !isText(value)) return value;
  if (!isList) mended.push({ path, form: 'list' });
  const items: unknown[] = isList ? value : [value];
  return items.map((item, at) => {
    const here = isList ? `${path}[${at}]` : path;
    if (isRecord(item)) return itemOf(item, here, mended);
    if (!isText(item)) return item;
    mended.push({ path: here, form: 'object' });
    return { [names]: item };
  });
}

function itemOf(item: Json, path: string, mended: Mended[]): Json {
  const members = Object.entries(item).map(([key, member]): [string, unknown] => {
    const separator = Object.hasOwn(TEXTS, key) ? TEXTS[key] : undefined;
    if (!separator || !isText(member)) return [key, member];
    mended.push({ path: `${path}.${key}`, form: 'list' });
    return [key, partsOf(member, separator)];
  });
  return Object.fromEntries(members);
}
