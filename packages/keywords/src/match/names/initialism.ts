import type { Group, Lexicon } from '../../lexicon/lexicon.ts';
import { wordSet } from '../../text/word-key.ts';
import type { Word } from '../../text/words.ts';
import type { ResumeIndex, Run } from '../resume-index.ts';
import { findGroup } from './names-of.ts';

/** Two letters stand for too much. */
const LETTERS_AT_LEAST = 3;
const SMALL = /^(?:and|or|of|for|in|to|the|a|an|as|at|by|from|with|on)$/i;
const ABBREVIATION = /^[A-Z]{2,4}$/;

/** Places where a resume has the initials of a long form, or the long form of initials. */
export function findInitialism(index: ResumeIndex, term: string): Run[] {
  const letters = /^[A-Z]{3,6}s?$/.test(term) ? term.replace(/s$/, '') : '';
  if (letters !== '') return findLongForm(index, letters);
  return listInitials(term).flatMap((initials) => index.byCapitals.get(initials) ?? []);
}

/** Two capitals that mostly mean something else. */
const OTHERWISE = wordSet(
  'AM PM IT US UK EU UN NY LA DC OK NO TV ID HR PC AI VP CV MS MA BA BS TO IN ON OR AT BY OF IF AS',
);

/**
 * Places where a resume has the two initials of a group's names: "AD" for Active Directory. Weak
 * evidence; none where the lexicon knows the letters for another thing.
 */
export function findTwoInitials(index: ResumeIndex, lexicon: Lexicon, group: Group): Run[] {
  const names = group.names.filter(({ isLocal }) => !isLocal);
  const initials = new Set(names.map(({ text }) => initialsOf(largeWords(text))));
  return [...initials]
    .filter((letters) => (findGroup(lexicon, letters) ?? group) === group)
    .flatMap((letters) => findTwoCapitals(index, letters));
}

/** Finds where two capitals stand that may mean something; none behind a town's name. */
export function findTwoCapitals(index: ResumeIndex, letters: string): Run[] {
  if (letters.length !== 2 || OTHERWISE.has(letters)) return [];
  return (index.byCapitals.get(letters) ?? []).filter(({ from }) => !isBehindTown(index, from));
}

const isBehindTown = ({ clean, words }: ResumeIndex, at: number): boolean => {
  const start = words[at]?.start ?? 0;
  return /[a-z],\s$/.test(clean.text.slice(Math.max(0, start - 3), start));
};

/** The letters a long form may be cut to: "on-time delivery" to OTD, "return on assets" to ROA or RA. */
export function listInitials(term: string): string[] {
  const words = term.split(/[\s-]+/).filter((word) => word !== '');
  return [...new Set([initialsOf(words), initialsOf(largeWords(term))])].filter(
    (initials) => initials.length >= LETTERS_AT_LEAST && !/[^A-Z]/.test(initials),
  );
}

const largeWords = (term: string) =>
  term.split(/[\s-]+/).filter((word) => word !== '' && !SMALL.test(word));

const initialsOf = (words: readonly string[]) =>
  words.map((word) => word.charAt(0).toUpperCase()).join('');

function findLongForm(index: ResumeIndex, letters: string): Run[] {
  return index.words.flatMap((word, from) => {
    if (word.text.length < 2 || word.text.charAt(0).toUpperCase() !== letters.charAt(0)) return [];
    const to = endOfLongForm(index.words, from, letters);
    return to === undefined ? [] : [{ from, to }];
  });
}

/**
 * Finds where the words end that spell the letters. A word gives its first letter, an abbreviation all of its
 * own (NIHSS is the NIH Stroke Scale), a small word its letter or none (ROAS is the return on ad spend).
 */
function endOfLongForm(
  words: readonly Word[],
  from: number,
  letters: string,
  done = 0,
): number | undefined {
  if (done === letters.length) return from;
  const word = words[from];
  if (word === undefined || (done > 0 && word.breaks)) return undefined;
  const given = initialOf(word);
  if (given !== '' && given !== letters && letters.startsWith(given, done)) {
    const end = endOfLongForm(words, from + 1, letters, done + given.length);
    if (end !== undefined) return end;
  }
  const isSmall = done > 0 && SMALL.test(word.text);
  return isSmall ? endOfLongForm(words, from + 1, letters, done) : undefined;
}

/** Returns what a word gives to an abbreviation; nothing for one letter. */
function initialOf({ text }: Word): string {
  if (text.length < 2) return '';
  return ABBREVIATION.test(text) ? text : text.charAt(0).toUpperCase();
}
