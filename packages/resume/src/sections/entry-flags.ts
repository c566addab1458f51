/** What a person decides about an entry as a whole, beside what it says. */
export const ENTRY_FLAGS = ['hidden', 'sameEmployer'] as const;
export type EntryFlag = (typeof ENTRY_FLAGS)[number];

/** Absent stands for no. `hidden` prints nowhere; `sameEmployer` is a role at the employer of the entry above. */
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
  const { hidden: _, sameEmployer: __, ...rest } = entry as E & EntryFlags;
  return rest;
}
