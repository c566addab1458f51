import { companyScore, roleScore } from '../../evidence/word-score.ts';
import type { Cell } from '../../lines/row.ts';
import { remember } from '../../remember.ts';
import {
  KEEP,
  KEEP_IN_LOCATION,
  KEEP_IN_TITLE,
  scoreLocationText,
  scoreStanding,
  shapesOf,
} from './head-evidence.ts';
import type { HeadModel, HeadPart, Where } from './head-model.ts';
import { isWeak, type PieceMark } from './head-pieces.ts';
import { addEvidence, inKnownOrder, LABELLED, SHARED_MODEL, scoreTextBy } from './shared-model.ts';

export type WorkLabel = 'role' | 'company' | 'location';

/** The evidence that a text is a role or an employer, as log-odds. */
const WORK_EVIDENCE = {
  roleWord: { role: 2.5, company: -1.5 },
  rankWord: { role: 1, company: 0 },
  legalForm: { role: -2, company: 3 },
  employerWord: { role: -1, company: 1.2 },
  employerShape: { role: 0, company: 0.8 },
  place: { role: -3, company: -1.5 },
  long: { role: -0.7, company: -0.7 },
  sentence: { role: -2.4, company: -3 },
  code: { role: -3, company: -3 },
  article: { role: 0, company: 0.4 },
  joined: { role: 0, company: 0.4 },
  smallWords: { role: 0.2, company: -0.8 },
  repeated: { role: -0.8, company: 0.6 },
};

/** "Cook at Ritz": the word says which is which. */
const AT = 2;
const NOT_AT = -3;

/** "Glazier (Shop fitting)": what stands in brackets is seldom the employer, or the role. */
const IN_BRACKETS = -3.2;

const isNamed = (label: WorkLabel, text: string): boolean =>
  label === 'role' ? roleScore(text) > 0.9 : companyScore(text) > 1;

const oddsOf = remember((text): Record<WorkLabel, number> => {
  const [role, company] = [roleScore(text), companyScore(text)];
  const signs = {
    ...shapesOf(text),
    roleWord: role > 0.9,
    rankWord: role > 0.3 && role <= 0.9,
    legalForm: company > 1,
    employerWord: company > 0.5 && company <= 1,
    employerShape: company > 0 && company <= 0.5,
  };
  return addEvidence(
    { role: 0, company: 0, location: scoreLocationText(text) },
    WORK_EVIDENCE,
    signs,
  );
});

const scoreText = scoreTextBy<WorkLabel>(
  { what: 'role', who: 'company', where: 'location' },
  oddsOf,
  WORK_EVIDENCE.repeated,
);

function scorePosition(
  label: WorkLabel,
  before: readonly WorkLabel[],
  where: Where,
  part: Cell,
): number {
  const last = before.at(-1);
  if (where.mark === 'at') return last === 'role' && label === 'company' ? AT : NOT_AT;
  if (where.mark === 'in' && (label === 'role' || last === undefined)) return NOT_AT;
  if (where.mark === 'open' && label !== 'location' && !isNamed(label, part.text))
    return IN_BRACKETS;
  if (label === 'company' && where.mark === 'in' && /^\p{Ll}/u.test(part.text)) return NOT_AT;
  return label === 'location' ? scoreLocation(before, where, part) : 0;
}

function scoreLocation(before: readonly WorkLabel[], where: Where, part: Cell): number {
  const last = before.at(-1);
  const hasGiver = before.includes('company');
  if (part.labelled === 'who' && !hasGiver) return -LABELLED;
  return scoreStanding(where, part, last && (last === 'company' ? 'giver' : 'title'), hasGiver);
}

function keepMark(label: WorkLabel, mark: PieceMark): number {
  if (mark === 'comma' && label !== 'company')
    return label === 'location' ? KEEP_IN_LOCATION : KEEP_IN_TITLE;
  return KEEP[mark] ?? 0;
}

/** A place behind the comma of a name is that of the employer: the name is no remark, and the employer not another. */
const PLACE_OF_NOBODY = -4;

/** The odds that a text behind the comma of a role is no part of it, where the employer has a line of its own. */
const REST_OF_ROLE = -1.5;

function scoreWhole(parts: readonly HeadPart<WorkLabel>[]): number {
  const hasLine = parts.some(({ label, mark }) => label === 'company' && mark === 'line');
  return parts.reduce((sum, { label, mark }, at) => {
    const before = parts[at - 1];
    if (!before || mark !== 'comma') return sum;
    if (label === 'location' && before.label === undefined) return sum + PLACE_OF_NOBODY;
    const isRest = hasLine && label === undefined && before.label === 'role';
    return isRest ? sum + REST_OF_ROLE : sum;
  }, 0);
}

export const WORK_MODEL: HeadModel<WorkLabel> = {
  ...SHARED_MODEL,
  labels: ['role', 'company', 'location'],
  scoreText,
  scorePosition,
  keepMark,
  missing: { role: -1.8, company: -2.5 },
  scoreWhole,
};

/** In our PDF a role stands before its employer, each in a line, or in italics below it: no mark parts them. */
export const OUR_WORK_MODEL = inKnownOrder(WORK_MODEL, (label, before, { mark }, { italic }) => {
  if (label === 'role') return italic !== before.length > 0;
  return italic || (label === 'company' && isWeak(mark));
});
