import type { Language } from '../languages/language.ts';
import { wordKey, wordSet } from './word-key.ts';

/** One word of a clean text. */
export type Word = {
  /** As it stands. */
  text: string;
  /** The key that it is compared by; see `wordKey`. */
  key: string;
  /** The key that names of the text's language are compared by, where that is not English; see `localKey`. */
  localKey?: string;
  /** Range in the clean text. */
  start: number;
  end: number;
  /** True if a comma, bracket, line end or the like stands between this word and the one before. */
  breaks: boolean;
};

/**
 * Words and names: C++, C#, F#, .NET, A/B, U.S., Node.js, 10.5, Security+, It's. Hyphens and slashes part words, so
 * that "micro-services" and "micro services" are the same two.
 */
const WORD =
  /(?<![A-Za-z\d])[A-Za-z](?:\/[A-Za-z])+(?![A-Za-z\d+#])|[A-Za-z](?:\+\+|#)|\.NET\b|[A-Za-z](?:\.[A-Za-z])+\b\.?|[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)+|[\p{L}\p{N}]+(?:'[a-z]{1,2}\b)?\+?(?![\p{L}\p{N}+])|[\p{L}\p{N}]+|&/gu;

const BREAK = /[,;:!?()[\]{}|•·"\n\t<>=~*]|\.\s|\s[-+]+\s|\.\.\.|[^\S\n]{3}/u;

/** Words that never tell two names apart ("state of the art"): left out of every list of words. */
export const SILENT = wordSet('of the a an');

/** The words of a clean text that names are made of, in order. `language` is the text's, where it is not English. */
export function readWords(text: string, language?: Language): Word[] {
  const words: Word[] = [];
  let done = 0;
  let breaks = true;
  for (const match of text.matchAll(WORD)) {
    const start = match.index;
    breaks ||= BREAK.test(text.slice(done, start));
    done = start + match[0].length;
    if (SILENT.has(match[0].toLowerCase()) && !isGrade(match[0], words.at(-1), breaks)) continue;
    const word = { text: match[0], key: wordKey(match[0]), start, end: done, breaks };
    words.push(language ? { ...word, localKey: localKey(match[0], language) } : word);
    breaks = false;
  }
  return words;
}

/** A word without the inflection of its language, marked so that it is no word of another: "buchhaltung~de". */
const localKey = (word: string, { code, stem }: Language): string =>
  `${stem(word.toLowerCase().replaceAll("'", ''))}~${code}`;

/** Checks whether a word, by itself or without its language's inflection, has a key. */
export const hasKey = (word: Word, key: string): boolean =>
  word.key === key || word.localKey === key;

/** The keys of a name's words. */
export const nameKeys = (name: string): string[] => readWords(name).map(({ key }) => key);

/** "Class A licence", "hepatitis A": a capital behind a word that is not shouted is a letter and no article. */
const isGrade = (word: string, before: Word | undefined, breaks: boolean): boolean =>
  word === 'A' && !breaks && before !== undefined && /[a-z]/.test(before.text);
