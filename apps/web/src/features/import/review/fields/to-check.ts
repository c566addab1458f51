import { type ReviewState, readingsOf } from '../review-state.ts';
import { doubtfulLines } from './certainty.ts';
import { readField } from './field-text.ts';
import { type FieldPlace, fieldKey, listFields } from './review-fields.ts';
import { ruleProblem } from './rule-problem.ts';

/** A field that a person is asked to look at, and the line of it, from 0, to begin with. */
export type FieldToCheck = { place: FieldPlace; key: string; line: number };

/**
 * The fields to look at, in the order of the screen: the parser was not sure of a line, or a rule
 * refuses the text and nobody has said that it shall stay. The field of the key `typing` is left alone
 * by the rules until its typing has ended.
 */
export function listToCheck(review: ReviewState, now: Date, typing?: string): FieldToCheck[] {
  return listFields(review.resume, review.sections).flatMap(({ place }) => {
    const key = fieldKey(place);
    const [line] = doubtfulLines(readingsOf(review, place));
    const isRefused = key !== typing && openProblem(review, place, now) !== undefined;
    return line !== undefined || isRefused ? [{ place, key, line: line ?? 0 }] : [];
  });
}

/** Returns what the rules say against a field, unless a person wants it as it is. */
function openProblem(review: ReviewState, place: FieldPlace, now: Date) {
  const { resume, sections } = review;
  return isKept(review, place) ? undefined : ruleProblem(resume, place, now, sections);
}

/** Checks whether a person has said that the field's text shall stay as it is. */
const isKept = ({ kept, resume, sections }: ReviewState, place: FieldPlace): boolean =>
  kept.get(fieldKey(place)) === readField(resume, place, sections);

/**
 * The next field to look at after the one with this key, or the one before it, round and round; the first
 * or the last when no field of the resume has the key.
 */
export function nextToCheck(
  review: ReviewState,
  fields: readonly FieldToCheck[],
  from: string | undefined,
  direction: 'next' | 'previous',
): FieldToCheck | undefined {
  const order = listFields(review.resume, review.sections).map(({ place }) => fieldKey(place));
  const at = from === undefined ? -1 : order.indexOf(from);
  const placed = fields.map((field) => ({ field, position: order.indexOf(field.key) }));
  if (direction === 'next') {
    return (placed.find(({ position }) => position > at) ?? placed[0])?.field;
  }
  const before = at < 0 ? order.length : at;
  return (placed.findLast(({ position }) => position < before) ?? placed.at(-1))?.field;
}

/** Counts the fields that say something and need no look. */
export function countSure(review: ReviewState, toCheck: readonly FieldToCheck[]): number {
  const keys = new Set(toCheck.map(({ key }) => key));
  return listFields(review.resume, review.sections).filter(
    ({ place }) =>
      readField(review.resume, place, review.sections).trim() !== '' && !keys.has(fieldKey(place)),
  ).length;
}
