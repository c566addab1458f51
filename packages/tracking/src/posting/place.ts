import { AGENCY } from './company-words.ts';
import { listLabelled } from './labels.ts';
import { ORGANISATION } from './organisation.ts';
import { type Known, placesInHead, withoutMode } from './place-in-head.ts';
import { inText } from './place-in-text.ts';
import { COUNTRY, HEAD_OFFICE, isOther, isRemote, LONGEST_OF_HEAD, POSTAL } from './place-signs.ts';
import { clean, isPlace, isTownAndSign, TOWN } from './place-words.ts';
import type { PostingLines } from './posting-lines.ts';
import { type Candidate, type Found, signsOf } from './ranking.ts';
import { namesRole } from './role.ts';

type Posting = PostingLines & Known;

/** Lists the places that may be that of the work, as the posting writes them, with their signs. `page` has the lines of the site around it too. */
export function listPlaces({ lines, page, title, company }: Posting): Candidate[] {
  const text = lines.join('\n');
  const found = [
    ...labelled(page),
    ...placesInHead(lines, { title, company }),
    ...inText(lines, text),
    ...ofEmployer(company),
    ...atAddress(lines),
  ].filter(({ text: place }) => mayBePlace(place));
  const hidden = AGENCY.test(text) ? ['hidden'] : [];
  return merge(found.slice(0, MOST_CANDIDATES)).map(({ text: place, signs }) => ({
    text: place,
    signs: new Set([...signs, ...hidden, ...signsIn(place, { text, title, company })]),
  }));
}

/** Candidates that are weighed: each is compared with all others. */
const MOST_CANDIDATES = 200;

const mayBePlace = (place: string): boolean =>
  place.length > 2 &&
  place.length <= 60 &&
  place.split(/[ -]/u).length <= 8 &&
  /^[\p{Lu}\d']|remote/iu.test(place) &&
  /\p{L}{2}/u.test(place) &&
  !/[€£$?!@:]/u.test(place);

/** Merges what is said of one town; the fullest form names it. */
function merge(found: readonly Found[]): { text: string; signs: string[] }[] {
  const merged = new Map<string, { text: string; signs: string[] }>();
  for (const { text, signs } of found) {
    const town = (text.split(/,| \(|\/| - /u)[0] ?? '').trim().toLowerCase();
    const known = merged.get(town);
    if (!known) merged.set(town, { text, signs: [...signs] });
    else {
      if (text.includes(known.text) && isPlace(text) >= isPlace(known.text)) known.text = text;
      known.signs.push(...signs, 'twice');
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
  const town = (place.split(/,| \(/u)[0] ?? '').trim();
  const isIn = (name: string) => name !== '' && name.toLowerCase().includes(town.toLowerCase());
  const mentions = text.split(town).length - 1;
  return signsOf({
    known: isPlace(place),
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

function fromValue(value: string): string {
  const [, town = ''] = POSTAL.exec(value) ?? [];
  if (town !== '') return town;
  const place = clean(withoutMode(value));
  return place;
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
  `^(?:Stadt|Landratsamt|Landkreis|Kreis|Gemeinde|Gemeente|Mairie d[e']|Ville d[e']|Comune di|Ayuntamiento de|Câmara Municipal d[eo]|Prefeitura (?:Municipal )?d[eo]|Borough of|City of|Town of|Village of|County of|University of|Universität|Université d[e']|Universidad de|Universidade d[eo]|Università (?:degli Studi )?di|Stadtwerke) ?(${TOWN})`,
  'iu',
);
const TOWN_OF = new RegExp(
  `^(${TOWN}) (?:Town|City|Parish|County|Borough|District) (?:Council|Schools|School District)$`,
  'iu',
);

function ofEmployer(company: string): Found[] {
  const [, town = ''] = OF_TOWN.exec(company) ?? TOWN_OF.exec(company) ?? [];
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
