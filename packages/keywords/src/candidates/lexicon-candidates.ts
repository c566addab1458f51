import { findNames } from '../lexicon/find-names.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Sentence } from '../posting/sentence.ts';
import type { Candidate } from './candidate.ts';

/** The lexicon's names in a sentence. `text` is the posting's clean text. */
export function lexiconCandidates(lexicon: Lexicon, text: string, sentence: Sentence): Candidate[] {
  const { words } = sentence;
  return findNames(lexicon, text, words).map(({ group, from, to }) => ({
    source: 'lexicon',
    id: `group:${group.canonical}`,
    term: group.canonical,
    start: words[from]?.start ?? sentence.start,
    end: words[to - 1]?.end ?? sentence.end,
    sentence,
    group,
  }));
}
