import type { Source } from './candidates/candidate.ts';
import type { Group } from './lexicon/lexicon.ts';
import type { Degree } from './match/names/degree.ts';

export type Tier = 'scored' | 'other';
export type Importance = 'must' | 'nice';

/** A place of a source text, and the sentence around it; offsets are of the source. */
export type Mention = {
  start: number;
  end: number;
  /** The sentence as it stands. */
  sentence: string;
  sentenceStart: number;
};

/** A thing that a posting asks for. */
export type Keyword = {
  /** Stable for one posting: what a person promotes or hides is kept by it. */
  id: string;
  /** Its usual name. */
  term: string;
  /** As the posting writes it first. */
  surface: string;
  tier: Tier;
  importance: Importance;
  /** The probability that the posting asks for it at all, 0 to 1: what is found by its place in the text can be a mistake. */
  certainty: number;
  source: Source;
  mentions: readonly Mention[];
  group?: Group;
  degree?: Degree;
  /** Keywords of one number are alternatives ("A or B"): one of them will do. */
  alternatives?: number;
};
