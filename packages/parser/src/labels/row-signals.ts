import { findDates } from '../dates/find-dates.ts';
import {
  companyScore,
  degreeScore,
  isSentence,
  locationScore,
  roleScore,
  schoolScore,
} from '../evidence/word-score.ts';
import { isAllCaps } from '../fold.ts';
import type { SectionKind } from '../headings/heading-lexicon.ts';
import { bodySize } from '../headings/look.ts';
import { guessSection, sectionOfHeading } from '../headings/name-section.ts';
import { measureColumn } from '../lines/join-wrapped.ts';
import { rowText, type TextRow } from '../lines/row.ts';

/** The signals of a row: the names of those that hold. */
export type Signals = readonly string[];

/** The measures that a row is seen against: its column, and what stood above it. */
export type ColumnMeasures = { body: number; left: number; pitch: number };

/** In words and in characters: longer texts are no titles. */
const LONGEST_TITLE = 12;
const LONGEST_HEADING = 40;

const LANGUAGE =
  /\b(?:english|german|french|spanish|italian|portuguese|native|fluent|deutsch|englisch|anglais|ingl[eé]s|muttersprache|[ABC][12])\b/iu;
const AWARD = /award|prize|scholar|medal|honou?r|winner|preis|prix|premio/iu;
const CERTIFICATE = /certif|licen[sc]|zertif|accredit/iu;
const PROJECT = /project|projekt|projet|proyecto|github|open.source/iu;

/** The signals of every row of a column, in order; without its words for headings, as if none of them were known, if asked so. */
export function rowSignals(
  rows: readonly TextRow[],
  knowsHeadings = true,
  column = measuresOf(rows),
): Signals[] {
  let above: SectionKind | 'none' = 'none';
  let since = 0;
  return rows.map((row, at) => {
    const text = rowText(row);
    const title = row.cells[0]?.text ?? '';
    const known = knowsHeadings ? sectionOfHeading(title) : undefined;
    const isStyled = looksLikeHeading(row, column);
    since++;
    if (known && isStyled) [above, since] = [known, 0];
    const under = [
      `under ${above}`,
      `under ${above} ${Math.min(2, since)}`,
      `since ${Math.min(4, since)}`,
    ];
    return [
      ...under,
      ...lookSignals(row, column),
      ...(knowsHeadings ? headingSignals(title, text, known, isStyled) : []),
      ...wordSignals(text, row),
      ...shapeSignals(text),
      ...(at < 3 ? ['first'] : []),
      ...(at < 8 ? ['top'] : []),
    ];
  });
}

export function measuresOf(rows: readonly TextRow[]): ColumnMeasures {
  const { left, pitch } = measureColumn(rows, false);
  return { body: bodySize(rows), left, pitch };
}

function looksLikeHeading({ cells: [title], line }: TextRow, { body }: ColumnMeasures): boolean {
  if (!title) return false;
  return (
    title.size > body * 1.08 || title.bold || isAllCaps(title.text) || line.heading !== undefined
  );
}

const listTrue = (signals: readonly (readonly [string, boolean])[]): string[] =>
  signals.flatMap(([name, holds]) => (holds ? [name] : []));

function lookSignals(row: TextRow, { body, left, pitch }: ColumnMeasures): string[] {
  const [title] = row.cells;
  if (!title) return [];
  return listTrue([
    ['largest', title.size > body * 1.3],
    ['larger', title.size > body * 1.08 && title.size <= body * 1.3],
    ['smaller', title.size < body * 0.93],
    ['bold', title.bold],
    ['italic', title.italic],
    ['capitals', isAllCaps(title.text)],
    ['marker', row.marker !== ''],
    ['heading level', row.line.heading !== undefined],
    ['no gap', row.gap === 0],
    ['gap', row.gap > pitch * 1.35],
    ['wide gap', row.gap > pitch * 2],
    ['indented', title.x > left + 6],
    ['far in', title.x > left + 30],
    ['two cells', row.cells.length === 2],
    ['many cells', row.cells.length > 2],
    ['first page', row.page === 0],
  ]);
}

function headingSignals(
  title: string,
  text: string,
  known: SectionKind | undefined,
  isStyled: boolean,
): string[] {
  const guess = known ?? (text.length < LONGEST_HEADING ? guessSection(title) : undefined);
  if (guess === undefined) return [];
  if (known === undefined) return [`like ${guess}`];
  return [`like ${guess}`, `heading ${guess}`, ...(isStyled ? [`styled ${guess}`] : [])];
}

function wordSignals(text: string, { cells }: TextRow): string[] {
  const isShort = text.split(/\s+/u).length < LONGEST_TITLE;
  const dates = findDates(text);
  const dated = dates.reduce((sum, { from, to }) => sum + to - from, 0);
  return listTrue([
    ['date', dates.length > 0],
    ['range', dates.some(({ isRange }) => isRange)],
    ['date alone', dated > text.length * 0.6],
    ['role', isShort && roleScore(text) > 0.5],
    ['company', isShort && companyScore(text) > 0.5],
    ['degree', isShort && degreeScore(text) > 0],
    ['school', isShort && schoolScore(text) > 0],
    ['place', cells.some((cell) => locationScore(cell.text) > 0.6)],
    ['sentence', isSentence(text)],
    ['phone', dates.length === 0 && /\+?\d[\d\s().-]{7,}/u.test(text)],
    ['award', AWARD.test(text)],
    ['certificate', CERTIFICATE.test(text)],
    ['language', LANGUAGE.test(text)],
    ['project', PROJECT.test(text)],
  ]);
}

const LENGTHS = [2, 4, 7, 12];

function shapeSignals(text: string): string[] {
  const words = text.split(/\s+/u).length;
  const marks = text.match(/[,|•·]/gu)?.length ?? 0;
  return [
    `length ${LENGTHS.filter((length) => words >= length).length}`,
    ...listTrue([
      ['email', /@\p{L}/u.test(text)],
      ['web', /https?:|www\.|\.com|linkedin|github/iu.test(text)],
      ['commas', marks > 1],
      ['comma', marks > 0],
      ['label', /^[^:]{2,30}:\s/u.test(text)],
      ['ends in colon', /:$/u.test(text)],
      ['small letter', /^\p{Ll}/u.test(text)],
      ['full stop', /\.$/u.test(text)],
      ['digit', /\d/u.test(text)],
      ['figure', /\d%|[$€£]\d/u.test(text)],
      ['verb', /^\p{Lu}\p{Ll}+(?:ed|ing)\b/u.test(text)],
    ]),
  ];
}
