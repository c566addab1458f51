import { fold } from '@shortlist/model';
import type { TextPlace } from '@shortlist/placed-text';
import type { ReadField } from './parsed-resume.ts';

/** Fields that say in another form what stands at their places: dates, and addresses behind words. */
const IN_ANOTHER_FORM = new Set([
  'startDate',
  'endDate',
  'date',
  'linkedin',
  'website',
  'email',
  'links',
]);

const WORD = /\p{L}[\p{L}\p{M}]{2,}/gu;

/**
 * The places of a field, but for the words that its value does not say: a step may have read a part of a place alone, "3.97" of
 * "GPA: 3.97, Valedictorian". `texts` are those of the lines.
 */
export function saidPlaces(
  { text, places, ref }: ReadField,
  texts: readonly string[],
): TextPlace[] {
  if (IN_ANOTHER_FORM.has(ref.field)) return [...places];
  const value = lettersOf(text);
  return places.flatMap((place) => {
    const said = (texts[place.line] ?? '').slice(place.start, place.end);
    const missing = Array.from(said.matchAll(WORD)).filter(
      ([word]) => !value.includes(lettersOf(word)),
    );
    return missing.length === 0 ? [place] : besides(place, missing);
  });
}

const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}]/gu, '');

/** Returns what is left of a place between the words. */
function besides(place: TextPlace, words: readonly RegExpExecArray[]): TextPlace[] {
  const left: TextPlace[] = [];
  let start = place.start;
  for (const { index, 0: word } of words) {
    const end = place.start + index;
    if (end > start) left.push({ line: place.line, start, end });
    start = end + word.length;
  }
  return start < place.end ? [...left, { ...place, start }] : left;
}
