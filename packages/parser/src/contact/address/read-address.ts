import { monthOfWord } from '@shortlist/model';
import { type Passage, slicePassage, splitPassage } from '../../document/passage.ts';
import { isCity, isCountry, isRemote, isState, isStateCode } from '../../evidence/locations.ts';
import { degreeScore, roleScore, schoolScore } from '../../evidence/word-score.ts';
import { AMERICAN_REGIONS, type PhoneRegion } from '../phone/phone-region.ts';
import { isCountryCode } from './country-code.ts';

/** The parts of an address, and how much of it is known to be a place. */
export type Address = { city?: Passage; state?: Passage; country?: Passage; score: number };

/** A part of an address and on which side of it a postcode stood. */
type Part = { part: Passage; postal?: 'before' | 'behind' };

/** Postcodes, after the letters of their country: "D-80331", "271 41", "7411 AB", "2490-481", "NE46 1AB", "S6H 1A1". */
const POSTAL =
  /(?<![\p{L}\d])(?:[A-Z]{1,2}-)?(?:\d{4}\s(?!AT|AU|BE|CH|DK|HU|LU|NO|NZ|PT|ZA)[A-Z]{2}|\d{4,6}(?:-\d{3,4})?|\d{3}\s\d{2}|\d{2}-\d{3})(?![\p{L}\d])|(?<![\p{L}\d])(?:[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d)(?![\p{L}\d])/gu;

const LEAD =
  /^(?:(?:currently )?(?:based|living|located|residing|lives|resident) in|wohnhaft in|aus|domicilie a|base a|residente en|residente em|residente a|woonachtig in|greater(?=\s.*\sarea$))\s+/iu;

/** "Leeds Area", "San Francisco Bay Area", alone. */
const AREA = / (?:Metropolitan |Metro |Bay )?Area$/u;

/** A prefecture and a town of it, from the largest to the smallest: "京都府京都市中京区". */
const JAPANESE =
  /(?<state>東京都|北海道|京都府|大阪府|\p{sc=Han}{2,3}県)(?<city>\p{sc=Han}{1,8}?[市区町村])/u;

function readJapanese(whole: Passage, { index, groups = {} }: RegExpExecArray): Address {
  const [state = '', city = ''] = [groups.state, groups.city];
  const middle = index + state.length;
  return {
    state: slicePassage(whole, index, middle),
    city: slicePassage(whole, middle, middle + city.length),
    score: 4,
  };
}

/** Reads "10 Main St, Springfield, IL 62701, USA" from its end: country, state, city. */
export function readAddress(whole: Passage, phone: PhoneRegion): Address {
  const japanese = JAPANESE.exec(whole.text);
  if (japanese) return readJapanese(whole, japanese);
  const led = slicePassage(whole, LEAD.exec(whole.text)?.[0].length ?? 0);
  const passage = led.text.includes(',') ? led : slicePassage(led, 0, AREA.exec(led.text)?.index);
  const parts = withCountryLast(passage)
    .filter(({ text }) => !isRemote(text))
    .flatMap(withoutPostal)
    .flatMap(withoutStreet);
  const left = parts.flatMap(withoutArea).flatMap((part) => withoutCode(part, phone));
  if (left.length === 0 || left.length > 6) return { score: 0 };
  const hadPostal = POSTAL.test(passage.text) || parts.some(({ postal }) => postal !== undefined);
  POSTAL.lastIndex = 0;
  const country = takeCountry(left, phone);
  const state = takeState(left, country !== undefined) ?? takeRegion(left, country);
  const towns = takeTown(left, state);
  const known = [country, towns.state, towns.city && isCity(towns.city.text)].filter(Boolean);
  const score = known.length * 2 + Number(hadPostal && towns.city !== undefined);
  if (left.length > 2 && score === 0) return { score };
  return { ...towns, ...(country && { country }), score };
}

/** "Blumenau (BR), SC": some programs set the code of the country between a town and its region. */
const CODE_WITHIN = /^[^(),]+\s\([A-Z]{2}\),\s[^(),]+$/u;

/** The parts of an address between its marks, the largest last. */
function withCountryLast(passage: Passage): Passage[] {
  const parts = splitPassage(passage, /\s*[,()]\s*|\s+[–-]\s+|\s*\/\s*/gu);
  const [town, code, region] = parts;
  const isWithin = town && code && region && CODE_WITHIN.test(passage.text);
  const isCode = isWithin && isCountryCode(code.text) && !isCountry(region.text);
  return isCode ? [town, region, code] : parts;
}

/** The town among what is left of an address; a state that stands without one is no town. */
function takeTown(
  left: readonly Part[],
  state: Passage | undefined,
): Pick<Address, 'city' | 'state'> {
  const town = left.findLast(({ part }) => !/\d/u.test(part.text))?.part;
  if (town && !state && isState(town.text) && !isCity(town.text)) return { state: town };
  return { ...(town && canBeTown(town.text) && { city: town }), ...(state && { state }) };
}

const STREET =
  /\b(?:street|st|road|rd|lane|ln|avenue|ave|drive|way|close|court|square|place|house|flat|apartment|floor)\b|(?:stra(?:ss|ß)e|str|gasse|weg|platz|straat|laan|plein)\b|^(?:rue|avenue|place|chemin|calle|avenida|plaza|paseo|rua|praca|via|viale|piazza|corso)\b/iu;

/** Countries whose regions bear no city's name: "Soho, London, UK" ends in its city. */
const NO_CITY_REGIONS =
  /^(?:uk|gb|united kingdom|great britain|england|scotland|wales|reino unido|royaume-uni|regno unito|vereinigtes königreich|verenigd koninkrijk|france|fr|frankreich|francia|frança|frankrijk|india|in|indien|inde)$/iu;

/** Behind a town stands its region, known or not, before a country or at the end: "Guingamp, Bretagne", no street. It may bear a city's name before a country. */
function takeRegion(left: Part[], country: Passage | undefined): Passage | undefined {
  const [town, last] = left.slice(-2);
  if (!town || !last || /\d/u.test(town.part.text + last.part.text)) return undefined;
  if (isCity(last.part.text) && (!country || NO_CITY_REGIONS.test(country.text))) return undefined;
  if (STREET.test(town.part.text) || last.postal === 'before') return undefined;
  const areBoth = canBeTown(town.part.text) && canBeTown(last.part.text);
  return areBoth ? left.pop()?.part : undefined;
}

/** Up to four words that begin with a capital and say no role or degree. */
const canBeTown = (text: string): boolean =>
  isCity(text) ||
  (/^[\p{Lu}\p{Lo}'’][\p{L}\p{M}\s.'’-]+$/u.test(text) &&
    text.split(' ').length <= 4 &&
    monthOfWord(text) === undefined &&
    roleScore(text) < 0.9 &&
    degreeScore(text) + schoolScore(text) === 0);

/** Returns the text before a postcode and behind it; a street before it goes by its number. */
function withoutPostal(part: Passage): Part[] {
  if (/^\d/u.test(part.text) && STREET.test(part.text)) return [{ part }];
  const match = [...part.text.matchAll(POSTAL)].at(-1);
  if (!match) return [{ part }];
  const before = slicePassage(part, 0, match.index);
  const behind = slicePassage(part, match.index + match[0].length);
  const parts: Part[] = [
    { part: before, postal: 'behind' },
    { part: behind, postal: 'before' },
  ];
  return parts.filter(({ part: { text } }) => /\p{L}/u.test(text));
}

/** A street's name that ends in what it is. */
const STREET_NAME =
  /^.*\b(?:street|st|road|rd|lane|ln|avenue|ave|drive|dr|way|court|ct|square)\b\.?/iu;

/** "12 Mill Lane Leeds", "Calle Real 5 Loja": the town behind the street's name and its number. */
function withoutStreet(whole: Part): Part[] {
  const { part } = whole;
  const number = [...part.text.matchAll(/(?<!\p{L})\d[\d/-]*\p{L}?(?!\p{L})[.\s]*/gu)].at(-1);
  if (!number) return [whole];
  const behind = slicePassage(part, number.index + number[0].length);
  const street = STREET_NAME.exec(behind.text)?.[0].length ?? 0;
  const town = slicePassage(behind, street);
  const isStreet = town.text === '' || (number.index === 0 && street === 0);
  return isStreet || STREET.test(town.text) ? [] : [{ ...whole, part: town }];
}

/** "Leeds England": the name of a country or a region behind its town. */
function withoutArea(whole: Part): Part[] {
  const { part } = whole;
  if (isCity(part.text) || isCountry(part.text) || isState(part.text)) return [whole];
  const gaps = [...part.text.matchAll(/\s+/gu)].map(({ index }) => index);
  const at = gaps.find((gap) => isAreaName(part.text.slice(gap).trim()));
  const town = part.text.slice(0, at);
  if (at === undefined || !canBeTown(town) || COMPASS.test(town)) return [whole];
  return [{ ...whole, part: slicePassage(part, 0, at) }, { part: slicePassage(part, at) }];
}

const isAreaName = (text: string): boolean =>
  text.length > 3 && (isCountry(text) || (isState(text) && !isCity(text)));

/** Words that make another name of a country's or region's: "New Mexico", "South Yorkshire". */
const COMPASS = /(?:^|\s)(?:new|old|great|north|south|east|west|central|upper|lower)(?:ern)?$/iu;

/** "Ghent BE": a code of a country, and of no state, behind its town. */
function withoutCode(whole: Part, phone: PhoneRegion): Part[] {
  const { part } = whole;
  const code = /\s(?<code>[A-Z]{2})$/u.exec(part.text);
  if (!code?.groups?.code || !isCountryCode(code.groups.code)) return [whole];
  const town = part.text.slice(0, code.index);
  if (isRegionCode(code.groups.code, town, phone) || !canBeTown(town)) return [whole];
  return [
    { ...whole, part: slicePassage(part, 0, code.index) },
    { part: slicePassage(part, code.index + 1) },
  ];
}

/** Checks whether a code behind a town is its region's: as its phone tells, without one America's, where no city abroad is before it. */
function isRegionCode(code: string, town: string, phone: PhoneRegion): boolean {
  return (phone ?? AMERICAN_REGIONS).codes.has(code) && (phone !== undefined || !isAbroad(town));
}

function takeCountry(parts: Part[], phone: PhoneRegion): Passage | undefined {
  const last = parts.at(-1)?.part;
  if (!last) return undefined;
  const before = parts.slice(0, -1).map(({ part }) => part.text);
  const isCode = isCountryCode(last.text) && before.length > 0;
  const isBehindRegion = isState(before.at(-1) ?? '') || phone !== AMERICAN_REGIONS;
  const isClear =
    before.some((text) => isAbroad(text)) ||
    (before.length > 1 && isBehindRegion && !before.some(isAmerican)) ||
    !isRegionCode(last.text, before.at(-1) ?? '', phone);
  if (!(isCode && isClear) && (!isCountry(last.text) || (isState(last.text) && parts.length < 2)))
    return undefined;
  return parts.pop()?.part;
}

/** Known cities that lie in the United States or Canada, where a code of two letters is a state. */
const AMERICAN = new Set(
  'new york|los angeles|san francisco|chicago|boston|seattle|austin|houston|dallas|denver|atlanta|miami|philadelphia|phoenix|portland|minneapolis|detroit|san diego|san jose|washington|toronto|montreal|vancouver|ottawa|calgary|edmonton|winnipeg|nyc|cambridge|birmingham|manchester|london|paris'.split(
    '|',
  ),
);

/** A known city of neither, behind which a code of two letters is a country. */
const isAbroad = (text: string): boolean => isCity(text) && !isAmerican(text);

const isAmerican = (text: string): boolean => AMERICAN.has(text.toLowerCase());

/** The region at the end; a number before a street's name is none of a town's postcode: "1234 Broadway, New York". */
function takeState(parts: Part[], hasCountry: boolean): Passage | undefined {
  const last = parts.at(-1);
  if (!last) return undefined;
  const { text } = last.part;
  const isShort = hasCountry && /^[A-Z]{2,3}$/u.test(text);
  const town = parts.at(-2);
  if (town?.postal === 'before' && isCity(text) && !isCity(town.part.text)) return undefined;
  if (parts.length > 1 && (isState(text) || isShort || isCountryCode(text)))
    return parts.pop()?.part;
  const code = /\s(?<code>[A-Z]{2,3})$/u.exec(text);
  if (!code || !isStateCode(code[0])) return undefined;
  parts[parts.length - 1] = { ...last, part: slicePassage(last.part, 0, code.index) };
  return slicePassage(last.part, code.index);
}
