import { degreeScore } from '../../evidence/word-score.ts';
import { cutCell } from '../../lines/cut-cell.ts';
import type { Line } from '../../lines/line.ts';
import type { Cell } from '../../lines/row.ts';

/** "B.E. (Mechanical) from Pune University with 67.40% in 2018." */
const SENTENCE =
  /^(?<degree>.{2,80}?)\s+from\s+(?<school>\p{L}.*?)(?<rest>[\s,;]+(?:with|securing|secured|scoring|having|obtaining|in|during|(?:19|20)\d\d|\d{1,2}(?:\.\d+)?\s?%).*|\.?)$/iu;

/** In characters. */
const LONGEST = 300;

/** "Xth", "12th standard": years of a school. */
const SCHOOL_YEAR = /^(?:[xvi]{1,4}|\d{1,2})(?:st|nd|rd|th)?(?:\s(?:std|standard|class|grade))?$/iu;

const MARK = /\d{1,3}(?:\.\d+)?\s?%|\d{1,2}(?:\.\d+)?\s?(?:c?gpa)/iu;
const YEAR = /(?:19|20)\d{2}/u;

/** Cuts a line that names a study in one sentence into its degree, its school, the mark and the year; any other line stays as it is. */
export function cutStudySentence(line: Line): Line {
  const [cell, ...others] = line.cells;
  const isShort = others.length === 0 && cell !== undefined && cell.text.length <= LONGEST;
  const match = isShort ? SENTENCE.exec(cell.text) : null;
  const { degree = '', school = '', rest = '' } = match?.groups ?? {};
  if (!cell || !match || !(degreeScore(degree) > 0 || SCHOOL_YEAR.test(degree))) return line;
  const from = cell.text.length - rest.length;
  const within = (pattern: RegExp): Cell[] => {
    const found = pattern.exec(rest);
    const at = from + (found?.index ?? 0);
    return found ? [cutCell(cell, at, at + found[0].length)] : [];
  };
  const cells: Cell[] = [
    { ...cutCell(cell, 0, degree.length), labelled: 'what' },
    { ...cutCell(cell, from - school.length, from), labelled: 'who' },
    ...within(MARK),
    ...within(YEAR).map((year): Cell => ({ ...year, labelled: 'when' })),
  ];
  return { ...line, marker: '', cells };
}
