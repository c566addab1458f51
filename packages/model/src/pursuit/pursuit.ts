import type { EntryId } from '../ids.ts';

/** Meanings of a state, whatever a person calls its stage: the way an application goes, and its end. */
export const MEANINGS = ['saved', 'applied', 'talking', 'offer', 'hired', 'closed'] as const;
export type Meaning = (typeof MEANINGS)[number];

/** Checks whether an application goes on: the next step of one that is closed is not to come. */
export const goesOn = (meaning: Meaning): boolean => meaning !== 'closed';

/** Reasons for which an application is closed. */
export const CLOSING_REASONS = [
  'notSelected',
  'noAnswer',
  'withdrew',
  'declined',
  'postingGone',
] as const;
export type ClosingReason = (typeof CLOSING_REASONS)[number];

export const PAY_PERIODS = ['year', 'month', 'week', 'day', 'hour'] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

/** A posting as the person found it: its words stay where it has gone. `pay` is as it was written. */
export type Posting = {
  readonly company: string;
  readonly title: string;
  readonly location: string;
  readonly url: string;
  readonly text: string;
  /** The place or the person by which it was found. */
  readonly source: string;
  readonly pay: string;
  /** Last day for an application, YYYY-MM-DD; empty where it is not known. */
  readonly lastDay: string;
};

/** The state of an application; `stage` is the person's own name for it, `since` a day or empty. */
export type PursuitState = {
  readonly meaning: Meaning;
  /** Of talks: the first, the second, … */
  readonly round: number | null;
  readonly stage: string;
  readonly reasons: readonly ClosingReason[];
  readonly since: string;
};

/** The person's next step; `due` is a day or empty. */
export type NextStep = { readonly what: string; readonly due: string };

export type PursuitNotes = { readonly text: string };

/** An amount of pay; null where nothing is said, which is not zero. */
export type PayAmount = {
  readonly amount: number | null;
  /** Three letters (ISO 4217), or as it was typed. */
  readonly currency: string;
  readonly per: PayPeriod;
};

export type Pay = { readonly asked: PayAmount; readonly offered: PayAmount };

/** A person of the company, or between. */
export type Person = {
  readonly id: EntryId;
  readonly name: string;
  readonly role: string;
  readonly email: string;
  readonly phone: string;
  readonly note: string;
};

/** A talk that is agreed on, by the clock of its place. */
export type Interview = {
  readonly id: EntryId;
  /** YYYY-MM-DDTHH:mm in `zone`; empty where it is open. */
  readonly when: string;
  /** Name of a time zone of the IANA. */
  readonly zone: string;
  readonly minutes: number | null;
  readonly where: string;
  readonly kind: string;
  readonly round: number | null;
  readonly note: string;
};

/** Parts that an application has once. */
type PursuitOnce = {
  readonly posting: Posting;
  readonly state: PursuitState;
  readonly next: NextStep;
  readonly notes: PursuitNotes;
  readonly pay: Pay;
};
export type PursuitSection = keyof PursuitOnce;

/** Entries of the lists of an application. */
export type PursuitEntries = { readonly person: Person; readonly interview: Interview };
export type PursuitList = keyof PursuitEntries;

/** A person's application at a company. */
export type Pursuit = PursuitOnce & {
  readonly person: readonly Person[];
  readonly interview: readonly Interview[];
};

/** The greatest number of rounds or minutes that is kept. */
export const MAX_COUNT = 100_000;

const NO_AMOUNT: PayAmount = { amount: null, currency: '', per: 'year' };

/** Parts that say nothing. */
export const NO_PARTS: PursuitOnce = {
  posting: {
    company: '',
    title: '',
    location: '',
    url: '',
    text: '',
    source: '',
    pay: '',
    lastDay: '',
  },
  state: { meaning: 'saved', round: null, stage: '', reasons: [], since: '' },
  next: { what: '', due: '' },
  notes: { text: '' },
  pay: { asked: NO_AMOUNT, offered: NO_AMOUNT },
};

/** Entries that say nothing, without their ids. */
export const NO_ENTRIES: { readonly [K in PursuitList]: Omit<PursuitEntries[K], 'id'> } = {
  person: { name: '', role: '', email: '', phone: '', note: '' },
  interview: { when: '', zone: '', minutes: null, where: '', kind: '', round: null, note: '' },
};

/** An application that says nothing. */
export const emptyPursuit = (): Pursuit => ({ ...NO_PARTS, person: [], interview: [] });

/** Name of an application in lists of documents: "Engineer, Acme". */
export const pursuitTitle = ({ title, company }: Pick<Posting, 'title' | 'company'>): string =>
  [title, company].filter((name) => name.trim() !== '').join(', ');
