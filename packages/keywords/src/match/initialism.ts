import type { Word } from '../text/words.ts';
import type { ResumeIndex, Run } from './resume-index.ts';

/** Two letters stand for too much. */
const LETTERS_AT_LEAST = 3;
const SMALL = /^(?:and|or|of|for|in|to|the|a|with|on)$/i;

/** Places where a resume has the initials of a long form, or the long form of initials. */
export function findInitialism(index: ResumeIndex, term: string): Run[] {
  const letters = /^[A-Z]{3,5}s?$/.test(term) ? term.replace(/s$/, '') : '';
  if (letters !== '') return findLongForm(index, letters);
  const initials = initialsOf(term.split(/[\s-]+/));
  if (initials.length < LETTERS_AT_LEAST || /[^A-Z]/.test(initials)) return [];
  return runsOf(index, ({ text }) => text === initials || text === `${initials}s`);
}

const initialsOf = (words: readonly string[]) =>
  words
    .filter((word) => word !== '' && !SMALL.test(word))
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

const runsOf = ({ words }: ResumeIndex, fits: (word: Word) => boolean): Run[] =>
  words.flatMap((word, from) => (fits(word) ? [{ from, to: from + 1 }] : []));

function findLongForm(index: ResumeIndex, letters: string): Run[] {
  return index.words.flatMap((word, from) => {
    if (word.text.length < 2 || word.text.charAt(0).toUpperCase() !== letters.charAt(0)) return [];
    const to = endOfLongForm(index.words, from, letters);
    return to === undefined ? [] : [{ from, to }];
  });
}

function endOfLongForm(words: readonly Word[], from: number, letters: string): number | undefined {
  let at = from;
  for (const letter of letters) {
    while (at > from && SMALL.test(words[at]?.text ?? '') && !words[at]?.breaks) at += 1;
    const word = words[at];
    if (word === undefined || word.text.length < 2 || (at > from && word.breaks)) return undefined;
    if (word.text.charAt(0).toUpperCase() !== letter) return undefined;
    at += 1;
  }
  return at;
}
