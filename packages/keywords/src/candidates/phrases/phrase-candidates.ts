import type { Sentence } from '../../posting/parts/sentence.ts';
import type { CleanText } from '../../text/clean-text.ts';
import { sourceSlice } from '../../text/clean-text.ts';
import type { Word } from '../../text/words.ts';
import { type Candidate, covers, phraseId, type Source } from '../candidate.ts';
import { chunkPhrases } from './chunk.ts';
import { GENERIC, LEADING, TRAILING } from './chunk-words.ts';
import { isPersonOrPlace, phraseSource } from './phrase-source.ts';

/** Phrases of a sentence that no candidate found so far covers. */
export function phraseCandidates(
  clean: CleanText,
  sentence: Sentence,
  found: readonly Candidate[],
): Candidate[] {
  const isFound = (word: Word) => found.some((candidate) => covers(candidate, word));
  return chunkPhrases(sentence)
    .filter((words) => words.some((word) => !isFound(word) && !isFiller(word)))
    .filter((words) => !isLabel(sentence, words))
    .filter(
      ([first]) =>
        !(first && /^\p{Lu}/u.test(first.text) && isPersonOrPlace(sentence, first.start)),
    )
    .map((words) => ({
      ...phraseCandidate(clean, sentence, words, phraseSource(sentence, words)),
      overlaps: words.some(isFound),
    }));
}

/** "Notes: …": what a sentence begins with before a colon says of what the rest speaks. */
function isLabel({ text, start: origin }: Sentence, words: readonly Word[]): boolean {
  const before = text.slice(0, (words[0]?.start ?? origin) - origin);
  const behind = text.slice((words.at(-1)?.end ?? origin) - origin);
  return !/[\p{L}\p{N}]/u.test(before) && /^\s*:\s/.test(behind);
}

/** Entities and tags are no part of a name. */
const MARKUP = /&#?\w+;|<\/?\w/;

/** A candidate for words that stand together in a sentence. */
export function phraseCandidate(
  clean: CleanText,
  sentence: Sentence,
  words: readonly Word[],
  source: Source,
): Candidate {
  const start = words[0]?.start ?? sentence.start;
  const end = words.at(-1)?.end ?? sentence.end;
  const written = sourceSlice(clean, start, end);
  const term = (MARKUP.test(written) ? clean.text.slice(start, end) : written).replace(/\s+/g, ' ');
  return { source, id: `phrase:${phraseId(words)}`, term, start, end, sentence };
}

const isFiller = ({ text }: Word) => {
  const lower = text.toLowerCase();
  return GENERIC.has(lower) || LEADING.has(lower) || TRAILING.has(lower);
};
