import { nameKeys } from '../text/words.ts';
import type { ResumeIndex, Run } from './resume-index.ts';

/** Words between the words of a name that it may be spread over. */
const SPREAD = 2;
const WORDS_AT_LEAST = 2;
const WORDS_AT_MOST = 4;
const SMALL = new Set(['and', 'or', 'for', 'in', 'to', 'with', 'on']);

/** Places where all words of a name stand close together in one sentence, in any order. */
export function findReworded(index: ResumeIndex, name: string): Run[] {
  const keys = [...new Set(nameKeys(name))].filter((key) => !SMALL.has(key));
  if (keys.length < WORDS_AT_LEAST || keys.length > WORDS_AT_MOST) return [];
  if (keys.some((key) => key.length < 3)) return [];
  const starts = keys.flatMap((key) => index.byKey.get(key) ?? []);
  return starts
    .toSorted((one, other) => one - other)
    .flatMap((from) => spreadFrom(index, keys, from));
}

function spreadFrom(index: ResumeIndex, keys: readonly string[], from: number): Run[] {
  const left = new Set(keys);
  for (let at = from; at < from + keys.length + SPREAD; at += 1) {
    const word = index.words[at];
    if (word === undefined || index.sentenceOf[at] !== index.sentenceOf[from]) return [];
    left.delete(word.key);
    if (left.size === 0) return [{ from, to: at + 1 }];
  }
  return [];
}
