import { findNames } from '../lexicon/find-names.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Sentence } from '../posting/sentence.ts';
import type { Candidate } from './candidate.ts';

/** "Non-sterile" is not sterile. */
const NON = /\bnon-?$/i;
const NON_LENGTH = 5;

const isDenied = (text: string, at: number): boolean =>
  NON.test(text.slice(Math.max(0, at - NON_LENGTH), at));

/** The lexicon's names in a sentence. `text` is the posting's clean text. */
export function lexiconCandidates(lexicon: Lexicon, text: string, sentence: Sentence): Candidate[] {
  const { words } = sentence;
  const found = findNames(lexicon, text, words).filter(
    ({ from }) => !isDenied(text, words[from]?.start ?? 0),
  );
  return found.map(({ group, from, to }) => ({
    source: 'lexicon',
    id: `group:${group.canonical}`,
    term: group.canonical,
    start: words[from]?.start ?? sentence.start,
    end: words[to - 1]?.end ?? sentence.end,
    sentence,
    group,
  }));
}
