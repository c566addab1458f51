import {
  companyScore,
  degreeScore,
  isBareDegree,
  locationScore,
  schoolScore,
} from '../../evidence/word-score.ts';
import type { Cell } from '../../lines/row.ts';
import { remember } from '../../remember.ts';
import {
  KEEP,
  KEEP_IN_LOCATION,
  LOCATION_TEXT,
  scoreLocationText,
  scoreStanding,
  shapesOf,
} from './head-evidence.ts';
import type { HeadModel, HeadPart, Where } from './head-model.ts';
import { isWeak, type PieceMark } from './head-pieces.ts';
import { addEvidence, inKnownOrder, LABELLED, SHARED_MODEL, scoreTextBy } from './shared-model.ts';

export type StudyLabel = 'degree' | 'school' | 'location';

/** The evidence that a text is a degree or what was studied, or a school, as log-odds. */
const STUDY_EVIDENCE = {
  degreeWord: { degree: 2.5, school: -2 },
  subject: { degree: 1.6, school: -0.8 },
  schoolWord: { degree: -2.2, school: 3.4 },
  employerWord: { degree: -1.5, school: 1.8 },
  place: { degree: -2.5, school: -1.5 },
  long: { degree: 0, school: -0.5 },
  sentence: { degree: -1.5, school: -3 },
  code: { degree: -2, school: -3 },
  article: { degree: 0, school: 0.3 },
  joined: { degree: 0, school: 0 },
  smallWords: { degree: 0.6, school: -0.4 },
  repeated: { degree: -0.2, school: 0.3 },
};

/** The marks in "BSc in Physics", "Diploma, Floristry". */
const KEEP_IN_DEGREE: Partial<Record<PieceMark, number>> = {
  ...KEEP,
  comma: 0.2,
  dash: -1,
  colon: -0.8,
  in: 1,
  close: -0.3,
};

/** "BSc at Harrow College": the word says which is which. */
const AT = 2;
const NOT_AT = -3;

/** The log-odds of a text beside a degree as a place, where it is no known one: it is likelier what was studied. */
const SUBJECT_LIKE = -2;

/** The weight of the order of employers and roles in the document for schools and degrees. */
const ORDER_OF_WORK = 0.6;

const SUBJECT =
  /(?:science|engineering|studies|mathemati|physic|chemi|biolog|histor|econom|business|administration|management|psycholog|philosoph|informati|ingenie|engenharia|ingegneria|wissenschaft|technik|lehre|kunde|droit|law|medicin|arts|design|literature|marketing|finance|communication|education|nursing|administraci|contabil|direito|recht|techniek|kunde|logie|logy|nomie|nomics|architect|computer|statistic)/iu;

const oddsOf = remember((text): Record<StudyLabel, number> => {
  const isDegree = degreeScore(text) > 0;
  const shapes = shapesOf(text);
  const signs = {
    ...shapes,
    // "BA" is also the code of a state.
    place: shapes.place && (!isDegree || text.includes(',')),
    degreeWord: isDegree,
    subject: SUBJECT.test(text),
    schoolWord: schoolScore(text) > 0,
    employerWord: companyScore(text) > 0.6 && !SUBJECT.test(text),
  };
  return addEvidence(
    {
      degree: 0,
      school: 0,
      location: isDegree && !text.includes(',') ? LOCATION_TEXT.none : scoreLocationText(text),
    },
    STUDY_EVIDENCE,
    signs,
  );
});

const scoreText = scoreTextBy<StudyLabel>(
  { what: 'degree', who: 'school', where: 'location' },
  oddsOf,
  STUDY_EVIDENCE.repeated,
);

/** A text in italics beside dates, which names what was studied where the school stands above it. */
const SLANTED = { degree: 1.5, school: -1.5, location: -3 };

function scorePosition(
  label: StudyLabel,
  before: readonly StudyLabel[],
  where: Where,
  part: Cell,
): number {
  const last = before.at(-1);
  const hasSchool = before.includes('school');
  if (label === 'location' && part.labelled === 'who' && !hasSchool) return -LABELLED;
  const behindMark = scoreMark(label, last, where.mark, part);
  if (behindMark !== undefined) return behindMark;
  if (part.italic && where.isDated) return SLANTED[label];
  if (label !== 'location') return 0;
  const standing = last && (last === 'school' ? 'giver' : 'title');
  const isSubject = last !== 'school' && locationScore(part.text) < 0.6;
  return scoreStanding(where, part, standing, hasSchool) + (isSubject ? SUBJECT_LIKE : 0);
}

/** Scores the words before a part, and the comma in "Cambridge, MA": two letters behind a place are no degree. */
function scoreMark(
  label: StudyLabel,
  last: StudyLabel | undefined,
  mark: PieceMark,
  { text }: Cell,
): number | undefined {
  if (mark === 'at') return last === 'degree' && label === 'school' ? AT : 2 * NOT_AT;
  if (mark === 'in' && (label !== 'location' || last === undefined)) return NOT_AT;
  return mark === 'comma' && label === 'degree' && last === 'location' && !isLongDegree(text)
    ? NOT_AT
    : undefined;
}

/** A degree of more than the two letters that a state may have. */
const isLongDegree = (text: string): boolean => text.length > 2 && degreeScore(text) > 0;

function keepMark(label: StudyLabel, mark: PieceMark): number {
  if (label === 'degree') return KEEP_IN_DEGREE[mark] ?? 0;
  if (mark === 'at') return 0;
  return mark === 'comma' && label === 'location' ? KEEP_IN_LOCATION : (KEEP[mark] ?? 0);
}

/** "Bachelor" alone wants what was studied. */
const NO_SUBJECT = -2;

function scoreWhole(parts: readonly HeadPart<StudyLabel>[]): number {
  const degrees = parts.filter(({ label }) => label === 'degree');
  return degrees.length === 1 && degrees.every(({ cell }) => isBareDegree(cell.text))
    ? NO_SUBJECT
    : 0;
}

const STUDY_MODEL: HeadModel<StudyLabel> = {
  ...SHARED_MODEL,
  labels: ['degree', 'school', 'location'],
  scoreText,
  scorePosition,
  keepMark,
  missing: { degree: -1.2, school: -0.6 },
  again: { degree: -0.8 },
  scoreWhole,
};

/** Returns the model of heads of studies in a document that has employers before roles so often, from -1 to 1. */
export const studyModel = (employersFirst: number): HeadModel<StudyLabel> => ({
  ...STUDY_MODEL,
  scorePosition: (label, before, where, part) => {
    const isFirst = label === 'school' && !before.includes('degree');
    const order = isFirst ? employersFirst * ORDER_OF_WORK : 0;
    return scorePosition(label, before, where, part) + order;
  },
});

/** In our PDF a degree stands before its school, each in a line, or in italics below it: no mark parts them. */
export const OUR_STUDY_MODEL = inKnownOrder(STUDY_MODEL, (label, before, { mark }, { italic }) => {
  if (label === 'degree') return italic !== before.includes('school');
  return italic || (label === 'school' && isWeak(mark));
});
