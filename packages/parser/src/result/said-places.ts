import { fold } from '@shortlist/model';
import type { TextPlace } from '@shortlist/placed-text';
import { otherSiteName } from '../contact/contact-patterns.ts';
import { decode } from '../contact/links/address-in.ts';
import { isLabel } from '../label-words.ts';
import type { ReadField } from './parsed-resume.ts';

/** Fields that say in another form what stands at their places. */
const DATES = new Set(['startDate', 'endDate', 'date']);

/** Fields that are addresses, which may stand behind words. */
const ADDRESSES = new Set(['linkedin', 'website', 'email', 'links']);

const WORD = /\p{L}[\p{L}\p{M}]{2,}/gu;

/** Of words on an address those of two characters count, too: "日記", "42". */
const LABEL_WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]+/gu;

/** Behind the country that a profile's host begins with, "uk.linkedin.com", which says nothing. */
const PROFILE_HOST = '.linkedin.';

/** A word of small letters between others: "Portfolio of Kites" is more than "Portfolio" and "Kites". */
const PHRASE = /\S\s+\p{Ll}[\p{L}\p{M}]*\s+\S/u;

/**
 * The places of a field, but for the words that its value does not say: a step may have read a part of a place alone, "3.97" of
 * "GPA: 3.97, Valedictorian". Words on an address are left whole, "Diary of a Glassblower", unless they only name the field.
 * `texts` are those of the lines.
 */
export function saidPlaces(
  { text, places, ref }: ReadField,
  texts: readonly string[],
): TextPlace[] {
  if (DATES.has(ref.field)) return [...places];
  const isAddress = ADDRESSES.has(ref.field);
  const bare = isAddress ? charactersOf : lettersOf;
  const value = bare(isAddress ? `${decode(text)} ${otherSiteName(text)}` : text);
  const said = places.map(({ line, start, end }) => (texts[line] ?? '').slice(start, end));
  const missing = said.map((each) =>
    Array.from(each.matchAll(isAddress ? LABEL_WORD : WORD)).filter(
      ({ 0: word, index }) =>
        !value.includes(bare(word)) && !each.startsWith(PROFILE_HOST, index + word.length),
    ),
  );
  const unsaid = missing.flat();
  const isLed = unsaid.every(([word]) => isLabel(word)) && !PHRASE.test(said.join(' '));
  if (isAddress && unsaid.length > 0 && !isLed) return [];
  return places.flatMap((place, at) => besides(place, missing[at] ?? []));
}

const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}]/gu, '');

const charactersOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

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
