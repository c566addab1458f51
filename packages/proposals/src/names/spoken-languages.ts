import type { Claim } from '../mark.ts';
import { nearBefore } from './near-before.ts';

/** Languages that resumes name, by their codes (ISO 639-1). */
const CODES =
  'ar bg bs ca cs cy da de el en es et eu fa fi fr ga gl he hi hr hu hy is it ja ka ko ku lt lv mk mt nl no pl pt ro ru sk sl sq sr sv sw th tr uk ur vi zh'.split(
    ' ',
  );

/** Languages whose names of languages have a capital, and those where the same words are adjectives. */
const [WITH_CAPITAL, WITHOUT] = [
  ['en', 'de', 'nl'],
  ['fr', 'es', 'pt', 'it'],
];

/** The codes of languages by their names in some languages, in small letters. */
const codesIn = (languages: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    languages.flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'language' });
      return CODES.map((code) => [names.of(code)?.toLowerCase() ?? code, code] as const);
    }),
  );

let names:
  | { proper: ReadonlyMap<string, string>; adjectives: ReadonlyMap<string, string> }
  | undefined;

/** Reads the names, which takes some milliseconds, once. */
const readNames = () => (names ??= { proper: codesIn(WITH_CAPITAL), adjectives: codesIn(WITHOUT) });

/** Before an adjective that stands for a language: a preposition, an article, a verb for speaking, a heading. */
const OF_SPEECH =
  /(?:^|[\n:•(]|(?:^|[\s(])(?:e[nm]|in|de|du|al|au|le|el|il|o|lo|l['’]|(?:habl|parl|fal|domin|conoc|maîtris)\p{L}{0,5}(?: (?:anche|aussi|también|também))?))\s?$/iu;

/** Between one language and another. */
const AND = /^(?:, ?| ?[/&] ?| (?:et|y|e|ou?|and|und|en) )$/iu;

/** Makes the list of languages that a text says are spoken or written, and whether its source names them in whatever language. */
export function createLanguageFinder(
  source: string,
): (text: string) => (Claim & { isNew: boolean })[] {
  const { proper, adjectives } = readNames();
  const codeOf = (word: string) => proper.get(word) ?? adjectives.get(word);
  const known = new Set(
    source
      .toLowerCase()
      .match(/\p{L}{3,}/gu)
      ?.map(codeOf),
  );
  return (text) => {
    let last = 0;
    return [...text.matchAll(/\p{L}{3,}/gu)].flatMap(({ index: start, 0: word }) => {
      const key = codeOf(word.toLowerCase());
      if (key === undefined) return [];
      const isProper = /^\p{Lu}/u.test(word) && proper.has(word.toLowerCase());
      const isSpoken =
        isProper || OF_SPEECH.test(nearBefore(text, start)) || AND.test(text.slice(last, start));
      if (!isSpoken) return [];
      last = start + word.length;
      return [{ key, start, end: last, isNew: !known.has(key) }];
    });
  };
}
