import type { Language, PartKind } from '../../languages/language.ts';
import type { Word } from '../../text/words.ts';

/** `prose`: asks for something outside any part; `intro`: speaks before any part begins. */
export type SentenceKind = PartKind | 'title' | 'intro' | 'prose';

/** A sentence of a posting; the range is of the clean text. */
export type Sentence = {
  start: number;
  end: number;
  text: string;
  kind: SentenceKind;
  /** Dropped for certain: equal opportunity, pay, how to apply. */
  boilerplate: boolean;
  /** Not of this job for certain: a job site's page, other jobs, what the job is not. */
  foreign: boolean;
  /** Written in capitals throughout, which then say nothing about names. */
  shouted: boolean;
  /** Its line is an item of a list. */
  item: boolean;
  /** Its line is the heading of a part that we do not know. */
  heading: boolean;
  /** Stands at the head or the foot of a whole posting and asks for nothing; see `markMargins`. */
  margin: boolean;
  /** The rules of its language where that is not English. */
  rules?: Language;
  /** Its words, without those that are negated ("no degree required"). */
  words: readonly Word[];
  /** Words that it says are not asked for. */
  denied: readonly Word[];
};
