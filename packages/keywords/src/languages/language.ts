import type { LocalLanguage } from './supported.ts';

/** The kind of a posting's part: what it speaks of. */
export type PartKind = 'must' | 'nice' | 'duty' | 'drop';

/**
 * The rules that the engine knows of one language beside English. The patterns are tried on clean text, whose accents have
 * fallen: "für" is written "fur" here.
 */
export type Language = {
  code: 'de' | 'es' | 'fr';
  /** In English, as the panel says it. */
  name: LocalLanguage;
  /** Returns what is left of a word in lower case, without accents, when its inflection falls. */
  stem: (word: string) => string;
  /** The beginnings of the headings of a posting's parts. The first table that fits decides. */
  headings: readonly (readonly [PartKind, RegExp])[];
  /** Lines that begin as a heading does and ask for something: "Kenntnisse in SAP". */
  asksForMore: RegExp;
  /** Says that something is wanted but not needed. */
  nice: RegExp;
  /** Says that something is asked for, wherever it stands. */
  asks: RegExp;
  /** The employer speaks of itself. */
  employerSpeaks: RegExp;
  /** Sentences that no applicant is measured by: equal opportunity, pay, how to apply. */
  boilerplate: RegExp;
  /** The perks that an employer gives; global, to count by. */
  perks: RegExp;
  /** Says that the perks beside it are given. */
  offers: RegExp;
  /** Stretches of a posting's sentence that are not asked for; global. */
  notAsked: readonly RegExp[];
  /** Says that the list behind it was never done, or is yet to be learnt; global. */
  neverDone: RegExp;
  /** The first group, which stands before the cue, was never done; global. */
  deniedBefore: RegExp;
};
