import type { DateValue } from '../../../dates/date-value.ts';
import type { EntryId } from '../../../ids.ts';
import type { Points } from '../../../points/point.ts';
import type { Sections } from '../create-sections.ts';
import type { EntrySection } from '../define-section.ts';
import type { BuiltInEntries, EntryKind } from '../registry.ts';
import type { EntryFlags } from './entry-flags.ts';
import {
  type EntryValues,
  entryValues,
  flatMembers,
  readMembers,
  readTexts,
} from './flat-entry.ts';
import { membersOf } from './members.ts';

type Values = { [S in BuiltInEntries as S['kind']]: Parameters<S['check']>[0] };
type Flat<V> = { -readonly [N in keyof V]: V[N] extends Points | DateValue ? string : V[N] };
type Contents = { [K in EntryKind]: Flat<Values[K]> };
type WithId<C> = { id: EntryId } & { -readonly [N in keyof C]: C[N] };
type Entries = { [K in EntryKind]: WithId<Values[K]> & EntryFlags };
type FlatEntries = { [K in EntryKind]: WithId<Contents[K]> & { values?: EntryValues | undefined } };

/** Member of an entry on the wire alone: the uses of AI Write that are left. */
type AiUses = {
  [S in BuiltInEntries as S['kind']]: S['hasAiWrite'] extends true
    ? { aiUsesLeft: number }
    : unknown;
};

/** An entry as the wire has it. */
export type WireEntry<K extends EntryKind> = FlatEntry<K> & AiUses[K];

/** Content of an entry of a kind with every value as text. */
export type EntryContent<K extends EntryKind> = Contents[K];

/** An entry as a resume holds it: its id, and what the fields of its kind say. Dates and points are values. */
export type EntryOf<K extends EntryKind> = Entries[K];

/** An entry as it is typed and merged, and as the spec's calls have it: every value as text, and in `values` what a text does not say. */
export type FlatEntry<K extends EntryKind> = FlatEntries[K];

export type Experience = EntryOf<'experience'>;
export type Education = EntryOf<'education'>;
export type Award = EntryOf<'award'>;
export type Project = EntryOf<'project'>;

/** Returns the years after the current month that the dates of an entry of a kind may end. */
export const yearsAheadOf = (kind: EntryKind, sections: Sections): number =>
  sections.ofKind(kind).fields.find(({ type }) => type === 'dateRange')?.yearsAhead ?? 0;

/** A new entry of `kind`; `id` is the client's temporary one until the first save is answered. */
export const emptyEntry = <K extends EntryKind>(
  kind: K,
  id: EntryId,
  sections: Sections,
): EntryOf<K> => readEntry(kind, emptyFlatEntry(kind, id, sections), sections);

/** A new entry of `kind` with every value as text. */
export const emptyFlatEntry = <K extends EntryKind>(
  kind: K,
  id: EntryId,
  sections: Sections,
): FlatEntry<K> =>
  // What the fields of K say in a new entry is content of K.
  ({ id, ...membersOf(kind, sections) }) as unknown as FlatEntry<K>;

/** The entry of a flat record. Its points keep the ids of the same lines in `previous`, and have the marks of `values`. */
export function readEntry<K extends EntryKind>(
  kind: K,
  flat: FlatEntry<K>,
  sections: Sections,
  previous?: EntryOf<K>,
): EntryOf<K> {
  const before = previous ? [{ ...previous }] : [];
  const entry = readMembers(sections.ofKind(kind), { ...flat }, ...before);
  // Values that came in another form than their normal one are not what the entry says.
  if (isExact(sections.ofKind(kind), entry, flat.values)) flats.set(entry, flat);
  return entry as unknown as EntryOf<K>;
}

const isExact = (section: EntrySection, entry: object, values: EntryValues | undefined) =>
  values === undefined || JSON.stringify(values) === JSON.stringify(entryValues(section, entry));

/** The entry with some of its texts changed: points keep their marks where the text allows it. */
export function withTexts<K extends EntryKind>(
  kind: K,
  entry: EntryOf<K>,
  texts: Partial<FlatEntry<K>>,
  sections: Sections,
): EntryOf<K> {
  const flat = { ...flatEntry(kind, entry, sections), ...texts };
  return readTexts(sections.ofKind(kind), { ...flat }, { ...entry }) as unknown as EntryOf<K>;
}

/** The flat records of entries: an entry is made of one, and asked for it with every keystroke. */
const flats = new WeakMap<object, object>();

/** The entry with every value as text; the same object for the same entry. */
export function flatEntry<K extends EntryKind>(
  kind: K,
  entry: EntryOf<K>,
  sections: Sections,
): FlatEntry<K> {
  const flat = flats.get(entry) ?? flatMembers(sections.ofKind(kind), entry);
  flats.set(entry, flat);
  return flat as FlatEntry<K>;
}
