import { AGENCY } from './company-words.ts';
import { bestOf, type Candidate, sumOf } from './evidence.ts';
import { isLabelled, listLabelled } from './labels.ts';
import { LEGAL_FORM } from './legal-form.ts';
import { LINES_OF_HEAD, listSegments } from './lines.ts';
import { inText } from './place-in-text.ts';
import {
  COUNTRY,
  HEAD_OFFICE,
  isOther,
  isRemote,
  LEAST,
  LONGEST_OF_HEAD,
  OUR_SITE,
  WEIGHTS,
  weighed,
} from './place-weights.ts';
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

/** Reads the place of work, as the posting writes it; empty where it is not said. `page` has the lines of the site around it too. */
export function readPlace(
  lines: readonly string[],
  title: string,
  company: string,
  page: readonly string[] = lines,
): string {
  const text = lines.join('\n');
  return bestOf(
    merge([
      ...labelled(page),
      ...inHead(lines, { title, company, text }),
      ...inText(lines, text),
      ...behindCompany(text, company),
      ...(AGENCY.test(text) ? [] : [...ofEmployer(company), ...atAddress(lines)]),
    ]),
    { least: LEAST },
  );
}

/** Adds what is said of one town; the form that weighs most names it. */
function merge(candidates: readonly Candidate[]): Candidate[] {
  const merged = new Map<string, Candidate>();
  for (const each of candidates) {
    const town = (each.text.split(/,| \(|\/| - /u)[0] ?? '').trim().toLowerCase();
    const known = merged.get(town);
    if (!known) merged.set(town, each);
    else
      merged.set(town, {
        text: isFuller(each, known) ? each.text : known.text,
        weight: Math.max(each.weight, known.weight) + 0.5,
      });
  }
  // A region behind one town is that town's.
  const found = [...merged.values()];
  return found.filter(({ text }) => !found.some((other) => other.text.endsWith(`, ${text}`)));
}

/** "Toledo, OH" says more than "Toledo" does. */
const isFuller = (a: Candidate, b: Candidate): boolean =>
  a.text.includes(b.text) || (a.weight > b.weight && !b.text.includes(a.text));

/** Lines of an address below its label at most. */
const LINES_OF_ADDRESS = 5;

function labelled(lines: readonly string[]): Candidate[] {
  return listLabelled(lines, 'place').flatMap((value) => {
    const at = lines.indexOf(value);
    const below = at < 0 ? [] : lines.slice(at, at + LINES_OF_ADDRESS);
    const place =
      townOfAddress(below) || fromValue(value.endsWith(':') ? (lines[at + 1] ?? '') : value);
    return place === '' ? [] : [weighed(place, { labelled: true, known: isPlace(place) })];
  });
}

function fromValue(value: string): string {
  const [, town = ''] = OUR_SITE.exec(value) ?? POSTAL.exec(value) ?? [];
  if (town !== '') return town;
  const place = clean(withoutMode(value));
  const isSaid =
    place !== '' &&
    place.length <= 60 &&
    place.split(' ').length <= 8 &&
    /^[\p{Lu}\d]|remote/iu.test(place) &&
    !/[€£$?!]/u.test(place);
  return isSaid && !isOther(place) && !isModeAlone(place) ? place : '';
}

/** "4900 Langenthal", "LS21 1BG" and what stands before it. */
const POSTAL = new RegExp(
  `(?:^|, ?|\\d |[|·] ?|(?:in|à|at) |\\s(?=\\d{5}))(?:[A-Z]{1,2}-)?\\d{4,5} (${TOWN})(?: \\d{1,2})?$`,
  'u',
);
const UK_POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/u;

/** The town of an address over several lines: the one with the postcode, or above it. */
function townOfAddress(lines: readonly string[]): string {
  if (lines.length < 2) return '';
  const at = lines.findIndex((line) => UK_POSTCODE.test(line));
  if (at > 0) return clean(lines[at - 1] ?? '');
  const [, town = ''] =
    lines.map((line) => (line.length < 60 ? POSTAL.exec(line) : null)).find(Boolean) ?? [];
  return town;
}

const MODE =
  /^(?:hybrid(?:e|o)?|h[ií]brido|on-?site|in[- ]office|fully remote|teilweise home-?office)[ ,–-]+(?=\p{Lu}|in )|(?<![ ,–-])[ ,–-]+\(?(?:hybrid|on-?site|in[- ]office|hybride?|e\.o\.|en omgeving|und umgebung|& umgebung|et alentours)\)?$/iu;

/** A place without the word for how much of the work is done there. */
const withoutMode = (place: string): string => place.replace(MODE, '').replace(/^in /u, '');

type Names = { readonly title: string; readonly company: string; readonly text: string };

/** Lines of the head at most that may hold the place. */
const LINES = LINES_OF_HEAD + 4;

function inHead(lines: readonly string[], names: Names): Candidate[] {
  const named = (line: string): boolean =>
    [names.title, names.company].some(
      (name) => name !== '' && line.toLowerCase().includes(name.toLowerCase()),
    );
  const at = lines.flatMap((line, which) => (which < LINES && named(line) ? [which] : []));
  return lines.slice(0, LINES).flatMap((line, here) => {
    if (isLabelled(line) && !named(line)) return [];
    const isBeside = at.some((each) => here === each || here === each + 1);
    const isNear = at.some((each) => here > each && here < each + 7);
    const said =
      line.length > LONGEST_OF_HEAD ? (line.split(/(?<=\p{L}{2})[.!?] /u, 1)[0] ?? '') : line;
    if (said.length > LONGEST_OF_HEAD) return [];
    const found = partsOf(said).flatMap((part) => placesIn(part, names, said));
    return found.map(({ text, weight }) => {
      const place = weighed(text, {
        beside: isBeside,
        inHead: !isBeside && (isNear || here < 3),
        said: !COUNTRY.test(text) && saysIn(names.text, text),
        beforeFact: text === line && FACT_BELOW.test(lines[here + 1] ?? ''),
      });
      return { text, weight: place.weight + weight };
    });
  });
}

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

/** The places in a part of a line, weighed by how surely they are some. */
function placesIn(segment: string, { title, company }: Names, line: string): Candidate[] {
  const rest = [title, company]
    .reduce((words, name) => behind(words, name), segment)
    .replace(/^(?:city|town|village) of /iu, '')
    .trim();
  const known = knownIn(rest);
  if (known !== '') return [{ text: known, weight: WEIGHTS.known }];
  const behindEmployer =
    company !== '' &&
    behind(line, company) !== line &&
    behind(line, company)
      .replace(/^[\s,·|–(@-]+/u, '')
      .startsWith(rest.replace(/^[\s,·|–(@-]+/u, ''));
  const words = clean(
    withoutMode(
      rest.replace(/^[\s,–(@-]+/u, '').replace(/^(?:in|à|en|em|te|bei|near) (?=\p{Lu})/u, ''),
    ),
  );
  const town = behindEmployer ? (words.split(',', 1)[0] ?? '') : words;
  if (looksLikePlace(town) && isNoOther(town)) return [{ text: town, weight: WEIGHTS.written }];
  if (!isTown(town, [title, company])) return [];
  return [{ text: town, weight: sumOf(WEIGHTS, { shaped: true, behindEmployer }) }];
}

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
  const [, town = ''] =
    / (?:in|à|en|em|te|near|uit) (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)/u.exec(
      words.replace(/\([^()]*\)/gu, ''),
    ) ?? [];
  return isPlace(town) && !HEAD_OFFICE.test(words.slice(0, words.indexOf(town))) ? town : '';
}

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

const isTown = (name: string, names: readonly string[]): boolean =>
  A_TOWN.test(name) &&
  name.length > 2 &&
  name.split(/[ -]/u).length < 6 &&
  isNoOther(name) &&
  !names.some((each) => each.toLowerCase().includes(name.toLowerCase())) &&
  !isOther(name);

const PREPOSITIONS = ['in', 'near', 'à', 'en', 'em', 'te', 'bei'];

/** Checks whether a text puts something in a town. */
const saysIn = (text: string, place: string): boolean => {
  const town = (place.split(/,| \(/u)[0] ?? '').trim();
  return (
    PREPOSITIONS.some((word) => text.includes(` ${word} ${town}`)) ||
    [`our ${town}`, `the ${town}`, `${town} office`].some((words) => text.includes(words))
  );
};

/** Towns, their schools and universities work where their name says. */
const OF_TOWN = new RegExp(
  `^(?:Stadt|Landratsamt|Landkreis|Kreis|Gemeinde|Gemeente|Mairie d[e']|Ville d[e']|Comune di|Ayuntamiento de|Câmara Municipal d[eo]|Prefeitura (?:Municipal )?d[eo]|Borough of|City of|Town of|Village of|County of|University of|Universität|Université d[e']|Universidad de|Universidade d[eo]|Università (?:degli Studi )?di|Stadtwerke) ?(${TOWN})`,
  'iu',
);
const TOWN_OF = new RegExp(
  `^(${TOWN}) (?:Town|City|Parish|County|Borough|District) (?:Council|Schools|School District)$`,
  'iu',
);

function ofEmployer(company: string): Candidate[] {
  const [, town = ''] = OF_TOWN.exec(company) ?? TOWN_OF.exec(company) ?? [];
  if (town !== '') return [{ text: capitalized(town), weight: WEIGHTS.employer }];
  const last = company.replace(LEGAL_FORM, '').split(' ').at(-1) ?? '';
  return company.includes(' ') &&
    !/[&+] \p{L}+$/u.test(company) &&
    isPlace(last) &&
    !COUNTRY.test(last)
    ? [{ text: last, weight: LEAST }]
    : [];
}

/** "Acme, Leeds", "Acme in Leeds" anywhere in the posting. */
function behindCompany(text: string, company: string): Candidate[] {
  if (company === '') return [];
  return text
    .split(company)
    .slice(1)
    .flatMap((words) => {
      const [, town = ''] = BEHIND_COMPANY.exec(words.slice(0, 60)) ?? [];
      const [, own = ''] = OF_TOWN.exec(company) ?? [];
      if (own !== '' && COUNTRY.test(town))
        return [{ text: `${capitalized(own)}, ${capitalized(town)}`, weight: WEIGHTS.employer }];
      const isTown =
        /\p{Ll}/u.test(town) &&
        town !== '' &&
        town !== company &&
        isNoOther(town) &&
        !isOther(town);
      return isTown && !COUNTRY.test(town)
        ? [{ text: town, weight: LEAST + (isPlace(town) ? 1 : 0) }]
        : [];
    });
}

const BEHIND_COMPANY = new RegExp(
  `^(?: in | à | en | em | te |, | \\(| - | – | \\| )(?:(?:just )?(?:near|outside) )?(${TOWN})(?=$|[\\n,.;()|]| (?:we|is|has|seeks?|needs?|are|recherche|recrute|busca|sucht|zoekt|cerca|on|-|–))`,
  'u',
);

const capitalized = (town: string): string =>
  /\p{Ll}/u.test(town)
    ? town
    : town.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

const atAddress = (lines: readonly string[]): Candidate[] =>
  lines.flatMap((line) => {
    const [, town = ''] = POSTAL.exec(line.slice(-LONGEST_OF_HEAD)) ?? [];
    return town === '' || !isNoOther(town) || HEAD_OFFICE.test(line.slice(0, 40))
      ? []
      : [{ text: town, weight: WEIGHTS.address }];
  });
