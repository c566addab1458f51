import type { Language } from '../languages/language.ts';

/** The kinds of groups; README.md beside this file says what each kind changes. */
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
  /** Everyday words, which a posting means so only beside another name of the trade. */
  everyday: boolean;
};

/** Names that mean the same. The first is the canonical one. */
export type Group = {
  canonical: string;
  names: readonly Name[];
  kind: Kind;
  field: string;
  families: readonly string[];
};

/** A person who states all of `from` can be taken to know `to`. */
export type Implication = { from: readonly Group[]; to: Group };

/** A name and the group it belongs to. */
export type Entry = { name: Name; group: Group };

/** A role and what it usually asks for. */
export type Role = { names: readonly string[]; keywords: readonly string[] };

/** A duty by its names, and what shows it; match/duties/README.md has the format. */
export type Duty = { names: readonly string[]; signs: readonly string[] };

/** The engine's knowledge of the world of work: all of it, or the part that two texts speak of (`open-posting.ts`). */
export type Lexicon = {
  groups: readonly Group[];
  implications: readonly Implication[];
  /** The implications that imply a group. */
  impliersOf: ReadonlyMap<Group, readonly Implication[]>;
  /** Groups by the families they share. */
  byFamily: ReadonlyMap<string, readonly Group[]>;
  /** Entries by the first key of their name, longest name first. */
  byFirstKey: ReadonlyMap<string, readonly Entry[]>;
  /** Keys of the words of its names, and how many names have each. */
  words: ReadonlyMap<string, number>;
  /** Entries by their name written together. */
  byJoined: ReadonlyMap<string, readonly Entry[]>;
  /** The languages, beside English, whose names and rules are there. */
  languages: readonly Language[];
  /** The roles, with what they usually ask for. */
  roles: readonly Role[];
  /** Duties by what their names are looked up by; see `dutyKeys`. */
  duties: ReadonlyMap<string, readonly Duty[]>;
  /** The problems of the text, which says what cannot be: names in two groups, unknown targets, lines not understood. */
  problems: readonly string[];
};
