import { COUNTRY_CODES, isCity, isCountry, isState, isStateCode } from '../evidence/places.ts';
import { companyScore, roleScore } from '../evidence/word-score.ts';
import { type Passage, slicePassage, splitPassage } from '../passage.ts';
import { type ReadValue, readingOf } from '../read-value.ts';
import { EMAIL, LINKEDIN } from './contact-patterns.ts';
import type { ContactPiece } from './contact-pieces.ts';

export type ReadPlace = { city?: ReadValue; state?: ReadValue; country?: ReadValue };

type Parsed = { city?: Passage; state?: Passage; country?: Passage; score: number };

const POSTAL =
  /(?<![\p{L}\d])(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{3,4})?(?![\p{L}\d])|(?<![\p{L}\d])(?:[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d)(?![\p{L}\d])/gu;

/** How sure a labelled place is, whatever it says. */
const LABELLED = 2;

/** Where the person lives: the piece of the contact that reads most like a place. */
export function findPlace(pieces: readonly ContactPiece[], name: string): ReadPlace {
  const contacts = pieces.filter(({ cell, label }) => isContact(cell.text, label));
  const rows = new Set(contacts.map(({ row }) => row));
  let best: Parsed | undefined;
  for (const piece of pieces.filter(({ cell, label }) => canBePlace(cell.text, label, name))) {
    const parsed = parsePlace(piece.cell);
    const score = parsed.score + standing(piece, rows);
    if (parsed.city && score >= 0.5 && score > (best?.score ?? 0)) best = { ...parsed, score };
  }
  if (!best) return {};
  const { city, state, country, score } = best;
  const value = (part: Passage) =>
    readingOf(part, Math.min(0.97, 0.55 + score / 6), 'The place among the contact');
  return {
    ...(city && { city: value(city) }),
    ...(state && { state: value(state) }),
    ...(country && { country: value(country) }),
  };
}

/** What its label, or a phone or e-mail beside it, says of a piece's being a place. */
const standing = ({ cell, label, row }: ContactPiece, contacts: ReadonlySet<number>): number =>
  (label === 'place' ? LABELLED : 0) + (contacts.has(row) && looksPlain(cell.text) ? 0.5 : 0);

const isContact = (text: string, label: string | undefined): boolean =>
  label === 'phone' ||
  label === 'email' ||
  EMAIL.test(text) ||
  LINKEDIN.test(text) ||
  /^\+?[\d\s().-]{7,}$/u.test(text);

function canBePlace(text: string, label: string | undefined, name: string): boolean {
  if ((label !== undefined && label !== 'place') || text === name || text.length > 90) return false;
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

/** Reads "10 Main St, Springfield, IL 62701, USA" from its end: country, state, city. */
function parsePlace(passage: Passage): Parsed {
  const parts = splitPassage(passage, /\s*[,()]\s*|\s+[–-]\s+|\s*\/\s*/gu).flatMap(withoutPostal);
  if (parts.length === 0 || parts.length > 6) return { score: 0 };
  const left = parts.map(({ part }) => part);
  const country = takeCountry(left);
  const state = takeState(left);
  const city = left.findLast(({ text }) => !/\d/u.test(text));
  const hadPostal = parts.some((part) => part.hadPostal);
  const evidence = [country, state, city && isCity(city.text)].filter(Boolean).length * 2;
  const score = evidence + (hadPostal ? 1 : 0);
  if (left.length > 2 && score === 0) return { score };
  return { ...(city && { city }), ...(state && { state }), ...(country && { country }), score };
}

function withoutPostal(part: Passage): { part: Passage; hadPostal: boolean }[] {
  const pieces = splitPassage(part, POSTAL);
  const hadPostal = pieces.length !== 1 || pieces[0]?.text !== part.text;
  return pieces
    .filter(({ text }) => !/^[\d\s-]*$/u.test(text))
    .map((piece) => ({ part: piece, hadPostal }));
}

function takeCountry(parts: Passage[]): Passage | undefined {
  const last = parts.at(-1);
  if (!last) return undefined;
  const isCode = COUNTRY_CODES.has(last.text) && parts.length > 1;
  const city = parts.at(-2)?.text ?? '';
  const isAbroad =
    isCode && (!isStateCode(last.text) || (isCity(city) && !AMERICAN.has(city.toLowerCase())));
  if (!isAbroad && (!isCountry(last.text) || (isState(last.text) && parts.length < 2)))
    return undefined;
  return parts.pop();
}

/** Known cities that lie in the United States or Canada, where a code of two letters is a state. */
const AMERICAN = new Set(
  'new york|los angeles|san francisco|chicago|boston|seattle|austin|houston|dallas|denver|atlanta|miami|philadelphia|phoenix|portland|minneapolis|detroit|san diego|san jose|washington|toronto|montreal|vancouver|ottawa|calgary|edmonton|winnipeg|nyc|cambridge|birmingham|manchester|london|paris'.split(
    '|',
  ),
);

function takeState(parts: Passage[]): Passage | undefined {
  const last = parts.at(-1);
  if (!last) return undefined;
  if (parts.length > 1 && isState(last.text)) return parts.pop();
  const code = /\s(?<code>[A-Z]{2,3})$/u.exec(last.text);
  if (!code || !isStateCode(code[0])) return undefined;
  parts[parts.length - 1] = slicePassage(last, 0, code.index);
  return slicePassage(last, code.index);
}
