import { z } from 'zod';
import type { Members } from '../fields/field.ts';
import { EntryId } from '../ids.ts';
import { type BuiltInEntries, ENTRY_SECTIONS } from './registry.ts';

export type EntryKind = BuiltInEntries['kind'];

type Contents = { [S in BuiltInEntries as S['kind']]: Parameters<S['mayLastGo']>[0] };
type Entries = {
  [K in EntryKind]: { id: EntryId } & { -readonly [N in keyof Contents[K]]: Contents[K][N] };
};

/** What an entry of a kind says. */
export type EntryContent<K extends EntryKind> = Contents[K];

/** An entry as a resume holds it: its id, and what the fields of its kind say. */
export type EntryOf<K extends EntryKind> = Entries[K];

export type Experience = EntryOf<'experience'>;
export type Education = EntryOf<'education'>;
export type Certification = EntryOf<'certification'>;
export type Award = EntryOf<'award'>;
export type Project = EntryOf<'project'>;

/** The section of a kind of entry. Throws for a kind that there is none of. */
export function sectionOfKind(kind: EntryKind) {
  const section = ENTRY_SECTIONS.find((each) => each.kind === kind);
  if (!section) throw new TypeError(`There is no section of ${kind} entries.`);
  return section;
}

/** How many years after the current month the dates of an entry of a kind may end. */
export const yearsAheadOf = (kind: EntryKind): number =>
  sectionOfKind(kind).fields.find(({ type }) => type === 'dateRange')?.yearsAhead ?? 0;

/** The members of a stored entry, by their names in the order of the wire. */
export function membersOf(kind: EntryKind): Members {
  const { fields, wireOrder } = sectionOfKind(kind);
  const members = new Map(fields.flatMap((field) => Object.entries(field.members)));
  return Object.fromEntries(
    wireOrder.flatMap((name) => {
      const member = members.get(name);
      return member ? [[name, member]] : [];
    }),
  );
}

type EntryShape<K extends EntryKind> = { id: typeof EntryId } & {
  [N in keyof EntryContent<K>]: z.ZodType<EntryContent<K>[N]>;
};

/** The schema of an entry of a kind, its members in the order of the wire. */
export function entrySchema<K extends EntryKind>(kind: K): z.ZodObject<EntryShape<K>> {
  const members = Object.entries(membersOf(kind));
  const shape = Object.fromEntries(members.map(([name, { schema }]) => [name, schema]));
  // The types of the members follow from the same fields.
  return z.object({ id: EntryId, ...shape }) as unknown as z.ZodObject<EntryShape<K>>;
}

/** A new entry of `kind`; `id` is the client's temporary one until the first save is answered. */
export function blankEntry<K extends EntryKind>(kind: K, id: EntryId): EntryOf<K> {
  const members = Object.entries(membersOf(kind));
  const content = Object.fromEntries(members.map(([name, { empty }]) => [name, empty]));
  return { id, ...content } as EntryOf<K>;
}
