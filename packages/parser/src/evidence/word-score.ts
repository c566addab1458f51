import { fold } from '@shortlist/model';
import { wordsOf } from '../fold.ts';
import { remember } from '../remember.ts';
import {
  isCity,
  isCodeBehindTown,
  isCountry,
  isRemote,
  isState,
  isStateCode,
} from './locations.ts';
import { OTHER_WORDS } from './words-of-other-scripts.ts';
import {
  COMPANY_WORDS,
  CREDENTIAL_WORDS,
  DEGREE_WORDS,
  RANK_WORDS,
  ROLE_WORDS,
  SCHOOL_WORDS,
} from './work-words.ts';

/** The tables by the number that each of them is in what a word names. */
const ROLE = 1;
const RANK = 2;
const COMPANY = 4;
const DEGREE = 8;
const SCHOOL = 16;
const CREDENTIAL = 32;

/** The names that words have by the whole of them, and longer words by how they begin and end. */
const WHOLE = new Map<string, number>();
const STARTS = new Map<string, number>();
const ENDS = new Map<string, number>();
readTable(ROLE_WORDS, ROLE);
readTable(OTHER_WORDS.role, ROLE);
readTable(OTHER_WORDS.company, COMPANY);
readTable(OTHER_WORDS.degree, DEGREE);
readTable(OTHER_WORDS.school, SCHOOL);
readTable(RANK_WORDS, RANK);
readTable(COMPANY_WORDS, COMPANY);
readTable(DEGREE_WORDS, DEGREE);
readTable(SCHOOL_WORDS, SCHOOL);
readTable(CREDENTIAL_WORDS, CREDENTIAL);
const START_LENGTHS = lengthsOf(STARTS);
const END_LENGTHS = lengthsOf(ENDS);

function readTable(words: string, table: number) {
  const add = (to: Map<string, number>, text: string) => to.set(text, (to.get(text) ?? 0) | table);
  for (const word of words.split(' ').filter(Boolean).map(fold)) {
    add(WHOLE, word.replace(/^-|-$/g, ''));
    if (word.endsWith('-')) add(STARTS, word.slice(0, -1));
    if (word.startsWith('-')) add(ENDS, word.slice(1));
  }
}

function lengthsOf(texts: ReadonlyMap<string, number>): readonly number[] {
  return [...new Set(Array.from(texts.keys(), ({ length }) => length))];
}

/** In letters: shorter words are looked for as a whole, but for those that are written without spaces. */
const LEAST_COMPOUND = 6;
const UNSPACED = /[\p{sc=Han}\p{sc=Katakana}]/u;

/** The numbers of the tables that hold a word, in one. */
const namesOfWord = remember((word): number => {
  let found = WHOLE.get(word) ?? 0;
  if (word.length < LEAST_COMPOUND && !UNSPACED.test(word)) return found;
  for (const length of START_LENGTHS) found |= STARTS.get(word.slice(0, length)) ?? 0;
  for (const length of END_LENGTHS) found |= ENDS.get(word.slice(-length)) ?? 0;
  return found;
});

/** The same of all words of a text. */
const namesOf = remember((text): number =>
  tokens(text).reduce((names, word) => names | namesOfWord(word), 0),
);

const names = (text: string, table: number): boolean => (namesOf(text) & table) !== 0;

const WORD = /[\p{L}\p{N}&'.-]+/gu;
/** The same in folded text of ASCII, as most is: it is looked through faster. */
const PLAIN_WORD = /[a-z0-9&'.-]+/g;

/** Words as they are compared: folded, hyphenated compounds whole and in parts, full stops within dropped. */
const tokens = remember((text): readonly string[] => {
  const folded = fold(text);
  const words = folded.match(/^[ -~]*$/.test(folded) ? PLAIN_WORD : WORD) ?? [];
  return words.flatMap((word) => (/[.'-]/.test(word) ? formsOf(word) : word));
});

function formsOf(word: string): string[] {
  const bare = word.replace(/^[.'-]+|[.'-]+$/g, '');
  const parts = bare.split('-');
  return [...new Set([bare, bare.replaceAll('.', ''), ...(parts.length > 1 ? parts : [])])];
}

/** Beginnings of names in Vietnamese, which has several words for one. */
const VIETNAMESE = {
  role: /^(?:kỹ sư|giám đốc|phó giám đốc|kế toán (?:viên|trưởng)|trưởng (?:phòng|nhóm)|nhân viên|chuyên viên|giáo viên|giảng viên|bác sĩ|y tá|luật sư|trợ lý|quản lý|lập trình viên|thực tập sinh|nhà thiết kế|biên tập viên)/iu,
  company: /^(?:công ty|ngân hàng|tập đoàn|khách sạn|nhà hàng)\s/iu,
  degree: /^(?:cử nhân|thạc sĩ|tiến sĩ|kỹ sư|cao đẳng|trung cấp)(?:\s|,|$)/iu,
  school: /^(?:trường|đại học|học viện|cao đẳng)\s\p{Lu}/iu,
} as const;

/** Scores a text as a job's title: about 1 when it reads as one, below 0 when it names an employer. */
export const roleScore = remember((text): number => {
  if (tokens(text).length === 0) return 0;
  if (PLACEHOLDER.role.test(text)) return 1;
  const role = names(text, ROLE) || VIETNAMESE.role.test(text) ? 1 : 0;
  const rank = names(text, RANK) ? 0.4 : 0;
  return Math.min(1.2, role + rank) - (hasLegalForm(text) ? 1 : 0);
});

/** Scores a text as an employer's name. */
export const companyScore = remember((text): number => {
  if (tokens(text).length === 0) return 0;
  if (hasLegalForm(text) || PLACEHOLDER.employer.test(text)) return 1.3;
  if (names(text, COMPANY) || VIETNAMESE.company.test(text)) return 0.7;
  if (names(text, SCHOOL) || KIND_OF_SCHOOL.test(text)) return 0.6;
  return SHAPE_OF_COMPANY.test(text) && !names(text, ROLE) ? 0.4 : 0;
});

/** "The Copper Pot", "Shop24", "IBM", "Acme.io": how names of companies are made. */
const SHAPE_OF_COMPANY =
  /^(?:The|Au|Aux|Chez|Zum|Zur|Casa|Maison) \p{Lu}\p{L}|^\p{Lu}\p{L}+\d+$|^[A-Z]{3,5}$|^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+$|\.(?:com|io|org|net|co|de|ai)$/u;

const LEGAL_FORM =
  /(?:^|[\s,])(?:ооо|оао|зао|пао|тов|прат|בע[״"]מ|有限公司|inc|llc|llp|ltd|corp|plc|gmbh|ag|kg|ohg|ug|e\.\s?v|gbr|mbh|s\.?a\.?s?|s\.?a\.?r\.?l|s\.?l\.?u?|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|ltda|pty|oy|a\/s|co\. kg)\.?(?:[\s,)]|$)/iu;

/** "GmbH", "Inc.", "S.A.": what only companies bear. */
export const hasLegalForm = remember(
  (text): boolean => LEGAL_FORM.test(text) || isSwedishCompany(text),
);

/** "Nordhamn AB", but not "Calgary AB", where it is the code of Alberta. */
function isSwedishCompany(text: string): boolean {
  const [, name] = /^(.*\p{L}) AB$/u.exec(text) ?? [];
  return name !== undefined && !isCity(name);
}

/** Scores a text as a degree or what was studied. */
export const degreeScore = remember((text): number =>
  names(text, DEGREE) || [SCHOOL_LEAVING, GUILDS, VIETNAMESE.degree].some((each) => each.test(text))
    ? 1
    : 0,
);

/** Words that say how high or of which kind a degree is, and nothing of what was studied. */
const KIND_OF_DEGREE = new Set(
  'of in the with level arts science sciences hons honours honors national advanced higher first class upper lower second i ii iii iv v'.split(
    ' ',
  ),
);

/** The degrees that end school and have no subject. */
const LEAVING =
  /abitur|matura|maturità|reife|abschluss|bac(?:calaur|hill)|high school|gcse|vwo|havo|secund/iu;

/** "Bachelor of Science", "NVQ Level 2": a degree without its subject. */
export function isBareDegree(text: string): boolean {
  if (LEAVING.test(text)) return false;
  const words = tokens(text);
  return (
    degreeScore(text) > 0 &&
    words.every(
      (word) =>
        (namesOfWord(word) & DEGREE) !== 0 || KIND_OF_DEGREE.has(word) || /^\d+$/u.test(word),
    )
  );
}

/** Scores a text as a school's name. */
export const schoolScore = remember((text): number =>
  !SCHOOL_LEAVING.test(text) &&
  (names(text, SCHOOL) ||
    [KIND_OF_SCHOOL, EXAMINING_BOARD, VIETNAMESE.school].some((each) => each.test(text)))
    ? 1
    : 0,
);

/** "High school": what was finished, not where. */
const SCHOOL_LEAVING = /^high[ -]school(?: diploma| degree)?$/iu;

/** "Maharashtra State Board", "CBSE", "Board of Secondary Education": who examines the pupils of many schools. */
const EXAMINING_BOARD =
  /\b(?:state|secondary|education|examinations?) board\b|\bboard of (?:secondary|intermediate|higher|technical|school)\b|^(?:cbse|icse|isc|[\p{L}]+ board)$/iu;

/** The givers that give their name too. */
const GUILDS = /^city (?:&|and) guilds\b/iu;

/** "Chillicothe High", "Parkside Grammar": these words tell a school only at the end of a name. */
const KIND_OF_SCHOOL =
  /\p{L}\s(?:high|secondary|grammar|comprehensive|prep|infants|juniors|primary)(?:$|,)/iu;

/** Scores a text as what is given to a person: a certificate, an award. */
export const credentialScore = (text: string): number => (names(text, CREDENTIAL) ? 1 : 0);

/** Scores a text as a place and nothing else: 1 for "Houston, TX", 0.7 for "Melbourne VIC". */
export const locationScore = (text: string): number =>
  text.length > 60 ? 0 : locationScoreOf(text);

/** Words of a template where a town, a role or an employer goes: nothing else is named so. */
const PLACEHOLDER = {
  place:
    /^(?:city|town|location|city(?: name)?,? (?:state|country|st|province)|city of [\p{L}\s]+|ort|stadt|ville|ciudad|cidade|città|plaats)$/iu,
  role: /^(?:[\p{L}\s]+ )?(?:job title|position title|role title)$|^(?:position|job|title|role)(?: [\dA-C])?$/iu,
  employer: /^(?:company|employer|organi[sz]ation)(?: name)?(?: [\dA-C])?$/iu,
} as const;

const locationScoreOf = remember((text): number => {
  if (isRemote(text) || PLACEHOLDER.place.test(text)) return 1;
  const parts = text.split(/\s*[,–·|/]\s*|\s+-\s+|[()]/u).filter(Boolean);
  if (parts.length === 0 || parts.length > 4) return 0;
  if (!parts.every(isPlainName)) return hasPostalCode(text) && parts.length <= 3 ? 0.6 : 0;
  return parts.every(isKnownLocation) ? 1 : scoreUnknown(parts);
});

/** A place of which not every part is known by name. */
function scoreUnknown(parts: readonly string[]): number {
  const [first = '', ...others] = parts;
  const last = others.at(-1);
  if (last === undefined) return endsWithState(first) ? 0.7 : 0;
  if (!isCountry(last) && !isState(last)) return scoreBefore(last, parts);
  const isLong = parts.length > 2 && !isCity(first) && !isState(parts.at(-2) ?? '');
  if (isLong || namesOther(first, isStateCode(last))) return 0.2;
  return wordsOf(first).length > 2 && !PART_OF_TOWN.test(first) ? 0.5 : 1;
}

/** A place that ends in no known country or state: it may be the code of one, "Visp, VS". */
function scoreBefore(last: string, { 0: first = '', length }: readonly string[]): number {
  if (isCity(first)) return 1;
  if (!isCodeBehindTown(last) || length > 2) return 0.3 * Number(isCity(last));
  return wordsOf(first).length > 3 || namesOther(first, false) ? 0.2 : 0.9;
}

/** Words of the names of towns: a name of three words without them before a state may be an employer's. */
const PART_OF_TOWN =
  /(?:^|[\s-])(?:saint|st\.?|san|santa|santo|são|los|las|la|le|les|el|de|del|der|den|am|an|im|sur|upon|on|of|the|new|old|great|north|south|east|west|upper|lower|port|fort|ft\.?|mount|mt\.?|lake|lakes|city|town|beach|springs?|falls|hills?|heights|park|valley|grove|bay|point|island|islands|river|creek|county|township|village|bad|cape|ciudad|villa|vila|sint|ho)(?=$|[\s-])/iu;

const isPlainName = (part: string): boolean =>
  /^[\p{L}\p{M}\s.'’()-]+$/u.test(part) && wordsOf(part).length <= 4;

const isKnownLocation = (part: string): boolean => isCity(part) || isCountry(part) || isState(part);

const endsWithState = (text: string): boolean =>
  wordsOf(text).length > 1 && isStateCode(text.split(' ').at(-1) ?? '');

/** Towns that are named like a trade, before the code of a state: "Macon, GA", "Mason, OH". */
const TOWNS_AS_ROLES: ReadonlySet<string> = new Set(
  'macon mason baker porter butler chandler parker hunter archer weaver fisher marshall shepherd tanner turner miller page cooper carter carver gardner sumner usher cutler fuller sawyer glover warden provost guide'.split(
    ' ',
  ),
);

/** A role, a degree or an employer: but many towns before a state are named for a college or a centre. */
function namesOther(text: string, isBeforeState: boolean): boolean {
  if (isBeforeState && TOWNS_AS_ROLES.has(fold(text))) return false;
  if (roleScore(text) > 0.5 || degreeScore(text) > 0) return true;
  const isShort = isBeforeState && wordsOf(text).length <= 2;
  return companyScore(text) > (isShort ? 1 : 0.6) || (schoolScore(text) > 0 && !isShort);
}

const hasPostalCode = (text: string): boolean =>
  /\b\d{4,5}(?:-\d{3,4})?\b|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/u.test(text);

/** Checks whether a text reads as running words, not as a name, a title or a row of names. */
export const isSentence = remember((text): boolean => {
  const words = text.split(/\s+/u);
  if (words.length < 5) return false;
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length / words.length;
  if (/[.!?]$/u.test(text) && words.length > 6) return small > 0.2 || !/,/u.test(text);
  return small > 0.45 && (words.length >= 8 || /\p{Ll}{4}[.!?]$/u.test(text));
});

/** Of so many words, so many small ones or numbers, and so many where a word of a company or a school is among them. */
const LEAST_TOLD = 4;
const SMALL_TOLD = 0.3;
const SMALL_TOLD_OF_NAME = 0.5;

/** Checks whether a text tells what something is, in running words or in few: "Sensors on 6 piers", no name. */
export const isDescription = remember((text): boolean => {
  if (isSentence(text)) return true;
  const words = text.split(/\s+/u);
  const small = words.filter((word) => /^(?:\p{Ll}|\d{1,3}$)/u.test(word)).length / words.length;
  const isNamed = companyScore(text) > 0.5 || schoolScore(text) > 0;
  return words.length >= LEAST_TOLD && small >= (isNamed ? SMALL_TOLD_OF_NAME : SMALL_TOLD);
});

/** Checks whether a text of several words ends in a full stop, as words do that tell something: "Built things.", not "Ritz Inc.". */
export const endsInStop = (text: string): boolean =>
  /[.!]$/.test(text) && /\s.*\p{Ll}{4}[.!]$/u.test(text);
