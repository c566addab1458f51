import { FUNCTION_WORDS } from './function-words.ts';
import type { Language } from './language.ts';
import { isLocal } from './supported.ts';

/** Less says nothing of a language; a posting is only refused for its language where there is no doubt. */
const WORTH_AT_LEAST = { supported: 1.5, other: 3 };
/** Of all words; a list of names has hardly any small words. */
const SHARE_AT_LEAST = 0.06;
/** A posting with so much English beside another language is read by its English. */
const ENGLISH_BESIDE = 0.6;
/** So many characters of a text tell its language. */
const SAMPLE = 6000;
/** Share of a text's letters from which an alphabet tells the language. */
const LETTERS_AT_LEAST = 0.3;

/** Alphabets that one language is written in, or that its own letters tell; the first that fits decides. */
const SCRIPTS: readonly [language: string, letters: RegExp, own?: RegExp][] = [
  ['Japanese', /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/gu, /[\p{sc=Hira}\p{sc=Kana}]/u],
  ['Korean', /\p{sc=Hang}/gu],
  ['Chinese', /\p{sc=Han}/gu],
  ['Ukrainian', /\p{sc=Cyrl}/gu, /[іїєґ]/iu],
  ['Russian', /\p{sc=Cyrl}/gu, /[ыэ]/iu],
  ['Serbian', /\p{sc=Cyrl}/gu, /[јљњћђ]/iu],
  ['Bulgarian', /\p{sc=Cyrl}/gu],
  ['Greek', /\p{sc=Grek}/gu],
  ['Hebrew', /\p{sc=Hebr}/gu],
  ['Persian', /\p{sc=Arab}/gu, /[پچژگ]/u],
  ['Arabic', /\p{sc=Arab}/gu],
  ['Hindi', /\p{sc=Deva}/gu],
  ['Thai', /\p{sc=Thai}/gu],
];

/** The languages that have a word, by that word. */
const LANGUAGES_OF: ReadonlyMap<string, readonly string[]> = readWordLists(FUNCTION_WORDS);

function readWordLists(text: string): Map<string, string[]> {
  const languages = new Map<string, string[]>();
  for (const line of text.trim().split('\n')) {
    const [name = '', words = ''] = line.split(': ');
    for (const word of new Set(words.split(' '))) {
      languages.set(word, [...(languages.get(word) ?? []), name]);
    }
  }
  return languages;
}

/**
 * The language that a text is written in, by its English name; undefined where it is too short to tell. By its alphabet,
 * else by its small words (Grefenstette 1995, "Comparing two language identification schemes"), each worth the less the
 * more languages have it. Technical terms are English everywhere and are no small words.
 */
export function findLanguage(text: string): string | undefined {
  const sample = text.slice(0, SAMPLE);
  return findByScript(sample) ?? findBySmallWords(sample);
}

function findByScript(text: string): string | undefined {
  if (!/\P{ASCII}/u.test(text)) return undefined;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const fits = SCRIPTS.find(
    ([, script, own]) =>
      (text.match(script)?.length ?? 0) > LETTERS_AT_LEAST * letters && (own?.test(text) ?? true),
  );
  return fits?.[0];
}

/** Maps the languages that a text has small words of to how much these are worth. */
export const worthOfLanguages = (text: string): Map<string, number> => worthOf(listWords(text));

function worthOf(words: readonly string[]): Map<string, number> {
  const worth = new Map<string, number>();
  for (const word of words) {
    const languages = LANGUAGES_OF.get(word) ?? [];
    for (const each of languages) worth.set(each, (worth.get(each) ?? 0) + 1 / languages.length);
  }
  return worth;
}

const listWords = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

function findBySmallWords(text: string): string | undefined {
  const words = listWords(text);
  const worth = worthOf(words);
  const [first] = [...worth].toSorted(([, one], [, other]) => other - one);
  if (first === undefined) return undefined;
  const [language, most] = first;
  const least = WORTH_AT_LEAST[isSupported(language) ? 'supported' : 'other'];
  if (most < Math.max(least, SHARE_AT_LEAST * words.length)) return undefined;
  return (worth.get('English') ?? 0) >= ENGLISH_BESIDE * most ? 'English' : language;
}

/**
 * Returns the rules of a language; undefined for English, which is always known, and for those that are not read. Throws where
 * it is read and was not loaded.
 */
export function rulesOf(
  language: string | undefined,
  loaded: readonly Language[],
): Language | undefined {
  const rules = loaded.find(({ name }) => name === language);
  if (rules === undefined && isLocal(language)) throw new Error(`${language} is not loaded.`);
  return rules;
}

/** Checks whether postings of a language are read: a text that is too short to tell counts as English. */
export const isSupported = (language: string | undefined): boolean =>
  language === undefined || language === 'English' || isLocal(language);
