import type { Sentence } from '../posting/parts/sentence.ts';
import type { CleanText } from '../text/clean-text.ts';
import type { Word } from '../text/words.ts';
import { type Candidate, covers } from './candidate.ts';
import { endsPhrase, trimPhrase } from './phrases/chunk.ts';
import { GENERIC, LEADING, TRAILING } from './phrases/chunk-words.ts';
import { isVerb } from './phrases/is-verb.ts';
import { phraseCandidate } from './phrases/phrase-candidates.ts';

/** So many items of a list must be keywords for their neighbours to be taken along. */
const KNOWN_AT_LEAST = 2;
const WORDS_AT_MOST = 3;

/**
 * Neighbours in a list: in "pumps, valves, compressors" two known machines make the third one a keyword.
 * Takes bare nouns of up to three words that no candidate covers.
 */
export function listNeighbours(
  clean: CleanText,
  sentence: Sentence,
  found: readonly Candidate[],
): Candidate[] {
  return listLists(clean.text, sentence.words).flatMap((items) => {
    const known = items.filter((item) => endsInKeyword(item, found));
    if (known.length < KNOWN_AT_LEAST || items.length <= known.length) return [];
    return items.flatMap((item) => {
      const noun = bareNoun(item, found);
      return noun === undefined ? [] : [phraseCandidate(clean, sentence, noun, 'list')];
    });
  });
}

/** Runs of items with only a comma, "and", "or" or a slash between them. */
function listLists(text: string, words: readonly Word[]): Word[][][] {
  const lists: Word[][][] = [[[]]];
  for (const [at, word] of words.entries()) {
    const border = borderBefore(text, words[at - 1], word);
    if (border === 'list') lists.push([[]]);
    if (border === 'item') lists.at(-1)?.push([]);
    if (!isConjunction(word)) lists.at(-1)?.at(-1)?.push(word);
  }
  return lists.map((items) => items.filter(({ length }) => length > 0));
}

function borderBefore(
  text: string,
  before: Word | undefined,
  word: Word,
): 'none' | 'item' | 'list' {
  const gap = text.slice(before?.end ?? word.start, word.start);
  if (/^\s*[,/&+]\s*$/.test(gap) || isConjunction(word)) return 'item';
  return word.breaks ? 'list' : 'none';
}

const isConjunction = ({ key }: Word) => key === 'and' || key === 'or';

/** "experience with Python": an item counts as known when a scored keyword ends it. */
const endsInKeyword = (item: readonly Word[], found: readonly Candidate[]): boolean => {
  const last = item.at(-1);
  return (
    last !== undefined &&
    found.some(
      (each) => each.group?.kind !== 'weak' && each.source !== 'phrase' && covers(each, last),
    )
  );
};

function bareNoun(item: readonly Word[], found: readonly Candidate[]): Word[] | undefined {
  if (item.some((word) => found.some((candidate) => covers(candidate, word)))) return undefined;
  const noun = trimPhrase(item);
  if (noun.length === 0 || noun.length > WORDS_AT_MOST) return undefined;
  if (noun.some(endsPhrase)) return undefined;
  return noun.every(({ text }) => isPlain(text.toLowerCase())) ? undefined : noun;
}

const isPlain = (word: string) =>
  word.length < 3 ||
  GENERIC.has(word) ||
  LEADING.has(word) ||
  TRAILING.has(word) ||
  isVerb(word) ||
  /(?:ed|ly)$/.test(word);
