import { type FoundName, findNames } from '../lexicon/find-names.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Sentence } from '../posting/parts/sentence.ts';
import type { Word } from '../text/words.ts';
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
  return found.map((name) => {
    const start = words[name.from]?.start ?? sentence.start;
    const end = words[name.to - 1]?.end ?? sentence.end;
    const isApart = standsBesideItsLike(name, found, text, words);
    const surface = text.slice(start, end);
    const { canonical } = name.group;
    return {
      source: 'lexicon',
      id: isApart ? `group:${canonical}:${name.name.keys.join(' ')}` : `group:${canonical}`,
      term: isApart ? surface : canonical,
      start,
      end,
      sentence,
      group: name.group,
      ...(name.name.everyday && { everyday: true }),
    };
  });
}

/** "Skirting, architrave": what a posting lists side by side are two things to it, though the lexicon has them as one. */
function standsBesideItsLike(
  { group, name, from }: FoundName,
  found: readonly FoundName[],
  text: string,
  words: readonly Word[],
): boolean {
  return found.some((other) => {
    if (other.group !== group || other.to > from || other.name.joined === name.joined) return false;
    const between = text.slice(words[other.to - 1]?.end, words[from]?.start);
    return /^\s*(?:,\s*(?:and|or)?|and|or|\/|&|\+)\s*$/i.test(between);
  });
}
