import type { Members } from '../fields/field.ts';
import type { EntryId } from '../ids.ts';
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

/** What a new entry of a kind holds, its members in the order of the wire. */
export function membersOf(kind: EntryKind): Members {
  const { fields, wireOrder } = sectionOfKind(kind);
  const members = new Map(fields.flatMap((field) => Object.entries(field.members)));
  return Object.fromEntries(
    wireOrder.flatMap((name) => {
      const empty = members.get(name);
      return empty === undefined ? [] : [[name, empty]];
    }),
  );
}

/** A new entry of `kind`; `id` is the client's temporary one until the first save is answered. */
export function blankEntry<K extends EntryKind>(kind: K, id: EntryId): EntryOf<K> {
  return { id, ...membersOf(kind) } as EntryOf<K>;
}
