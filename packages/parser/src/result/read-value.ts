import type { Message } from '@shortlist/messages';
import type { Mark } from '@shortlist/model';
import type { TextPlace } from '@shortlist/placed-text';
import { joinPassages, type Passage, placesOf } from '../document/passage.ts';

/** The code of why a value was read as it was. */
export type Reason = Message<'reasons'>['code'];

/** A value that was read, with how sure it is (0 to 1), why, and where it stands. */
export type ReadValue = {
  text: string;
  confidence: number;
  reason: Reason;
  places: readonly TextPlace[];
  /** The words of a point that are bold, italic or links; absent where none are. */
  marks?: readonly Mark[];
};

/** The passage as a value; confidence is kept between 0 and 1. */
export function readingOf(passage: Passage, confidence: number, reason: Reason): ReadValue {
  const sure = Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100;
  return { text: passage.text, confidence: sure, reason, places: placesOf(passage) };
}

/** Several passages as one value, with `separator` between them; undefined without any. */
export function joinedValue(
  passages: readonly Passage[],
  separator: string,
  confidence: number,
  reason: Reason,
): ReadValue | undefined {
  const joined = joinPassages(passages, separator);
  return joined.text === '' ? undefined : readingOf(joined, confidence, reason);
}
