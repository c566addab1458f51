import type { PartContent } from '../documents/document-kind.ts';
import { inOneForm, type MemberForm, type PartForm } from '../documents/part-form.ts';
import { EntryId } from '../ids.ts';
import { type Fields, readFields, readText } from '../resume/parts/read-field.ts';
import {
  CLOSING_REASONS,
  emptyPursuit,
  MAX_COUNT,
  MEANINGS,
  NO_ENTRIES,
  NO_PARTS,
  PAY_PERIODS,
  type Pursuit,
  type PursuitEntries,
  type PursuitList,
  type PursuitSection,
} from './pursuit.ts';

/** Key of a part of an application: the unit in which it is saved, sent and merged. */
export type PursuitKey = PursuitSection | `${PursuitList}:${EntryId}`;

/** Value of a part that there is one of. */
export type PursuitContent = Pursuit[PursuitSection];
export type PursuitEntry = PursuitEntries[PursuitList];

type FormsOf<V> = { readonly [N in keyof V & string]: MemberForm };

/** Members of the parts that there is one of. */
const SECTIONS: { readonly [K in PursuitSection]: FormsOf<Pursuit[K]> } = {
  posting: {
    company: 'line',
    title: 'line',
    location: 'line',
    url: 'line',
    text: 'lines',
    source: 'line',
    pay: 'line',
    lastDay: 'day',
  },
  state: {
    meaning: { oneOf: MEANINGS },
    round: 'count',
    stage: 'line',
    reasons: { someOf: CLOSING_REASONS },
    since: 'day',
  },
  next: { what: 'line', due: 'day' },
  notes: { text: 'lines' },
  pay: { asked: 'pay', offered: 'pay' },
};

/** Members of the entries of lists. */
const ENTRIES: { readonly [K in PursuitList]: FormsOf<Omit<PursuitEntries[K], 'id'>> } = {
  person: { name: 'line', role: 'line', email: 'line', phone: 'line', note: 'lines' },
  interview: {
    when: 'moment',
    zone: 'line',
    minutes: 'count',
    where: 'line',
    kind: 'line',
    round: 'count',
    note: 'lines',
  },
};

export const PURSUIT_SECTIONS = Object.keys(SECTIONS) as PursuitSection[];
export const PURSUIT_LISTS = Object.keys(ENTRIES) as PursuitList[];

export const isPursuitSection = (name: string): name is PursuitSection =>
  Object.hasOwn(SECTIONS, name);
export const isPursuitList = (name: string): name is PursuitList => Object.hasOwn(ENTRIES, name);

/** The list and the id in the key of an entry; undefined for all other keys. */
export function entryOfPursuitKey(key: string): { list: PursuitList; id: EntryId } | undefined {
  const colon = key.indexOf(':');
  const list = key.slice(0, Math.max(colon, 0));
  const { data: id } = EntryId.safeParse(key.slice(colon + 1));
  return isPursuitList(list) && id !== undefined ? { list, id } : undefined;
}

const isPursuitKey = (key: string): key is PursuitKey =>
  isPursuitSection(key) || entryOfPursuitKey(key) !== undefined;

export function findPursuitPart(key: string): PartForm | undefined {
  if (isPursuitSection(key)) return inOneForm(key, { shape: 'members', members: SECTIONS[key] });
  const entry = entryOfPursuitKey(key);
  return (
    entry &&
    inOneForm(entry.list, { shape: 'members', members: ENTRIES[entry.list], entryId: entry.id })
  );
}

/** Reads the content of a part. Never throws, whatever JSON it is: what is not of its form says nothing. */
export function readPursuitContent(
  key: PursuitKey,
  { content }: Pick<PartContent, 'content'>,
): PursuitContent | PursuitEntry {
  const said = readFields(content);
  if (isPursuitSection(key))
    // The members of a part are those of its form.
    return readMembers(said, SECTIONS[key], NO_PARTS[key]) as PursuitContent;
  const entry = entryOfPursuitKey(key);
  if (!entry) throw new TypeError(`An application has no part ${key}.`);
  const { list, id } = entry;
  return { id, ...readMembers(said, ENTRIES[list], NO_ENTRIES[list]) } as PursuitEntry;
}

/** The id of an entry is in its key. */
export function writePursuitContent(
  _key: PursuitKey,
  value: PursuitContent | PursuitEntry,
): PartContent {
  const { id: _, ...content } = { id: '', ...value };
  return { schema: 1, content };
}

/** Builds the application of parts; what none of them says is empty, and entries stand as their parts do. */
export function pursuitOfParts(
  parts: readonly (Pick<PartContent, 'content'> & { key: string })[],
): Pursuit {
  const once: Record<string, PursuitContent> = {};
  const listed: Record<PursuitList, PursuitEntry[]> = { person: [], interview: [] };
  for (const { key, content } of parts) {
    if (!isPursuitKey(key)) continue;
    const value = readPursuitContent(key, { content });
    const list = entryOfPursuitKey(key)?.list;
    if (list) listed[list].push(value as PursuitEntry);
    else once[key] = value as PursuitContent;
  }
  return { ...emptyPursuit(), ...once, ...listed } as Pursuit;
}

/** Reads members by their forms; one that is not of its form is as in `empty`. */
function readMembers<V extends object>(said: Fields, forms: FormsOf<V>, empty: V): V {
  const members = Object.entries<MemberForm>(forms).map(([name, form]) => {
    const value = readMember(said, name, form);
    return [name, value ?? (empty as Fields)[name]];
  });
  return Object.fromEntries(members) as V;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u;

/** Returns a member in its form; undefined where it is none. */
function readMember(said: Fields, name: string, form: MemberForm): unknown {
  const value = said[name];
  if (typeof form === 'object')
    return 'oneOf' in form
      ? form.oneOf.find((each) => each === value)
      : form.someOf.filter((each) => Array.isArray(value) && value.includes(each));
  switch (form) {
    case 'day':
      return isTime(value, DAY) ? value : undefined;
    case 'moment':
      return isTime(value, MOMENT) ? value : undefined;
    case 'count':
      return isCount(value) ? value : undefined;
    case 'pay':
      return readPay(readFields(value));
    default:
      return readText(said, name);
  }
}

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_COUNT;

/** Checks whether a value is a time of the calendar, written in this form. */
function isTime(value: unknown, form: RegExp): boolean {
  if (typeof value !== 'string' || !form.test(value)) return false;
  const time = new Date(value.includes('T') ? `${value}Z` : value);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(value);
}

function readPay(said: Fields) {
  const { amount } = said;
  return {
    amount: typeof amount === 'number' && Number.isFinite(amount) && amount >= 0 ? amount : null,
    currency: readText(said, 'currency'),
    per: PAY_PERIODS.find((period) => period === said.per) ?? NO_PARTS.pay.asked.per,
  };
}
