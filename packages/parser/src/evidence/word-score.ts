import { fold, wordsOf } from '../fold.ts';
import { remember } from '../remember.ts';
import { isCity, isCodeBehindTown, isCountry, isRemote, isState, isStateCode } from './places.ts';
import {
  COMPANY_WORDS,
  CREDENTIAL_WORDS,
  DEGREE_WORDS,
  RANK_WORDS,
  ROLE_WORDS,
  SCHOOL_WORDS,
} from './work-words.ts';

type WordTable = { whole: ReadonlySet<string>; starts: readonly string[]; ends: readonly string[] };

function readTable(words: string): WordTable {
  const list = words.split(' ').filter(Boolean).map(fold);
  const plain = list.map((word) => word.replace(/^-|-$/g, ''));
  return {
    whole: new Set(plain),
    starts: list.filter((word) => word.endsWith('-')).map((word) => word.slice(0, -1)),
    ends: list.filter((word) => word.startsWith('-')).map((word) => word.slice(1)),
  };
}

const ROLES = readTable(ROLE_WORDS);
const RANKS = readTable(RANK_WORDS);
const COMPANIES = readTable(COMPANY_WORDS);
const DEGREES = readTable(DEGREE_WORDS);
const SCHOOLS = readTable(SCHOOL_WORDS);
const CREDENTIALS = readTable(CREDENTIAL_WORDS);

function holds(table: WordTable, word: string): boolean {
  if (table.whole.has(word)) return true;
  if (word.length < 6) return false;
  return (
    table.starts.some((start) => word.startsWith(start)) ||
    table.ends.some((end) => word.endsWith(end))
  );
}

/** Words as they are compared: folded, hyphenated compounds whole and in parts, full stops within dropped. */
const tokens = remember((text): readonly string[] => {
  const words = fold(text).match(/[\p{L}\p{N}&'.-]+/gu) ?? [];
  return words.flatMap((word) => (/[.'-]/.test(word) ? formsOf(word) : word));
});

function formsOf(word: string): string[] {
  const bare = word.replace(/^[.'-]+|[.'-]+$/g, '');
  const parts = bare.split('-');
  return [...new Set([bare, bare.replaceAll('.', ''), ...(parts.length > 1 ? parts : [])])];
}

const anyOf = (table: WordTable, words: readonly string[]): boolean =>
  words.some((word) => holds(table, word));

/** How much a text reads as a job's title: about 1 when it does, below 0 when it names an employer. */
export function roleScore(text: string): number {
  const words = tokens(text);
  if (words.length === 0) return 0;
  const role = anyOf(ROLES, words) ? 1 : 0;
  const rank = anyOf(RANKS, words) ? 0.4 : 0;
  return Math.min(1.2, role + rank) - (hasLegalForm(text) ? 1 : 0);
}

/** How much a text reads as an employer's name. */
export function companyScore(text: string): number {
  const words = tokens(text);
  if (words.length === 0) return 0;
  if (hasLegalForm(text)) return 1.3;
  if (anyOf(COMPANIES, words)) return 0.7;
  if (anyOf(SCHOOLS, words) || KIND_OF_SCHOOL.test(text)) return 0.6;
  return SHAPE_OF_COMPANY.test(text) && !anyOf(ROLES, words) ? 0.4 : 0;
}

/** "The Copper Pot", "Shop24", "IBM", "Acme.io": how names of companies are made. */
const SHAPE_OF_COMPANY =
  /^(?:The|Au|Aux|Chez|Zum|Zur|Casa|Maison) \p{Lu}\p{L}|^\p{Lu}\p{L}+\d+$|^[A-Z]{3,5}$|^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+$|\.(?:com|io|org|net|co|de|ai)$/u;

const LEGAL_FORM =
  /(?:^|[\s,])(?:inc|llc|llp|ltd|corp|plc|gmbh|ag|kg|ohg|ug|e\.\s?v|gbr|mbh|s\.?a\.?s?|s\.?a\.?r\.?l|s\.?l\.?u?|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|ltda|pty|oy|a\/s|co\. kg)\.?(?:[\s,)]|$)/iu;

/** "GmbH", "Inc.", "S.A.": what only companies bear. */
export const hasLegalForm = (text: string): boolean => LEGAL_FORM.test(text);

/** How much a text reads as a degree or what was studied. */
export const degreeScore = (text: string): number =>
  anyOf(DEGREES, tokens(text)) || SCHOOL_LEAVING.test(text) ? 1 : 0;

/** Words that say how high or of which kind a degree is, and nothing of what was studied. */
const KIND_OF_DEGREE = new Set(
  'of in the with level arts science sciences hons honours honors national advanced higher first class upper lower second i ii iii iv v'.split(
    ' ',
  ),
);

/** What ends school and has no subject. */
const LEAVING =
  /abitur|matura|maturità|reife|abschluss|bac(?:calaur|hill)|high school|gcse|vwo|havo|secund/iu;

/** "Bachelor of Science", "NVQ Level 2": a degree without its subject. */
export function isBareDegree(text: string): boolean {
  if (LEAVING.test(text)) return false;
  const words = tokens(text);
  return (
    degreeScore(text) > 0 &&
    words.every((word) => holds(DEGREES, word) || KIND_OF_DEGREE.has(word) || /^\d+$/u.test(word))
  );
}

/** How much a text reads as a school's name. */
export const schoolScore = (text: string): number =>
  !SCHOOL_LEAVING.test(text) && (anyOf(SCHOOLS, tokens(text)) || KIND_OF_SCHOOL.test(text)) ? 1 : 0;

/** "High school": what was finished, not where. */
const SCHOOL_LEAVING = /^high[ -]school(?: diploma| degree)?$/iu;

/** "Chillicothe High", "Parkside Grammar": these words tell a school only at the end of a name. */
const KIND_OF_SCHOOL =
  /\p{L}\s(?:high|secondary|grammar|comprehensive|prep|infants|juniors|primary)(?:$|,)/iu;

/** How much a text reads as what is given to a person: a certificate, an award. */
export const credentialScore = (text: string): number => (anyOf(CREDENTIALS, tokens(text)) ? 1 : 0);

/** How sure a text is a place and nothing else: 1 for "Houston, TX", 0.7 for "Melbourne VIC". */
export function placeScore(text: string): number {
  if (text.length > 60) return 0;
  if (isRemote(text)) return 1;
  const parts = text.split(/\s*[,–·|/]\s*|\s+-\s+|[()]/u).filter(Boolean);
  if (parts.length === 0 || parts.length > 4) return 0;
  if (!parts.every(isPlainName)) return hasPostalCode(text) && parts.length <= 3 ? 0.6 : 0;
  return parts.every(isKnownPlace) ? 1 : scoreUnknown(parts);
}

/** A place of which not every part is known by name. */
function scoreUnknown(parts: readonly string[]): number {
  const [first = '', ...others] = parts;
  const last = others.at(-1);
  if (last === undefined) return endsWithState(first) ? 0.7 : 0;
  if (!isCountry(last) && !isState(last)) return scoreBefore(last, parts);
  const isLong = parts.length > 2 && !isCity(first) && !isState(parts.at(-2) ?? '');
  return isLong || namesOther(first, isStateCode(last)) ? 0.2 : 1;
}

/** A place that ends in no known country or state: it may be the code of one, "Visp, VS". */
function scoreBefore(last: string, { 0: first = '', length }: readonly string[]): number {
  if (isCity(first)) return 1;
  if (!isCodeBehindTown(last) || length > 2) return 0.3 * Number(isCity(last));
  return wordsOf(first).length > 3 || namesOther(first, false) ? 0.2 : 0.9;
}

const isPlainName = (part: string): boolean =>
  /^[\p{L}\p{M}\s.'’()-]+$/u.test(part) && wordsOf(part).length <= 4;

const isKnownPlace = (part: string): boolean => isCity(part) || isCountry(part) || isState(part);

const endsWithState = (text: string): boolean =>
  wordsOf(text).length > 1 && isStateCode(text.split(' ').at(-1) ?? '');

/** A role, a degree or an employer: but many towns before a state are named for a college or a centre. */
function namesOther(text: string, isBeforeState: boolean): boolean {
  if (roleScore(text) > 0.5 || degreeScore(text) > 0) return true;
  const isShort = isBeforeState && wordsOf(text).length <= 2;
  return companyScore(text) > (isShort ? 1 : 0.6) || (schoolScore(text) > 0 && !isShort);
}

const hasPostalCode = (text: string): boolean =>
  /\b\d{4,5}(?:-\d{3,4})?\b|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/u.test(text);

/** Whether a text reads as running words, not as a name, a title or a row of names. */
export function isSentence(text: string): boolean {
  const words = text.split(/\s+/u);
  if (words.length < 5) return false;
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length / words.length;
  if (/[.!?]$/u.test(text) && words.length > 6) return small > 0.2 || !/,/u.test(text);
  return small > 0.45 && (words.length >= 8 || /\p{Ll}{4}[.!?]$/u.test(text));
}

/** Whether a text of several words ends in a full stop, as words do that tell something: "Built things.", not "Ritz Inc.". */
export const endsInStop = (text: string): boolean => /\s.*\p{Ll}{4}[.!]$/u.test(text);
