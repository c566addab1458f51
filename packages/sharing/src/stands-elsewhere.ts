import { fold, type Sections } from '@shortlist/model';
import type { LeftOut } from './left-out.ts';
import type { Said, Where } from './said.ts';
import type { Sharing } from './sharing.ts';

/** Words that are left out, and stand in what is shown all the same. */
export type Elsewhere = {
  readonly choice: LeftOut;
  readonly text: string;
  readonly where: Where;
};

/** Fewest letters by which something is looked for: initials stand everywhere. */
const LEAST_LETTERS = 3;
/** Digits at the end of a phone number that tell it, with or without the code of its country. */
const DIGITS = 8;
const LEAST_DIGITS = 6;

/** A text that is shown at a place, for comparing: its words with a space around each, and its letters and digits alone. */
type Shown = { readonly words: string; readonly signs: string; readonly where: Where };

/**
 * Lists what is left out of a document and stands in the rest of it too, as words or, of numbers, as digits with other signs between them,
 * each once for each place.
 */
export function listElsewhere<D>(
  sharing: Sharing<D>,
  document: D,
  { leaveOut, sections }: { leaveOut: readonly LeftOut[]; sections: Sections },
): Elsewhere[] {
  const shared = sharing.toShared(document, leaveOut, sections);
  const shown = sharing.said(shared, sections).map(forComparing);
  const found = leaveOut.flatMap((choice) =>
    [...new Set(sharing.wordsOf(document, choice, sections))].flatMap((word) =>
      placesOf(word.trim(), shown).map((where) => ({ choice, text: word.trim(), where })),
    ),
  );
  return withoutParts(found);
}

const forComparing = ({ text, where }: Said): Shown => ({
  words: inWords(text),
  signs: text.replace(NO_SIGNS, ''),
  where,
});

/** The places where a text stands, each once. */
function placesOf(text: string, shown: readonly Shown[]): Where[] {
  const isIn = finderOf(text);
  const places = shown.filter(isIn).map(({ where }) => where);
  return [...new Map(places.map((where) => [JSON.stringify(where), where])).values()];
}

const NO_SIGNS = /[^\p{L}\p{N}]+/gu;

/** Finds a text by its words or by its digits. */
function finderOf(text: string): (shown: Shown) => boolean {
  if (text.replace(NO_SIGNS, '').length < LEAST_LETTERS) return () => false;
  const digits = /\p{L}/u.test(text) ? '' : text.replace(/\D/gu, '').slice(-DIGITS);
  if (digits.length >= LEAST_DIGITS) return ({ signs }) => signs.includes(digits);
  const wanted = inWords(text);
  return ({ words }) => words.includes(wanted);
}

const inWords = (text: string): string =>
  ` ${fold(text).split(NO_SIGNS).filter(Boolean).join(' ')} `;

/** A word of a name is not said beside the whole name in one place. */
const withoutParts = (found: readonly Elsewhere[]): Elsewhere[] =>
  found.filter(
    (one) =>
      !found.some(
        (other) =>
          other.choice === one.choice &&
          other.text.length > one.text.length &&
          other.text.includes(one.text) &&
          JSON.stringify(other.where) === JSON.stringify(one.where),
      ),
  );
