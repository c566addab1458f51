import { isLabelled } from './labels.ts';
import { ORGANISATION } from './organisation.ts';
import { COUNTRY, HEAD_OFFICE } from './place-signs.ts';
import { isPlaceName, TOWN, TOWNS_WITH_REGION } from './place-words.ts';
import { type Found, signsOf } from './ranking.ts';

const REMOTE =
  /(?:^|[.!?] |[|·] )(?:(?:this (?:is|role is)|the (?:role|position|job) is|work(?:s|ing)?) (?:a )?)?((?:fully |100 ?% )?remote)\b(?! ?(?:work|options?|desktop|sites?|support|sensing|teams?|role|job))/imu;
/** Places that sentences name, and how. */
export function inText(lines: readonly string[], text: string): Found[] {
  const [, remote = ''] = REMOTE.exec(text) ?? [];
  const anywhere = remote === '' ? [] : [{ text: remote, signs: ['remote in text'] }];
  return [...onlyTown(text), ...inProse(lines), ...named(lines), ...anywhere];
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

/** In characters of a posting: towns further down are seldom those of the work. */
const LONGEST_TEXT = 8_000;
const MOST_WORDS = 4;
const WORD = /(?<![\p{L}'’.-])['’]?\p{L}(?:['’.-]{0,2}\p{L})*/gu;

/** Towns of the list wherever they stand, with what stands before them. */
function named(lines: readonly string[]): Found[] {
  const found: Found[] = [];
  let left = LONGEST_TEXT;
  for (const [at, line] of lines.entries()) {
    if (left <= 0) break;
    for (const { text, index } of townsOn(line.slice(0, left))) {
      const before = line.slice(Math.max(0, index - 40), index);
      const after = line.slice(index + text.length, index + text.length + 40);
      found.push({
        text,
        signs: ['named', ...signsAround(before, after), ...signsOf({ early: at < EARLY })],
      });
    }
    left -= line.length;
  }
  const towns = new Set(found.map(({ text }) => text.toLowerCase()));
  return found.map(({ text, signs }, at) => ({
    text,
    signs: [...signs, ...signsOf({ 'named first': at === 0, 'named only': towns.size === 1 })],
  }));
}

/** Signs of what stands before a town and behind it. */
const signsAround = (before: string, after: string): string[] => {
  const word = before.endsWith(' ')
    ? (before
        .slice(0, -1)
        .split(/[^\p{L}’']/u)
        .at(-1) ?? '')
    : '';
  return signsOf({
    'named in': /^(?:in|à|en|em|te|a|at)$/iu.test(word),
    'named near': /^(?:near|bei|nach|around|um|outside|from|aus|raum|uit|visiting|to|nach)$/iu.test(
      word,
    ),
    'named of': /^(?:of|de|di|da|do|von|van|du|der|des|d['’])$/iu.test(word),
    'named for':
      /^(?:for|für|para|pour|per|voor|our|unser\p{L}*|notre|nuestr[oa]|nossa|nostra)$/iu.test(word),
    'named after comma': /, $/u.test(before),
    'named after bracket': /\($/u.test(before),
    'named at start': /(?:[|·–:] |\t)$/u.test(before),
    'named as first word': /(?:^|[.!?] )$/u.test(before),
    'named after name': /^\p{Lu}/u.test(word),
    'named before name': /^ \p{Lu}/u.test(after),
    'named in organisation': ORGANISATION.test(
      /^(?: (?:of |for )?\p{Lu}[\p{L}&’'-]+){1,4}/u.exec(after)?.[0] ?? '',
    ),
    'named before comma': /^,/u.test(after),
    'named at end': /^(?:$|[.;)!])/u.test(after),
    'named hyphen': /[-@/]$/u.test(before) || /^[-@]/u.test(after),
    'named head office': HEAD_OFFICE.test(before),
  });
};

type Word = { readonly word: string; readonly index: number };

/** Lists the towns of the list on a line, each by as many words as it has there. */
function townsOn(line: string): { text: string; index: number }[] {
  const words = Array.from(line.matchAll(WORD), ({ 0: word, index }) => ({ word, index }));
  const found: { text: string; index: number }[] = [];
  let from = 0;
  while (from < words.length) {
    const many = wordsOfTown(line, words.slice(from, from + MOST_WORDS));
    const index = words[from]?.index ?? 0;
    if (many > 0) found.push({ text: upTo(line, index, words[from + many - 1]), index });
    from += Math.max(many, 1);
  }
  return found;
}

const upTo = (line: string, index: number, last: Word | undefined): string =>
  line.slice(index, last && last.index + last.word.length);

/** The most of some words that are a town from the first on; none where they begin none. */
function wordsOfTown(line: string, words: readonly Word[]): number {
  const [first] = words;
  if (!first || !IS_NAME.test(first.word)) return 0;
  return (
    words.findLastIndex((last) => {
      const text = upTo(line, first.index, last);
      return (
        IS_NAME.test(last.word) && !PARTED.test(text) && isPlaceName(text) && !isLabelled(text)
      );
    }) + 1
  );
}

const IS_NAME = /^(?:['’]s-|[dl]['’])?\p{Lu}/u;
/** Signs between words that are not of one name. */
const PARTED = /(?<!\bSt)[,.;:]\s|[()]| {2}/u;
