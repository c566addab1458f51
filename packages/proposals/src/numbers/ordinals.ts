import type { Claim } from '../mark.ts';
import { beginsAsOne, createMatcher } from '../names/word-matcher.ts';

/** Words for second, third and on, by language, without the endings that these have there. */
const WORDS: readonly (readonly [words: string, endings: string])[] = [
  ['second third fourth fifth sixth seventh eighth ninth tenth', ''],
  ['zweit dritt viert fünft sechst siebt acht neunt zehnt', '(?:e[nrms]?)'],
  ['deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième', '(?:s?)'],
  ['segund tercer cuart quint sext séptim octav noven décim', '(?:[oa]s?)?'],
  ['segund terceir quart quint sext sétim oitav non décim', '(?:[oa]s?)'],
  ['second terz quart quint sest settim ottav non decim', '(?:[oaie])'],
  ['tweed derd vierd vijfd zesd zevend achtst negend tiend', '(?:en?)'],
];

/** The words of every language with the place in a row that they are, each language by itself: "quarter" is no "quarto". */
const READERS = WORDS.map(([words, endings]) => {
  const places = new Map(words.split(' ').map((word, at) => [word, String(at + 2)] as const));
  const pattern = `(?<![\\p{L}\\p{N}])(${[...places.keys()].join('|')})${endings}(?![\\p{L}\\p{N}])`;
  return { places, match: createMatcher(pattern, beginsAsOne(places.keys())) };
});

/** Numbers that stand in words as the place in a row: figures may say the same. */
export const listOrdinals = (text: string): Claim[] =>
  READERS.flatMap(({ places, match }) =>
    match(text).map(({ index, 0: whole, 1: word = '' }) => ({
      key: places.get(word.toLowerCase()) ?? '',
      start: index,
      end: index + whole.length,
    })),
  );
