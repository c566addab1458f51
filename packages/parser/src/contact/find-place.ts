import { findDates } from '../dates/find-dates.ts';
import { isCity, isCountry, isRemote, isState, isStateCode } from '../evidence/places.ts';
import { companyScore, degreeScore, roleScore, schoolScore } from '../evidence/word-score.ts';
import { type Passage, slicePassage, splitPassage } from '../passage.ts';
import { type ReadValue, readingOf } from '../read-value.ts';
import { EMAIL, isProfileSite, LINKEDIN } from './contact-patterns.ts';
import type { ContactPiece } from './contact-pieces.ts';
import { isCountryCode } from './country-code.ts';
import { wrappedPlaces } from './wrapped-places.ts';

export type ReadPlace = { city?: ReadValue; state?: ReadValue; country?: ReadValue };

type Parsed = { city?: Passage; state?: Passage; country?: Passage; score: number };

const POSTAL =
  /(?<![\p{L}\d])(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{3,4})?(?![\p{L}\d])|(?<![\p{L}\d])(?:[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d)(?![\p{L}\d])/gu;

/** How sure a labelled place is, whatever it says. */
const LABELLED = 2;

/** Where the person lives: the piece of the contact that reads most like a place. */
export function findPlace(
  pieces: readonly ContactPiece[],
  wide: readonly ContactPiece[],
  name: string,
): ReadPlace {
  const contacts = pieces.filter(({ cell, label }) => isContact(cell.text, label));
  const rows = new Set(contacts.map(({ row }) => row));
  const places = [...pieces, ...wide, ...wrappedPlaces(pieces)].filter(({ cell, label }) =>
    canBePlace(cell.text, label, name),
  );
  const [best] = places
    .flatMap((piece) => scored(piece, rows))
    .toSorted((a, b) => b.score - a.score);
  if (!best) return {};
  const { city, state, country, score } = asCountry(withBelow(best, best.piece, pieces), pieces);
  const value = (part: Passage) =>
    readingOf(part, Math.min(0.97, 0.55 + score / 6), 'The place among the contact');
  return {
    ...(city && { city: value(city) }),
    ...(state && { state: value(state) }),
    ...(country && { country: value(country) }),
  };
}

/** The piece as a place, where it says enough to be one. */
function scored(
  piece: ContactPiece,
  contacts: ReadonlySet<number>,
): (Parsed & { piece: ContactPiece })[] {
  const parsed = parsePlace(piece.cell);
  const around = standing(piece, parsed.score, contacts);
  const score = parsed.score + around + (parsed.city ? 0.5 : 0);
  const isEnough = parsed.city ? score >= 1 : parsed.score >= LABELLED && around > 0;
  return isEnough ? [{ ...parsed, score, piece }] : [];
}

/** What its label, or a phone or e-mail in its row or the next, says of a piece's being a place. */
function standing(
  { cell, label, row }: ContactPiece,
  evidence: number,
  contacts: ReadonlySet<number>,
): number {
  const told = label === 'place' ? LABELLED : 0;
  const isPlace = evidence >= LABELLED;
  if (contacts.has(row)) return told + (isPlace ? 1.5 : Number(looksPlain(cell.text)) / 2);
  const isNear = contacts.has(row - 1) || contacts.has(row + 1);
  if (isPlace) return told + Number(isNear);
  const isBelow = contacts.has(row - 1) && looksPlain(cell.text) && !isProfileSite(cell.text);
  return told + Number(isBelow) / 2;
}

const AMERICAN_PHONE =
  /(?:^|[^\d])(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]{1,3}\d{3}[\s.–-]{1,3}\d{4}(?!\d)/u;

/** A code of both a state and a country behind a town is the country's where the phone is none of America's: "Buxtehude, DE". */
function asCountry(place: Parsed, pieces: readonly ContactPiece[]): Parsed {
  const { state, country, ...rest } = place;
  const phones = pieces.filter(
    ({ cell, label }) => isContact(cell.text, label) && /\d{2}/u.test(cell.text),
  );
  const isAbroad = phones.length > 0 && !phones.some(({ cell }) => AMERICAN_PHONE.test(cell.text));
  const isCode = state !== undefined && !country && isCountryCode(state.text);
  return isCode && isAbroad ? { ...rest, country: state } : place;
}

/** An address may take several lines: its state and its country stand alone in those below its town. */
function withBelow(
  place: Parsed,
  { row, cell }: ContactPiece,
  pieces: readonly ContactPiece[],
): Parsed {
  const found = { ...place };
  for (const below of [row + 1, row + 2]) {
    const next = pieces.find((each) => each.row === below && Math.abs(each.cell.x - cell.x) < 6);
    if (!next || found.country) break;
    if (isCountry(next.cell.text)) found.country = next.cell;
    else if (!found.state && isState(next.cell.text)) found.state = next.cell;
    else break;
  }
  return found;
}

const isContact = (text: string, label: string | undefined): boolean =>
  label === 'phone' ||
  label === 'email' ||
  EMAIL.test(text) ||
  LINKEDIN.test(text) ||
  /^[+\d\s().-]{7,}$/u.test(text);

function canBePlace(text: string, label: string | undefined, name: string): boolean {
  if ((label !== undefined && label !== 'place') || text === name || text.length > 90) return false;
  if (label === undefined && findDates(text).some(({ isRange }) => isRange)) return false;
  return !/[@]|https?:|www\.|\.(?:com|org|net|io)\b/iu.test(text);
}

/** One to three capitalised words that name no role or employer. */
function looksPlain(text: string): boolean {
  return (
    text.split(' ').length <= 3 &&
    /^[\p{Lu}\p{Lo}][\p{L}\p{M}\s.'’,-]+$/u.test(text) &&
    roleScore(text) < 0.4 &&
    companyScore(text) < 0.6
  );
}

const LEAD =
  /^(?:(?:currently )?(?:based|living|located|residing|lives|resident) in|wohnhaft in|aus|domicilie a|base a|residente en|residente em|residente a|woonachtig in)\s+/iu;

/** Reads "10 Main St, Springfield, IL 62701, USA" from its end: country, state, city. */
function parsePlace(whole: Passage): Parsed {
  const passage = slicePassage(whole, LEAD.exec(whole.text)?.[0].length ?? 0);
  const parts = splitPassage(passage, /\s*[,()]\s*|\s+[–-]\s+|\s*\/\s*/gu)
    .filter(({ text }) => !isRemote(text))
    .flatMap(withoutPostal)
    .flatMap(withoutCode);
  if (parts.length === 0 || parts.length > 6) return { score: 0 };
  const left = parts.map(({ part }) => part);
  const country = takeCountry(left);
  const state = takeState(left, country !== undefined) ?? takeRegion(left, parts, country);
  const towns = takeTown(left, state);
  const hadPostal = parts.some((part) => part.hadPostal);
  const known = [country, towns.state, towns.city && isCity(towns.city.text)].filter(Boolean);
  const score = known.length * 2 + Number(hadPostal && towns.city !== undefined);
  if (left.length > 2 && score === 0) return { score };
  return { ...towns, ...(country && { country }), score };
}

/** The town among what is left of an address; a state that stands without one is no town. */
function takeTown(
  left: readonly Passage[],
  state: Passage | undefined,
): Pick<Parsed, 'city' | 'state'> {
  const town = left.findLast(({ text }) => !/\d/u.test(text));
  if (town && !state && isState(town.text) && !isCity(town.text)) return { state: town };
  return { ...(town && canBeTown(town.text) && { city: town }), ...(state && { state }) };
}

const STREET =
  /\b(?:street|st|road|rd|lane|ln|avenue|ave|drive|way|close|court|square|place|house|flat|apartment|floor)\b|(?:stra(?:ss|ß)e|str|gasse|weg|platz|straat|laan|plein)\b|^(?:rue|avenue|place|chemin|calle|avenida|plaza|paseo|rua|praca|via|viale|piazza|corso)\b/iu;

/** Countries whose regions bear no city's name: "Soho, London, UK" ends in its city. */
const NO_CITY_REGIONS =
  /^(?:uk|gb|united kingdom|great britain|england|scotland|wales|reino unido|royaume-uni|regno unito|vereinigtes königreich|verenigd koninkrijk|france|fr|frankreich|francia|frança|frankrijk|india|in|indien|inde)$/iu;

/** Behind a town stands its region, known or not, before a country or at the end: "Guingamp, Bretagne", no street. It may bear a city's name before a country. */
function takeRegion(
  left: Passage[],
  parts: readonly Part[],
  country: Passage | undefined,
): Passage | undefined {
  const [town, last] = left.slice(-2);
  if (!town || !last || /\d/u.test(town.text + last.text)) return undefined;
  if (isCity(last.text) && (!country || NO_CITY_REGIONS.test(country.text))) return undefined;
  if (STREET.test(town.text)) return undefined;
  const isTown = parts.some(({ part, hadPostal }) => part === last && hadPostal);
  return isTown || !canBeTown(town.text) || !canBeTown(last.text) ? undefined : left.pop();
}

/** Up to four words that begin with a capital and say no role or degree. */
const canBeTown = (text: string): boolean =>
  isCity(text) ||
  (/^[\p{Lu}\p{Lo}'’][\p{L}\p{M}\s.'’-]+$/u.test(text) &&
    text.split(' ').length <= 4 &&
    roleScore(text) < 0.9 &&
    degreeScore(text) + schoolScore(text) === 0);

type Part = { part: Passage; hadPostal: boolean };

function withoutPostal(part: Passage): Part[] {
  const pieces = splitPassage(part, POSTAL);
  const hadPostal = pieces.length !== 1 || pieces[0]?.text !== part.text;
  return pieces
    .filter(({ text }) => !/^[\d\s-]*$/u.test(text))
    .map((piece) => ({ part: piece, hadPostal }));
}

/** "Ghent BE": a code of a country, and of no state, behind its town. */
function withoutCode(whole: Part): Part[] {
  const { part } = whole;
  const code = /\s(?<code>[A-Z]{2})$/u.exec(part.text);
  const isCode = code?.groups?.code !== undefined && isCountryCode(code.groups.code);
  const town = part.text.slice(0, code?.index);
  if (!isCode || (isStateCode(code[0]) && !isAbroad(town)) || !canBeTown(town)) return [whole];
  return [
    { ...whole, part: slicePassage(part, 0, code.index) },
    { part: slicePassage(part, code.index + 1), hadPostal: false },
  ];
}

function takeCountry(parts: Passage[]): Passage | undefined {
  const last = parts.at(-1);
  if (!last) return undefined;
  const isCode = isCountryCode(last.text) && parts.length > 1;
  const before = parts.slice(0, -1);
  const isClear = !isStateCode(last.text) || before.some(({ text }) => isAbroad(text));
  if (!(isCode && isClear) && (!isCountry(last.text) || (isState(last.text) && parts.length < 2)))
    return undefined;
  return parts.pop();
}

/** Known cities that lie in the United States or Canada, where a code of two letters is a state. */
const AMERICAN = new Set(
  'new york|los angeles|san francisco|chicago|boston|seattle|austin|houston|dallas|denver|atlanta|miami|philadelphia|phoenix|portland|minneapolis|detroit|san diego|san jose|washington|toronto|montreal|vancouver|ottawa|calgary|edmonton|winnipeg|nyc|cambridge|birmingham|manchester|london|paris'.split(
    '|',
  ),
);

/** A known city of neither, behind which a code of two letters is a country. */
const isAbroad = (text: string): boolean => isCity(text) && !AMERICAN.has(text.toLowerCase());

function takeState(parts: Passage[], hasCountry: boolean): Passage | undefined {
  const last = parts.at(-1);
  if (!last) return undefined;
  const isShort = hasCountry && /^[A-Z]{2,3}$/u.test(last.text);
  if (parts.length > 1 && (isState(last.text) || isShort)) return parts.pop();
  const code = /\s(?<code>[A-Z]{2,3})$/u.exec(last.text);
  if (!code || !isStateCode(code[0])) return undefined;
  parts[parts.length - 1] = slicePassage(last, 0, code.index);
  return slicePassage(last, code.index);
}
