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

/**
 * Lists what is left out of a document and stands in the rest of it too, as words or, of numbers, as digits with other signs between them,
 * each once for each place.
 */
export function listElsewhere<D>(
  sharing: Sharing<D>,
  document: D,
  { leaveOut, sections }: { leaveOut: readonly LeftOut[]; sections: Sections },
): Elsewhere[] {
  const shown = sharing.said(sharing.toShared(document, leaveOut, sections), sections);
  const found = leaveOut.flatMap((choice) =>
    [...new Set(sharing.wordsOf(document, choice, sections))].flatMap((word) =>
      placesOf(word.trim(), shown).map((where) => ({ choice, text: word.trim(), where })),
    ),
  );
  return withoutParts(found);
}

/** The places where a text stands, each once. */
function placesOf(text: string, shown: readonly Said[]): Where[] {
  const isIn = finderOf(text);
  const places = shown.filter((said) => isIn(said.text)).map(({ where }) => where);
  return [...new Map(places.map((where) => [JSON.stringify(where), where])).values()];
}

/** Finds a text within others, by its words or by its digits. */
function finderOf(text: string): (other: string) => boolean {
  const letters = [...text.matchAll(/[\p{L}\p{N}]/gu)].length;
  if (letters < LEAST_LETTERS) return () => false;
  const digits = /\p{L}/u.test(text) ? '' : text.replace(/\D/gu, '').slice(-DIGITS);
  if (digits.length >= LEAST_DIGITS)
    return (other) => other.replace(/[^\p{L}\p{N}]/gu, '').includes(digits);
  const wanted = ` ${inWords(text)} `;
  return (other) => ` ${inWords(other)} `.includes(wanted);
}

/** The words of a text, for comparing, with a space between them. */
const inWords = (text: string): string =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

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
