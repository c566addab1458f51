/** What a group is; README.md beside this file says what each kind changes. */
export const KINDS = ['skill', 'tool', 'certificate', 'standard', 'language', 'weak'] as const;
export type Kind = (typeof KINDS)[number];

/** One way to write a group. */
export type Name = {
  text: string;
  /** Keys of its words; see `wordKey`. */
  keys: readonly string[];
  /** Key of its words written together. */
  joined: string;
  /** Letters must stand in this case. */
  exact: boolean;
  /** Only where a skill can stand. */
  inContext: boolean;
  /** The lexicon's own: that it is written with a capital is no chance of a sentence's start. */
  listed?: boolean;
  /** Only in texts of a language that is not English. */
  isLocal: boolean;
  /** Evidence in a resume, never a keyword of a posting. */
  resumeOnly: boolean;
};

/** Names that mean the same. The first is the canonical one. */
export type Group = {
  canonical: string;
  names: readonly Name[];
  kind: Kind;
  field: string;
  families: readonly string[];
};

/** Whoever states all of `from` can be taken to know `to`. */
export type Implication = { from: readonly Group[]; to: Group };

/** A name and the group it belongs to. */
export type Entry = { name: Name; group: Group };

export type Lexicon = {
  groups: readonly Group[];
  implications: readonly Implication[];
  /** What implies a group. */
  impliersOf: ReadonlyMap<Group, readonly Implication[]>;
  /** Groups by the families they share. */
  byFamily: ReadonlyMap<string, readonly Group[]>;
  /** Entries by the first key of their name, longest name first. */
  byFirstKey: ReadonlyMap<string, readonly Entry[]>;
  /** Keys of the words of its names, and how many names have each. */
  words: ReadonlyMap<string, number>;
  /** Entries by their name written together. */
  byJoined: ReadonlyMap<string, readonly Entry[]>;
  /** What the text says that cannot be: names in two groups, unknown targets, lines not understood. */
  problems: readonly string[];
};
