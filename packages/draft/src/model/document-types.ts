/** The types of a kind of document: each is named once, and everything in this package follows from them. */
export type DocumentTypes = {
  document: unknown;
  /** Name of a part that a document has once, e.g. `summary`. */
  section: string;
  /** Name of a list of entries, e.g. `experience`. Its name holds no colon. */
  list: string;
  /** Id of an entry. A new entry has a temporary one until the server has answered. */
  id: string;
  entry: { readonly id: string };
  /** Content of a section. */
  content: unknown;
  edit: unknown;
  /** Name and purpose of a document. It is no part: its own call changes it. */
  about: unknown;
};

export type OrderKey<T extends DocumentTypes> = `order:${T['list']}`;
export type EntryKey<T extends DocumentTypes> = `${T['list']}:${T['id']}`;

/** Key of a unit of saving: a section, the order of a list's entries, or one entry. Names of records on a disk end in it. */
export type PartKey<T extends DocumentTypes> = T['section'] | OrderKey<T> | EntryKey<T>;

/** Value of a part; `undefined` is an entry that is not (or no longer) there. */
export type PartValue<T extends DocumentTypes> =
  | T['content']
  | readonly T['id'][]
  | T['entry']
  | undefined;
