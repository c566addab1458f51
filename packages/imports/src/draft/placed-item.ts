import { type EntryKind, formatDateRange } from '@shortlist/resume';
import { type Line, plainLine } from '../text/line.ts';
import type { DraftEntry } from './resume-draft.ts';

/** What entries of every kind say, under names that all share. */
export type Item = {
  /** What it is: a role, a degree, a project, a person, a language. */
  name: string;
  /** Where, or from whom: a company, a school, an issuer; of a language how well. */
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
  // Each kind's function gives texts of that kind.
  return makeEntry(item, TEXTS[kind](item)) as DraftEntry<K>;
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

type Texts = { texts: Readonly<Record<string, string>>; besides?: readonly string[] };

const datesOf = ({ startDate = '', endDate = '' }: Item) => ({ startDate, endDate });

const rangeOf = ({ startDate = '', endDate = '' }: Item) =>
  formatDateRange(startDate, endDate, false);

const named = (item: Item): Texts => ({
  texts: { name: item.name, organization: item.organization ?? '', date: rangeOf(item) },
  besides: [item.location ?? ''],
});

function ownTexts(item: Item): Texts {
  const { name, organization = '', location = '', contact = '' } = item;
  return { texts: { name, organization, location, ...datesOf(item) }, besides: [contact] };
}

const TEXTS: { [K in EntryKind]: (item: Item) => Texts } = {
  experience: (item) => ({
    texts: {
      role: item.name,
      company: item.organization ?? '',
      location: item.location ?? '',
      ...datesOf(item),
    },
  }),
  education: (item) => ({
    texts: {
      degree: item.name,
      school: item.organization ?? '',
      location: item.location ?? '',
      gpa: item.gpa ?? '',
      ...datesOf(item),
    },
  }),
  volunteering: (item) => ({
    texts: {
      role: item.name,
      organization: item.organization ?? '',
      location: item.location ?? '',
      ...datesOf(item),
    },
  }),
  membership: (item) => ({
    texts: { organization: item.name, role: item.organization ?? '', ...datesOf(item) },
    besides: [item.location ?? ''],
  }),
  award: named,
  certification: named,
  project: named,
  course: named,
  publication: (item) => ({
    texts: {
      name: item.name,
      publisher: item.organization ?? '',
      date: rangeOf(item),
      url: item.url ?? '',
    },
    besides: [item.location ?? ''],
  }),
  language: ({ name, organization = '' }) => ({ texts: { name, level: organization } }),
  reference: ({ name, organization = '', contact = '', lines = [] }) => ({
    texts: { name, position: organization, contact, quote: lines.map(plainLine).join(' ') },
  }),
};
