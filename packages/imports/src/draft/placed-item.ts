import { type EntryKind, type EntrySection, formatDateRange, SECTIONS } from '@shortlist/model';
import { type Line, plainLine } from '../text/line.ts';
import type { DraftEntry } from './resume-draft.ts';

/** The fields of an entry of any kind, under names that all kinds share. */
export type Item = {
  /** Its name: a role, a degree, a project, a person, a language. */
  name: string;
  /** Its place or its giver: a company, a school, an issuer; of a language how well. */
  organization?: string;
  location?: string;
  startDate?: string;
  endDate?: string;
  lines?: readonly Line[];
  gpa?: string;
  url?: string;
  /** Of a person: how to reach them. */
  contact?: string;
  hidden?: boolean;
  sameEmployer?: boolean;
};

/** An entry of a kind that says what the item does; what the kind has no field for is a line of its description. */
export function entryOfItem<K extends EntryKind>(kind: K, item: Item): DraftEntry<K> {
  const texts = TEXTS[kind]?.(item) ?? textsByRole(SECTIONS.ofKind(kind).fields, item);
  // The members of the kind's own fields.
  return makeEntry(item, texts) as DraftEntry<K>;
}

/** An entry of a section of the person's own. */
export const ownEntry = (item: Item): DraftEntry => makeEntry(item, ownTexts(item));

function makeEntry(item: Item, { texts, besides = [] }: Texts): DraftEntry {
  const { lines = [], hidden = false, sameEmployer = false } = item;
  return {
    texts,
    lines: [...besides.filter((text) => text !== '').map((text) => ({ text })), ...lines],
    hidden,
    sameEmployer,
  };
}

type Field = EntrySection['fields'][number];

type Texts = { texts: Readonly<Record<string, string>>; besides?: readonly string[] };

const datesOf = ({ startDate = '', endDate = '' }: Item) => ({ startDate, endDate });

const rangeOf = ({ startDate = '', endDate = '' }: Item) =>
  formatDateRange(startDate, endDate, false);

function ownTexts(item: Item): Texts {
  const { name, organization = '', location = '', contact = '' } = item;
  return { texts: { name, organization, location, ...datesOf(item) }, besides: [contact] };
}

/** The texts of an entry by what its fields print; who gave it is the second part of a name that has two. */
function textsByRole(fields: readonly Field[], item: Item): Texts {
  const { name, organization = '', location = '', gpa = '', url = '' } = item;
  const alike: Readonly<Record<string, string>> = { gpa, url };
  const membersWith = (role: Field['prints']) =>
    fields.flatMap(({ prints, members }) => (prints === role ? Object.keys(members) : []));
  const [called, giver] = membersWith('name');
  const texts = new Map([
    ...pair(called, name),
    ...pair(membersWith('organization')[0] ?? giver, organization),
    ...pair(membersWith('location')[0], location),
    ...fields.flatMap((field) => dateTexts(field, item)),
    ...membersWith('remark').flatMap((member) => pair(member, alike[member])),
  ]);
  const isPlaced = membersWith('location').length > 0 || membersWith('points').length === 0;
  return { texts: Object.fromEntries(texts), besides: isPlaced ? [] : [location] };
}

const pair = (member: string | undefined, text: string | undefined): [string, string][] =>
  member === undefined || text === undefined ? [] : [[member, text]];

function dateTexts({ type, members }: Field, item: Item): [string, string][] {
  if (type === 'dateRange') return Object.entries(datesOf(item));
  return type === 'month' ? Object.keys(members).map((member) => [member, rangeOf(item)]) : [];
}

/** Kinds whose texts come from elsewhere than their fields say. */
const TEXTS: Partial<Record<EntryKind, (item: Item) => Texts>> = {
  reference: ({ name, organization = '', contact = '', lines = [] }) => ({
    texts: { name, position: organization, contact, quote: lines.map(plainLine).join(' ') },
  }),
};
