import { firstHeading } from './headings.ts';
import { isLabelled, isValueOf } from './labels.ts';
import { LINES_OF_HEAD, listSegments, standOf } from './lines.ts';
import { HEAD_OFFICE, isRemote, LONGEST_OF_HEAD, POSTAL } from './place-signs.ts';
import {
  A_TOWN,
  clean,
  isModeAlone,
  isNoOther,
  isPlace,
  isTownAndSign,
  looksLikePlace,
  splitAtPlace,
  TOWN,
} from './place-words.ts';
import { type Found, signsOf } from './ranking.ts';

const MODE =
  /^(?:hybrid(?:e|o)?|h[ií]brido|on-?site|in[- ]office|fully remote|teilweise home-?office)[ ,–-]+(?=\p{Lu}|in )|(?<![ ,–-])[ ,–-]+\(?(?:hybrid|on-?site|in[- ]office|hybride?|e\.o\.|en omgeving|und umgebung|& umgebung|et alentours)\)?$/iu;

/** A place without the word for how much of the work is done there. */
export const withoutMode = (place: string): string => place.replace(MODE, '').replace(/^in /u, '');

/** Lines of the head at most that may hold the place. */
const LINES = LINES_OF_HEAD * 2;

export type Known = { readonly title: string; readonly company: string };

/** Lists the places among the first lines of a posting. */
export function placesInHead(lines: readonly string[], names: Known): Found[] {
  const at = [names.title, names.company].map((name) =>
    name === '' ? -1 : lines.findIndex((line) => line.toLowerCase().includes(name.toLowerCase())),
  );
  const heading = firstHeading(lines.slice(0, LINES));
  return lines.slice(0, LINES).flatMap((line, here) => {
    const said =
      line.length > LONGEST_OF_HEAD ? (line.split(/(?<=\p{L}{2})[.!?] /u, 1)[0] ?? '') : line;
    if (said.length > LONGEST_OF_HEAD || isValueOf('place', lines, here)) return [];
    const stands = [
      ...standsFrom(at.map((each) => (each < 0 ? FAR : here - each))),
      ...signsOf({
        head: true,
        [standOf(here)]: true,
        otherLabel: isLabelled(line) && !at.includes(here),
        afterHeading: here > heading,
        beforeFact: FACT_BELOW.test(lines[here + 1] ?? ''),
      }),
    ];
    const parts = partsOf(said);
    return parts.flatMap((part, which) =>
      placesIn(part, names, said).map(({ text, signs }) => ({
        text,
        signs: [
          ...stands,
          ...signs,
          ...signsOf({ whole: text === line, [`part ${Math.min(which, 2)}`]: parts.length > 1 }),
        ],
      })),
    );
  });
}

/** In lines. */
const FAR = 9;

/** Signs of how many lines below title and company a line stands. */
const standsFrom = ([title = FAR, company = FAR]: readonly number[]): string[] =>
  signsOf({
    [`from title ${title}`]: title >= 0 && title < 3,
    [`from company ${company}`]: company >= 0 && company < 3,
    near: [title, company].some((each) => each > 2 && each < 7),
    above: [title, company].every((each) => each < 0),
  });

/** The parts of a line that may be places: all of it where it is one, and halves of parts that are none. */
function partsOf(line: string): string[] {
  const segments = listSegments(line).slice(0, 8);
  if (segments.length === 1 || DEPARTMENT.test(line) || isWritten(line)) return [line];
  return segments.flatMap((part) =>
    part.includes(' / ') && !isWritten(part) ? part.split(' / ') : [part],
  );
}

const isWritten = (words: string): boolean =>
  isTownAndSign(words) || isPlace(clean(withoutMode(words)));

const FACT_BELOW =
  /^(?:[£$€]|\d[\d.,]* ?(?:€|-)|(?:full|part)[ -]?time|vollzeit|teilzeit|feste|unbefristet|befristet|permanent|cdi\b|cdd\b|temps|jornada|tiempo|tempo|presencial|hybrid)/iu;

/** The places in a part of a line, and how they are written there. */
function placesIn(segment: string, { title, company }: Known, line: string): Found[] {
  const rest = [title, company]
    .reduce((words, name) => behind(words, name), segment)
    .replace(/^(?:city|town|village) of /iu, '')
    .trim();
  const known = knownIn(rest);
  if (known !== '') return [{ text: known, signs: ['recognized'] }];
  const words = clean(
    withoutMode(withoutStart(rest).replace(/^(?:in|à|en|em|te|bei|near) (?=\p{Lu})/u, '')),
  );
  const signs = signsOf({
    behindEmployer: isBehind(line, company, rest),
    inAfter: /(?:^|\s)(?:in|à|en|em|te) \p{Lu}/u.test(rest.slice(0, 8)),
  });
  if (looksLikePlace(words)) return [{ text: words, signs }];
  return townsIn(rest, words)
    .filter(({ text }) => text.split(/[ -]/u).length < 6 && ![title, company].includes(text))
    .map((found) => ({ text: found.text, signs: [...signs, ...found.signs] }));
}

/** Words of a part of a line that have the shape of a town. */
function townsIn(rest: string, words: string): Found[] {
  const town = (words.split(/,|(?<=\p{L}) (?:or|oder|ou|o|of) /u, 1)[0] ?? '').trim();
  const inside = /\(([^()]+)\)/u.exec(rest)?.[1] ?? '';
  const sign = TOWN_AND_STATE.exec(rest)?.[0] ?? '';
  const [, ...parts] = words.split(/(?:,| in| à| en| em| te) (?=\p{Lu})/u);
  const last = parts.at(-1) ?? '';
  return [
    { text: town, signs: [town === words ? 'shaped' : 'cut'] },
    { text: last, signs: ['last'] },
    { text: inside, signs: ['in brackets'] },
    { text: sign, signs: ['state'] },
  ].filter(({ text }) => A_TOWN.test(text) || text === sign);
}

const withoutStart = (words: string): string => words.replace(/^[\s,·|–(@-]+/u, '');

/** Checks whether words stand right behind a name on a line. */
const isBehind = (line: string, name: string, words: string): boolean =>
  name !== '' &&
  behind(line, name) !== line &&
  withoutStart(behind(line, name)).startsWith(withoutStart(words));

/** "Belo Horizonte/MG", "Spike Island, Bristol BS1". */
const TOWN_AND_STATE = new RegExp(
  `(?<![\\p{L}.'’-])${TOWN}(?:/[A-Z]{2}| [A-Z]{1,2}\\d{1,2}[A-Z]?)(?![\\p{L}\\d])`,
  'u',
);

const behind = (words: string, name: string): string => {
  const at = name === '' ? -1 : words.toLowerCase().indexOf(name.toLowerCase());
  return at < 0 ? words : words.slice(at + name.length);
};

function knownIn(words: string): string {
  const [, town = ''] = DEPARTMENT.exec(words) ?? POSTAL.exec(words) ?? [];
  if (town !== '' && isNoOther(town)) return town;
  if (isTownAndSign(words.trim())) return words.trim();
  const whole = clean(withoutMode(words));
  if (isPlace(whole) && !isModeAlone(whole)) return WITH_MODE.test(words) ? words.trim() : whole;
  return inBrackets(words) || amongCommas(words) || behindIn(words) || beforeState(words);
}

function inBrackets(words: string): string {
  const [, inside = ''] = /\(([^()]{2,60})\)/u.exec(words) ?? [];
  const [town = ''] = TOWN_BEFORE_BRACKET.exec(words) ?? [];
  if (town !== '' && isNoOther(town) && isPlace(inside)) return town;
  const isWhole = inside !== 'US' && isPlace(inside) && !isModeAlone(inside);
  const place = isWhole ? inside : (splitAtPlace(inside)?.place ?? '');
  return place !== '' && isRemote(words) ? words : place;
}

function amongCommas(words: string): string {
  const found = splitAtPlace(words);
  if (!found) return '';
  return isTownBefore(found.before) ? `${found.before}, ${found.place}` : found.place;
}

function behindIn(words: string): string {
  const [, long = '', short = ''] = BEHIND_IN.exec(words.replace(/\([^()]*\)/gu, '')) ?? [];
  const town = isPlace(long) ? long : short;
  return isPlace(town) && !HEAD_OFFICE.test(words.slice(0, words.indexOf(town))) ? town : '';
}

const BEHIND_IN = new RegExp(
  ` (?:in|à|en|em|te|near|uit) (?=(${TOWN}))(\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)?)`,
  'u',
);

function beforeState(words: string): string {
  const [state = ''] =
    /(?<![\p{L}.])(?:\p{Lu}[\p{L}.]+ )?\p{Lu}[\p{L}.]+,? [A-Z]{2}$/u.exec(words) ?? [];
  return isPlace(state) ? state : '';
}

/** "Nerja (Málaga)": the town stands before its province. */
const TOWN_BEFORE_BRACKET = new RegExp(`(?:^| (?:en|in|à|a|em|te) )(?:${TOWN}) \\([^()]+\\)`, 'u');

/** "42 - Roanne", as France's job centre writes it. */
const DEPARTMENT = new RegExp(`^\\d{2} - (${TOWN})(?= - |$)`, 'u');
/** "Brasil (Remoto)", "Full remote (France)". */
const WITH_MODE = /^[^()]+ \((?:remoto|remote|france|us|uk|eu|[\p{Lu}][\p{L} ]+)\)$/iu;

const isTownBefore = (words: string): boolean =>
  words !== '' && A_TOWN.test(words) && isNoOther(words) && !words.includes(' - ');
