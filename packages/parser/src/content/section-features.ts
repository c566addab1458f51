import { EMAIL, PHONE, WEBSITE } from '../contact/contact-patterns.ts';
import { findDates } from '../dates/find-dates.ts';
import {
  companyScore,
  degreeScore,
  hasLegalForm,
  isSentence,
  placeScore,
  roleScore,
  schoolScore,
} from '../evidence/word-score.ts';
import { wordsOf } from '../fold.ts';
import { type Row, rowText } from '../lines/row.ts';
import { CONTENT_WORDS, type ContentWords } from './content-words.ts';

/** So many rows of a section are looked at; more say the same again. */
const MOST_ROWS = 30;

const WORD_KINDS = Object.keys(CONTENT_WORDS) as ContentWords[];
const WORD_SETS: readonly ReadonlySet<string>[] = WORD_KINDS.map(
  (kind) => new Set(wordsOf(CONTENT_WORDS[kind])),
);

/** What is counted of a row that stands in the place of a heading or an item: whether it holds. */
const ROW_TESTS: Record<string, (text: string, row: Row, words: readonly string[]) => boolean> = {
  dated: (text) => findDates(text).length > 0,
  range: (text) => findDates(text).some(({ isRange }) => isRange),
  item: (_, { marker }) => marker !== '',
  beside: (_, { cells }) => cells.length > 1,
  manyCells: (_, { cells }) => cells.length > 2,
  oneOrTwoWords: (_, __, words) => words.length <= 2,
  upToFiveWords: (_, __, words) => words.length > 2 && words.length <= 5,
  manyWords: (_, __, words) => words.length >= 9,
  sentence: (text) => isSentence(text),
  list: (text, _, words) => isList(text, words),
  label: (text) => /^[^:]{2,30}:\s+\S/u.test(text),
  role: (text, row) => !isBody(text, row) && roleScore(text) > 0.5,
  company: (text, row) => !isBody(text, row) && companyScore(text) > 0.5,
  legalForm: (text) => hasLegalForm(text),
  degree: (text, row) => !isBody(text, row) && degreeScore(text) > 0,
  school: (text, row) => !isBody(text, row) && schoolScore(text) > 0,
  place: (_, { cells }) => cells.some(({ text }) => placeScore(text) > 0.8),
  email: (text) => EMAIL.test(text),
  phone: (text) => text.search(PHONE) >= 0 && findDates(text).length === 0,
  web: (text) => text.search(WEBSITE) >= 0,
  grade: (text) => /\b(?:gpa|cgpa|grade|note|nota|media|voto)\b|\d[.,]\d+\s?\/\s?\d/iu.test(text),
  percent: (text) => /\d\s?%/u.test(text),
};

/** Items and running words: they name roles and schools by the way. */
const isBody = (text: string, { marker }: Row): boolean => marker !== '' || isSentence(text);

function isList(text: string, words: readonly string[]): boolean {
  const parts = text.split(/[,;|•·]\s+/u);
  return parts.length > 2 && words.length / parts.length < 3.5 && !/[.!?]$/u.test(text);
}

const ROW_KINDS = Object.keys(ROW_TESTS);

/** The names of the features, in the order of `sectionFeatures`. */
export const FEATURES: readonly string[] = [
  ...ROW_KINDS,
  ...WORD_KINDS,
  ...ROW_KINDS.map((kind) => `${kind} once`),
  ...WORD_KINDS.map((kind) => `${kind} once`),
  'rows',
  'length',
];

/** What the rows of a section are like, each from 0 to 1: shares of its rows, and whether any row is so. */
export function sectionFeatures(rows: readonly Row[]): number[] {
  const seen = rows.slice(0, MOST_ROWS);
  let counts = new Array<number>(ROW_KINDS.length + WORD_KINDS.length).fill(0);
  let letters = 0;
  for (const row of seen) {
    const text = rowText(row);
    const words = wordsOf(text);
    letters += text.length;
    const holds = [
      ...ROW_KINDS.map((kind) => ROW_TESTS[kind]?.(text, row, words)),
      ...WORD_SETS.map((set) => words.some((word) => set.has(word))),
    ];
    counts = counts.map((count, at) => count + Number(holds[at] === true));
  }
  const size = Math.max(1, seen.length);
  return [
    ...counts.map((count) => count / size),
    ...counts.map((count) => Number(count > 0)),
    Math.min(1, Math.log2(1 + rows.length) / 5),
    Math.min(1, letters / size / 100),
  ];
}
