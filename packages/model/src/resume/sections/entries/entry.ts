import type { DateValue } from '../../../dates/date-value.ts';
import type { EntryId } from '../../../ids.ts';
import type { Points } from '../../../points/point.ts';
import type { Sections } from '../create-sections.ts';
import type { BuiltInEntries, EntryKind } from '../registry.ts';
import type { EntryFlags } from './entry-flags.ts';
import { readTexts } from './entry-texts.ts';
import { membersOf } from './members.ts';

type Values = { [S in BuiltInEntries as S['kind']]: Parameters<S['check']>[0] };
type TextsOf<V> = { -readonly [N in keyof V]: V[N] extends Points | DateValue ? string : V[N] };
type Texts = { [K in EntryKind]: TextsOf<Values[K]> };
type WithId<C> = { id: EntryId } & { -readonly [N in keyof C]: C[N] };
type Entries = { [K in EntryKind]: WithId<Values[K]> & EntryFlags };

/** Texts that the fields of an entry of a kind show: dates and points as text, points one a line. */
export type EntryTexts<K extends EntryKind> = Texts[K];

/** An entry as a resume holds it: its id, and what the fields of its kind say. Dates and points are values. */
export type EntryOf<K extends EntryKind> = Entries[K];

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
): EntryOf<K> =>
  // What the fields of K say in a new entry is content of K.
  ({ id, ...readTexts(sections.ofKind(kind), membersOf(kind, sections)) }) as EntryOf<K>;
