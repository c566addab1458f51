import { isCredentialGiver } from '../../evidence/credential-givers.ts';
import {
  companyScore,
  credentialScore,
  degreeScore,
  hasLegalForm,
  roleScore,
  schoolScore,
} from '../../evidence/word-score.ts';
import type { Cell } from '../../lines/row.ts';
import { remember } from '../../remember.ts';
import {
  KEEP,
  KEEP_IN_LOCATION,
  scoreLocationText,
  scoreStanding,
  shapesOf,
} from './head-evidence.ts';
import type { HeadModel, HeadPart, Where } from './head-model.ts';
import { isWeak, type PieceMark } from './head-pieces.ts';
import { addEvidence, inKnownOrder, SHARED_MODEL, scoreTextBy } from './shared-model.ts';

/** The parts of a credential: what was given to a person, who gave it, and where. */
export type CredentialLabel = 'name' | 'giver' | 'location';

/** The evidence that a text is a certificate or an award, or who gave it, as log-odds. */
const CREDENTIAL_EVIDENCE = {
  credentialWord: { name: 2, giver: -1 },
  teaches: { name: -0.8, giver: 1.8 },
  degreeWord: { name: 0.6, giver: -0.6 },
  roleWord: { name: 0.6, giver: -0.6 },
  digit: { name: 0.6, giver: -1 },
  knownGiver: { name: -2, giver: 3 },
  legalForm: { name: -2, giver: 3 },
  employerWord: { name: -0.8, giver: 1.5 },
  employerShape: { name: 0, giver: 0.3 },
  schoolWord: { name: -0.6, giver: 1.2 },
  place: { name: -1.5, giver: -1.5 },
  long: { name: 0, giver: -0.8 },
  sentence: { name: -1, giver: -3 },
  code: { name: 0, giver: -3 },
  article: { name: 0, giver: 0.3 },
  joined: { name: 0, giver: 0.2 },
  smallWords: { name: 0.5, giver: -0.5 },
  startsSmall: { name: -1, giver: -2 },
  level: { name: -3, giver: -3 },
  repeated: { name: -0.8, giver: 0.8 },
};

/** "Fellow at the Academy": the word says which is which. */
const AT = 1;
const NOT_AT = -3;

/** A giver of no known words stands behind what was given. */
const GIVER_FIRST = -0.8;

/** The weight of the order of employers and roles in the document, and the lesser one within a line. */
const ORDER_OF_WORK = 1.6;
const ORDER_WITHIN_LINE = 0.6;

/** Few certificates and awards have a place. */
const PLACE = -2.5;

/** The level of a certificate: never the whole of one. */
const LEVEL =
  /^(?:associate|professional|foundations?|practitioner|administrator|expert|advanced|intermediate|basic|intermedio|avanzado|avançado|grundkurs|(?:level|stufe|niveau|nivel) \w+)$/iu;

/** The marks in "Diploma in Nursing", "First Place, Poster". */
const KEEP_IN_NAME: Partial<Record<PieceMark, number>> = {
  ...KEEP,
  comma: -0.4,
  dash: -0.7,
  colon: -0.7,
  at: -0.3,
  in: 0.4,
  close: -0.2,
};

/** The log-odds of a comma in the name of who gave it. */
const KEEP_IN_GIVER = -1.8;

/** "Golden Spoon (Cooks' Guild)" */
const IN_BRACKETS = 0.8;

/** "Riverside Training": how those who teach are named. */
const TEACHES =
  /\p{Lu}\p{L}+ (?:training|formation|formación|formacion|formazione|formação|formacao|opleidingen|schulung|schulungen|learning)$/iu;

/** "Quill Foundation" gives prizes, "ISTQB Foundation" is a certificate. */
const FUND = /(?<=\p{Ll}\s)Foundation$/u;

/** The log-odds of the bold one of two names in a line as the one that was given. */
const BOLD_NAME = 1.5;

const oddsOf = remember((text): Record<CredentialLabel, number> => {
  const company = companyScore(text);
  const signs = {
    ...shapesOf(text),
    credentialWord: credentialScore(text.replace(FUND, '')) > 0,
    teaches: TEACHES.test(text),
    degreeWord: degreeScore(text) > 0,
    roleWord: roleScore(text) > 0.9,
    digit: /\d/u.test(text),
    knownGiver: isCredentialGiver(text),
    legalForm: hasLegalForm(text),
    employerWord: company > 0.6 && company <= 1,
    employerShape: company > 0 && company <= 0.5,
    schoolWord: schoolScore(text) > 0,
    // "Solutions Architect – Associate"
    level: LEVEL.test(text),
    startsSmall: /^\p{Ll}+(?:\s|$)/u.test(text),
  };
  return addEvidence(
    { name: 0, giver: 0, location: scoreLocationText(text) + PLACE },
    CREDENTIAL_EVIDENCE,
    signs,
  );
});

const scoreText = scoreTextBy<CredentialLabel>(
  { what: 'name', who: 'giver', where: 'location' },
  oddsOf,
  CREDENTIAL_EVIDENCE.repeated,
);

/** A short form or small words in brackets name nobody. */
const isRemark = (text: string): boolean => text.length < 6 || !/\p{Lu}\p{Ll}/u.test(text);

function scorePosition(
  label: CredentialLabel,
  before: readonly CredentialLabel[],
  where: Where,
  part: Cell,
): number {
  const { mark } = where;
  const last = before.at(-1);
  if (mark === 'at') return last === 'name' && label === 'giver' ? AT : NOT_AT;
  if (label === 'giver') return scoreGiver(mark, part.text);
  // "Security+ (SY0-601)": brackets hold a number, and no name behind its giver.
  if (label === 'name') return mark === 'open' ? NOT_AT : notIn(mark);
  const standing = last && (last === 'giver' ? 'giver' : 'title');
  return scoreStanding(where, part, standing, before.includes('giver'));
}

const notIn = (mark: PieceMark): number => (mark === 'in' ? NOT_AT : 0);

function scoreGiver(mark: PieceMark, text: string): number {
  if (mark !== 'open') return notIn(mark);
  return isRemark(text) ? NOT_AT : IN_BRACKETS;
}

function keepMark(label: CredentialLabel, mark: PieceMark): number {
  if (label === 'name') return KEEP_IN_NAME[mark] ?? 0;
  if (mark === 'comma' && label === 'giver') return KEEP_IN_GIVER;
  return mark === 'comma' && label === 'location' ? KEEP_IN_LOCATION : (KEEP[mark] ?? 0);
}

function scoreWhole(parts: readonly HeadPart<CredentialLabel>[], order: number): number {
  const named = parts.filter(({ label }) => label === 'name' || label === 'giver');
  const [first, second] = named;
  if (!first || !second || first.label === second.label) return 0;
  const isInLine = second.mark !== 'line';
  const bold = named.filter(({ cell }) => cell.bold);
  const look = isInLine && bold.length === 1 && bold[0]?.label === 'name' ? BOLD_NAME : 0;
  const isApart = !isInLine || second.mark === 'gap';
  const orders = order * (isApart ? ORDER_OF_WORK : ORDER_WITHIN_LINE) + GIVER_FIRST;
  return look + (first.label === 'giver' ? orders : 0);
}

/** Returns the model of heads of certificates and awards where employers stand before roles so often, from -1 to 1. */
export const credentialModel = (employersFirst: number): HeadModel<CredentialLabel> => ({
  ...SHARED_MODEL,
  labels: ['name', 'giver', 'location'],
  scoreText,
  scorePosition,
  keepMark,
  missing: { name: -3, giver: -0.8 },
  oftenAlone: true,
  scoreWhole: (parts) => scoreWhole(parts, employersFirst),
});

/** In our PDF the name stands before who gave it, each in a line: no mark parts them. */
export const OUR_CREDENTIAL_MODEL = inKnownOrder(credentialModel(0), (label, before, { mark }) =>
  label === 'name' ? before.length > 0 : label === 'giver' && isWeak(mark),
);
