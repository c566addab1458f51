import { wordKey } from '../text/word-key.ts';
import { readWords } from '../text/words.ts';
import type { Name } from './lexicon.ts';

/** Reads one name with its mark (`=`, `?`, `-`; see README.md). */
export function readName(marked: string): Name {
  const [, mark = '', text = ''] = /^([=?-]?)(.*)$/s.exec(marked.trim()) ?? [];
  const words = readWords(text);
  return {
    text,
    keys: words.map(({ key }) => key),
    joined: joinedKey(words.map((word) => word.text)),
    exact: mark === '=' || mark === '?' || /^[A-Z]{1,3}$/.test(text),
    inContext: mark === '?',
    resumeOnly: mark === '-',
  };
}

/** What words are compared by when hyphens and spaces between them may fall. */
export const joinedKey = (words: readonly string[]) =>
  words.length === 1 ? wordKey(words[0] ?? '') : wordKey(words.join('').toLowerCase());
