/** Kinds of thing that this browser may keep in a database. */
export const KEPT_KINDS = ['reviews', 'enclosures'] as const;

export type KeptKind = (typeof KEPT_KINDS)[number];

/** Returns the name of the database of a kind. */
export const databaseOf = (kind: KeptKind): string => `shortlist.${kind}`;
