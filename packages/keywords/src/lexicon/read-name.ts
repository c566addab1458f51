import type { Language } from '../languages/language.ts';
import { cleanText } from '../text/clean-text.ts';
import { makeKey, wordKey } from '../text/word-key.ts';
import { readWords, SILENT, type Word } from '../text/words.ts';
import type { Name } from './lexicon.ts';

/** Reads one name with its mark (`=`, `?`, `-`, `+`; see README.md); `language` is the name's, where it is not English. */
export function readName(marked: string, language?: Language): Name {
  const mark = MARKS.has(marked.charAt(0)) ? marked.charAt(0) : '';
  const text = marked.slice(mark.length);
  const words = wordsOf(text, language);
  return {
    text,
    keys: words.map(({ key, localKey = key }) => localKey),
    // Other languages' names are only found word by word.
    joined: language ? '' : joinedOnce(words.map((word) => word.text)),
    exact: mark === '=' || mark === '?' || /^[A-Z]{1,3}$/.test(text),
    inContext: mark === '?',
    isLocal: language !== undefined,
    resumeOnly: mark === '-',
    everyday: mark === '+',
  };
}

const MARKS: ReadonlySet<string> = new Set('=?-+');

/** The keys of a name without its mark. */
export const readKeys = (text: string): string[] => wordsOf(text, undefined).map(({ key }) => key);

/** As `joinedKey`, which remembers what it is asked: a name is read once. */
const joinedOnce = (words: readonly string[]) =>
  words.length === 1 ? wordKey(words[0] ?? '') : makeKey(words.join('').toLowerCase());

/** Letters and spaces: most names are, and need no look at signs. */
const PLAIN = /^[A-Za-z]{2,}(?: [A-Za-z]{2,})*$/;

/** The words of a name. Many thousand names are read at once, so those without signs take the short way. */
function wordsOf(text: string, language: Language | undefined) {
  if (language !== undefined) return readWords(cleanText(text).text, language);
  if (!PLAIN.test(text)) return readWords(text);
  return text
    .split(' ')
    .filter((word) => !SILENT.has(word.toLowerCase()))
    .map((word): Pick<Word, 'text' | 'key' | 'localKey'> => ({ text: word, key: wordKey(word) }));
}

/** Returns what words are compared by when hyphens and spaces between them may fall. */
export const joinedKey = (words: readonly string[]) =>
  words.length === 1 ? wordKey(words[0] ?? '') : wordKey(words.join('').toLowerCase());
