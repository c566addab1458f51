import type { Language } from '../languages/language.ts';
import { cleanText } from '../text/clean-text.ts';
import { wordKey } from '../text/word-key.ts';
import { readWords } from '../text/words.ts';
import type { Name } from './lexicon.ts';

/** Reads one name with its mark (`=`, `?`, `-`; see README.md); `language` is the name's, where it is not English. */
export function readName(marked: string, language?: Language): Name {
  const [, mark = '', text = ''] = /^([=?-]?)(.*)$/s.exec(marked.trim()) ?? [];
  const words = readWords(language ? cleanText(text).text : text, language);
  return {
    text,
    keys: words.map(({ key, localKey = key }) => localKey),
    // Other languages' names are only found word by word.
    joined: language ? '' : joinedKey(words.map((word) => word.text)),
    exact: mark === '=' || mark === '?' || /^[A-Z]{1,3}$/.test(text),
    inContext: mark === '?',
    isLocal: language !== undefined,
    resumeOnly: mark === '-',
  };
}

/** What words are compared by when hyphens and spaces between them may fall. */
export const joinedKey = (words: readonly string[]) =>
  words.length === 1 ? wordKey(words[0] ?? '') : wordKey(words.join('').toLowerCase());
