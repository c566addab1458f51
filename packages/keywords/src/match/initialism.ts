import type { Word } from '../text/words.ts';
import type { ResumeIndex, Run } from './resume-index.ts';

/** Two letters stand for too much. */
const LETTERS_AT_LEAST = 3;
const SMALL = /^(?:and|or|of|for|in|to|the|a|with|on)$/i;
const ABBREVIATION = /^[A-Z]{2,4}$/;

/** Places where a resume has the initials of a long form, or the long form of initials. */
export function findInitialism(index: ResumeIndex, term: string): Run[] {
  const letters = /^[A-Z]{3,6}s?$/.test(term) ? term.replace(/s$/, '') : '';
  if (letters !== '') return findLongForm(index, letters);
  const initials = listInitials(term);
  return runsOf(index, ({ text }) => initials.some((each) => text === each || text === `${each}s`));
}

/** The letters a long form may be cut to: "on-time delivery" to OTD, "return on assets" to ROA or RA. */
export function listInitials(term: string): string[] {
  const words = term.split(/[\s-]+/).filter((word) => word !== '');
  const large = words.filter((word) => !SMALL.test(word));
  return [...new Set([initialsOf(words), initialsOf(large)])].filter(
    (initials) => initials.length >= LETTERS_AT_LEAST && !/[^A-Z]/.test(initials),
  );
}

const initialsOf = (words: readonly string[]) =>
  words.map((word) => word.charAt(0).toUpperCase()).join('');

const runsOf = ({ words }: ResumeIndex, fits: (word: Word) => boolean): Run[] =>
  words.flatMap((word, from) => (fits(word) ? [{ from, to: from + 1 }] : []));

function findLongForm(index: ResumeIndex, letters: string): Run[] {
  return index.words.flatMap((word, from) => {
    if (word.text.length < 2 || word.text.charAt(0).toUpperCase() !== letters.charAt(0)) return [];
    const to = endOfLongForm(index.words, from, letters);
    return to === undefined ? [] : [{ from, to }];
  });
}

/** A word gives its first letter, an abbreviation all of its own: NIHSS is the NIH Stroke Scale. */
function endOfLongForm(words: readonly Word[], from: number, letters: string): number | undefined {
  let at = from;
  for (let done = 0; done < letters.length; at += 1) {
    if (at > from) at = afterSmall(words, at);
    const given = initialOf(words[at]);
    if (given === '' || given === letters || !letters.startsWith(given, done)) return undefined;
    if (at > from && words[at]?.breaks) return undefined;
    done += given.length;
  }
  return at;
}

function afterSmall(words: readonly Word[], from: number): number {
  let at = from;
  while (SMALL.test(words[at]?.text ?? '') && !words[at]?.breaks) at += 1;
  return at;
}

/** What a word gives to an abbreviation; nothing for one letter, or where there is no word. */
function initialOf(word: Word | undefined): string {
  if (word === undefined || word.text.length < 2) return '';
  return ABBREVIATION.test(word.text) ? word.text : word.text.charAt(0).toUpperCase();
}
