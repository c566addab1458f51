import { AGENCY } from './company-words.ts';
import { isDateName } from './dates.ts';
import { listLabelled } from './labels.ts';
import { LEGAL_FORM } from './legal-form.ts';
import { ORGANISATION } from './organisation.ts';
import { listPersons } from './persons.ts';
import { type Known, placesInHead, withoutMode } from './place-in-head.ts';
import { inText } from './place-in-text.ts';
import { COUNTRY, HEAD_OFFICE, isOther, isRemote, LONGEST_OF_HEAD, POSTAL } from './place-signs.ts';
import { clean, isPlace, isTownAndSign, TOWN } from './place-words.ts';
import type { PostingLines } from './posting-lines.ts';
import { type Candidate, type Found, signsOf } from './ranking.ts';
import { namesRole } from './role.ts';
import { isTownName } from './towns.ts';

type Posting = PostingLines & Known;

/** Lists the places that may be that of the work, as the posting writes them, with their signs. `page` has the lines of the site around it too. */
export function listPlaces({ lines, page, title, company }: Posting): Candidate[] {
  const text = lines.join('\n');
  const found = [
    ...labelled(page),
    ...told(lines),
    ...placesInHead(lines, { title, company }),
    ...inText(lines, text),
    ...ofEmployer(company),
    ...atAddress(lines),
  ].filter(({ text: place }) => mayBePlace(place));
  const persons = listPersons(text);
  const small = new Set(text.match(SMALL_WORD));
  const isHidden = AGENCY.test(text);
  return merge(found.slice(0, MOST_CANDIDATES)).map(({ text: place, signs }) => ({
    text: withRegion(place, text),
    signs: new Set([
      ...signs,
      ...signsOf({
        hidden: isHidden,
        person: persons.has(place),
        'also small': small.has(townOf(place).toLowerCase()),
      }),
      ...signsIn(place, { text, title, company }),
    ]),
  }));
}

/** Region and country behind a town: ", West Midlands", ", County Galway, Ireland". */
const REGIONS_BEHIND =
  /^(?:, \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}){1,2}(?=$|\.?\s*(?:[\n·|(–]|$)|\. )/u;

/** Returns a town with the region that the posting writes behind it; another town is none. */
function withRegion(town: string, text: string): string {
  const at = town.includes(',') ? -1 : text.toLowerCase().indexOf(town.toLowerCase());
  if (at < 0) return town;
  const [behind = ''] = REGIONS_BEHIND.exec(text.slice(at + town.length)) ?? [];
  const isRegion = (name: string) => COUNTRY.test(name) || !isTownName(capitalized(name));
  return behind.slice(2).split(', ').every(isRegion) ? town + capitalized(behind) : town;
}

const SMALL_WORD = /(?<![\p{L}@.-])\p{Ll}+(?![\p{L}@.-])/gu;

const townOf = (place: string): string => (place.split(/,|\/| \(/u)[0] ?? '').trim();

/** Candidates that are weighed: each is compared with all others. */
const MOST_CANDIDATES = 200;

const mayBePlace = (place: string): boolean =>
  place.length > 2 &&
  place.length <= 60 &&
  place.split(/[ -]/u).length <= 8 &&
  /^[\p{Lu}\d']|remote/iu.test(place) &&
  /\p{L}{2}/u.test(place) &&
  !/[€£$?!@:]/u.test(place) &&
  !isDateName(place);

/** Merges what is said of one town; the fullest form names it. */
function merge(found: readonly Found[]): { text: string; signs: string[] }[] {
  const merged = new Map<string, { text: string; signs: string[] }>();
  for (const { text, signs } of found) {
    const town = (text.split(/,| \(|\/| - /u)[0] ?? '').trim().toLowerCase();
    const known = merged.get(town);
    if (!known) merged.set(town, { text, signs: [...signs] });
    else {
      if (text.includes(known.text) && isPlace(text) >= isPlace(known.text)) known.text = text;
      known.signs.push(...signs);
    }
  }
  // A region behind one town is that town's.
  const all = [...merged.values()];
  return all.filter(({ text }) => !all.some((other) => other.text.endsWith(`, ${text}`)));
}

/** Signs in the words of a place, for it and against it. */
function signsIn(
  place: string,
  { text, title, company }: { text: string; title: string; company: string },
): string[] {
  const town = townOf(place);
  const isIn = (name: string) => name !== '' && name.toLowerCase().includes(town.toLowerCase());
  const mentions = text.split(town).length - 1;
  return signsOf({
    known: isPlace(place),
    'of list': isTownName(town),
    'town known': town !== place && isPlace(town),
    'town and sign': isTownAndSign(place),
    country: COUNTRY.test(place),
    remote: isRemote(place),
    other: isOther(place),
    role: namesRole(town),
    organisation: ORGANISATION.test(town),
    capitals: /^[^\p{Ll}]{2,}$/u.test(town),
    figures: /\d/u.test(town),
    [`words ${Math.min(town.split(' ').length, 4)}`]: true,
    'in title': isIn(title),
    'in company': isIn(company) && !OF_TOWN.test(company) && !TOWN_OF.test(company),
    again: mentions > 1,
  });
}

/** Lines of an address below its label at most. */
const LINES_OF_ADDRESS = 5;

function labelled(lines: readonly string[]): Found[] {
  return listLabelled(lines, 'place').flatMap((value) => {
    const at = lines.indexOf(value);
    const below = at < 0 ? [] : lines.slice(at, at + LINES_OF_ADDRESS);
    const address = townOfAddress(below);
    const place = fromValue(value.endsWith(':') ? (lines[at + 1] ?? '') : value);
    return [
      { text: address, signs: ['labelled', 'address'] },
      { text: place, signs: address === '' ? ['labelled'] : ['street'] },
    ].filter(({ text }) => text !== '');
  });
}

/** "Dienstort ist Lauenburg", "The role is based in Leeds". */
const TOLD = new RegExp(
  `(?<!\\p{L})(?:[Dd]ienstort|[Aa]rbeitsort|[Ee]insatzort|[Ss]tandort|[Ll]ocation|[Ww]orkplace|[Pp]lace of work|[Ll]ieu(?: de travail)?|[Ss]ede(?: di lavoro)?|[Ll]ugar(?: de trabajo)?|[Ll]ocal(?: de trabalho)?|[Ss]tandplaats|[Ww]erkplek|(?:role|post|position|job|you|team|poste|emploi|puesto|vaga|lavoro|functie)(?: is| are| will be|['’]ll be| est| es| é| è)? (?:based|located|bas[ée]e?|situ[ée]e?|ubicad[oa]|situad[oa]|gevestigd))(?: is| ist| est| es| é| è| will be| wird| sera)?(?: in| at| à| en| em| a| te)? (${TOWN})`,
  'gu',
);

const told = (lines: readonly string[]): Found[] =>
  lines.flatMap((line) =>
    Array.from(line.slice(0, LONGEST_TOLD).matchAll(TOLD), ([, town = '']) => ({
      text: town.replace(/\.$/u, ''),
      signs: ['told'],
    })),
  );
/** In characters of a line. */
const LONGEST_TOLD = 2_000;

function fromValue(value: string): string {
  const [, town = ''] = POSTAL.exec(value) ?? [];
  if (town !== '') return town;
  return isTownAndSign(value) ? value : clean(withoutMode(value));
}

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

/** Towns, their schools and universities work where their name says. */
const OF_TOWN = new RegExp(
  `^(?:(?:Stadtwerke|Stadt|Landratsamt|Landkreis|Kreis|Gemeinde|Gemeente|Mairie de|Ville de|Comune di|Ayuntamiento de|Câmara Municipal d[eo]|Prefeitura (?:Municipal )?d[eo]|Borough of|City of|Town of|Village of|County of|University of|Universität|Université de|Universidad de|Universidade d[eo]|Università (?:degli Studi )?di) |(?:Mairie|Ville|Université) d['’])(${TOWN})`,
  'iu',
);
const TOWN_OF = new RegExp(
  `^(${TOWN}) (?:Town|City|Parish|County|Borough|District) (?:Council|Schools|School District)$`,
  'iu',
);

function ofEmployer(company: string): Found[] {
  const [, town = ''] =
    OF_TOWN.exec(company.replace(LEGAL_FORM, '')) ?? TOWN_OF.exec(company) ?? [];
  return town === '' ? [] : [{ text: capitalized(town), signs: ['employer'] }];
}

const capitalized = (town: string): string =>
  /\p{Ll}/u.test(town)
    ? town
    : town.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

const atAddress = (lines: readonly string[]): Found[] =>
  lines.flatMap((line) => {
    const [, town = ''] = POSTAL.exec(line.slice(-LONGEST_OF_HEAD)) ?? [];
    if (town === '') return [];
    return [
      {
        text: town,
        signs: ['postcode', ...(HEAD_OFFICE.test(line.slice(0, 40)) ? ['head office'] : [])],
      },
    ];
  });
