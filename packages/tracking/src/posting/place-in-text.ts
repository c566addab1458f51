import { COUNTRY, HEAD_OFFICE } from './place-signs.ts';
import { TOWN, TOWNS_WITH_REGION } from './place-words.ts';
import type { Found } from './ranking.ts';

const REMOTE =
  /(?:^|[.!?] |[|·] )(?:(?:this (?:is|role is)|the (?:role|position|job) is|work(?:s|ing)?) (?:a )?)?((?:fully |100 ?% )?remote)\b(?! ?(?:work|options?|desktop|sites?|support|sensing|teams?|role|job))/imu;
/** Places that sentences name, and how. */
export function inText(lines: readonly string[], text: string): Found[] {
  const [, remote = ''] = REMOTE.exec(text) ?? [];
  const anywhere = remote === '' ? [] : [{ text: remote, signs: ['remote in text'] }];
  return [...onlyTown(text), ...inProse(lines), ...anywhere];
}

function onlyTown(text: string): Found[] {
  const towns = new Set(
    [...text.matchAll(TOWNS_WITH_REGION), ...townsOfCountries(text)]
      .filter(
        ({ 0: town, index }) =>
          /\p{Ll}/u.test(town) && !HEAD_OFFICE.test(text.slice(Math.max(0, index - 40), index)),
      )
      .map(([town]) => town),
  );
  return [...towns]
    .slice(0, 10)
    .map((town) => ({ text: town, signs: [towns.size === 1 ? 'only' : 'with region'] }));
}

const townsOfCountries = (text: string): RegExpExecArray[] =>
  Array.from(text.matchAll(TOWN_AND_COUNTRY)).filter(([, country = '']) => COUNTRY.test(country));
const TOWN_AND_COUNTRY =
  /(?<![\p{L}-])\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?, (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?!\p{L})/gu;

/** Lines among which a sentence on the job stands. */
const EARLY = 6;

/** "… in Minden": on one of the first lines this is no sentence of the firm yet. */
const inProse = (lines: readonly string[]): Found[] =>
  lines.flatMap((line, at) =>
    Array.from(line.slice(0, LONGEST_PROSE).matchAll(IN_TOWN), (match) => {
      const [, word = '', place = ''] = match;
      const isHead = HEAD_OFFICE.test(line.slice(0, match.index + 6));
      const signs = isHead ? ['head office'] : ['in prose', `prose ${word.toLowerCase()}`];
      return { text: place.replace(/\.$/u, ''), signs: at < EARLY ? [...signs, 'early'] : signs };
    }),
  );
/** In characters of a line. */
const LONGEST_PROSE = 400;
const IN_TOWN = new RegExp(
  `[\\p{L}»”"*)&0-9,] (in|at|à|en|em|no|na|ad?|te|near|uit|bei|from|(?:just )?outside|(?:à côté|près|proche|cerca) d(?:e |['’])|vicino a) ?(${TOWN})(?=$|[,.;()!:]| )`,
  'gu',
);
