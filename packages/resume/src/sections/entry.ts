import type { Members } from '../fields/field.ts';
import type { EntryId } from '../ids.ts';
import type { BuiltInEntries, EntryKind } from './registry.ts';
import { SECTIONS } from './sections.ts';

type Contents = { [S in BuiltInEntries as S['kind']]: Parameters<S['mayLastGo']>[0] };
type Entries = {
  [K in EntryKind]: { id: EntryId } & { -readonly [N in keyof Contents[K]]: Contents[K][N] };
};

/** What the wire says of an entry besides: the uses of AI Write that are left. */
type AiUses = {
  [S in BuiltInEntries as S['kind']]: S['hasAiWrite'] extends true
    ? { aiUsesLeft: number }
    : unknown;
};

/** An entry as the wire has it. */
export type WireEntry<K extends EntryKind> = EntryOf<K> & AiUses[K];

/** What an entry of a kind says. */
export type EntryContent<K extends EntryKind> = Contents[K];

/** An entry as a resume holds it: its id, and what the fields of its kind say. */
export type EntryOf<K extends EntryKind> = Entries[K];

export type Experience = EntryOf<'experience'>;
export type Education = EntryOf<'education'>;
export type Award = EntryOf<'award'>;
export type Project = EntryOf<'project'>;

/** How many years after the current month the dates of an entry of a kind may end. */
export const yearsAheadOf = (kind: EntryKind, sections = SECTIONS): number =>
  sections.ofKind(kind).fields.find(({ type }) => type === 'dateRange')?.yearsAhead ?? 0;

/** What a new entry of a kind holds, its members in the order of the wire. */
export function membersOf(kind: EntryKind, sections = SECTIONS): Members {
  const { fields, wireOrder } = sections.ofKind(kind);
  const members = new Map(fields.flatMap((field) => Object.entries(field.members)));
  return Object.fromEntries(
    wireOrder.flatMap((name) => {
      const empty = members.get(name);
      return empty === undefined ? [] : [[name, empty]];
    }),
  );
}

/** A new entry of `kind`; `id` is the client's temporary one until the first save is answered. */
export function blankEntry<K extends EntryKind>(
  kind: K,
  id: EntryId,
  sections = SECTIONS,
): EntryOf<K> {
  return { id, ...membersOf(kind, sections) } as EntryOf<K>;
}
