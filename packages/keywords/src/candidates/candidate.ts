import type { Group } from '../lexicon/lexicon.ts';
import { joinedKey } from '../lexicon/read-name.ts';
import type { Degree } from '../match/names/degree.ts';
import type { Sentence } from '../posting/parts/sentence.ts';
import type { Word } from '../text/words.ts';

/** The source that found a keyword in a posting. */
export type Source =
  | 'lexicon'
  | 'degree'
  | 'certificate'
  | 'standard'
  | 'acronym'
  | 'list'
  | 'name'
  | 'phrase'
  | 'role'
  | 'given';

/** A place of a posting that may name a keyword; the range is of the clean text. */
export type Candidate = {
  source: Source;
  /** Candidates of one id are one keyword. */
  id: string;
  /** The keyword's name. */
  term: string;
  start: number;
  end: number;
  sentence: Sentence;
  /** True if a surer candidate has a part of its words. */
  overlaps?: boolean;
  /** The evidence for a phrase at this place, in log odds; see `weigh`. Names have none: nothing speaks against them. */
  worth?: number;
  group?: Group;
  /** Everyday words, which name the group only beside another name of its field; see `proveEveryday`. */
  everyday?: boolean;
  degree?: Degree;
};

/** Checks whether a candidate covers a word. */
export const covers = (candidate: Candidate, word: { start: number; end: number }): boolean =>
  word.start >= candidate.start && word.end <= candidate.end;

/** Checks whether two ranges share a character. */
export const overlap = (
  one: { start: number; end: number },
  other: { start: number; end: number },
): boolean => one.start < other.end && other.start < one.end;

/** The id of a phrase that is in no lexicon: its words' keys, whatever parts them. */
export const phraseId = (words: readonly Word[]): string =>
  words.map(({ text }) => joinedKey([text])).join('');
