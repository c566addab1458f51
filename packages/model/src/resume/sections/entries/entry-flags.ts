/** A person's decisions about an entry as a whole, beside what it says. */
export const ENTRY_FLAGS = [
  'hidden',
  'sameEmployer',
  'startsPage',
  'keptTogether',
  'locked',
] as const;
export type EntryFlag = (typeof ENTRY_FLAGS)[number];

/**
 * Absent stands for no. `hidden` prints nowhere; `sameEmployer` is a role at the employer of the entry above;
 * `startsPage` stands at the head of a page; `keptTogether` is on one page where a page holds it; `locked` is changed by no proposal.
 */
export type EntryFlags = { readonly [F in EntryFlag]?: true };

/** The flags that `said` has, from an entry or from the `values` beside its texts. */
export function flagsOf(said: unknown): EntryFlags {
  const members = new Map<string, unknown>(Object.entries(Object(said)));
  return Object.fromEntries(
    ENTRY_FLAGS.filter((flag) => members.get(flag) === true).map((flag) => [flag, true]),
  );
}

/** The members of an entry that are no flags. */
export function withoutFlags<E extends object>(entry: E): Omit<E, EntryFlag> {
  const members = Object.entries(entry).filter(([name]) => !isFlag(name));
  return Object.fromEntries(members) as Omit<E, EntryFlag>;
}

const isFlag = (name: string): name is EntryFlag =>
  (ENTRY_FLAGS as readonly string[]).includes(name);
