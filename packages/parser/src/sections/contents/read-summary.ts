import { EMAIL, LINKEDIN } from '../../contact/contact-patterns.ts';
import { joinPassages } from '../../document/passage.ts';
import { isSentence } from '../../evidence/word-score.ts';
import { type Line, lineTextOf } from '../../lines/line.ts';
import { type ReadValue, readingOf } from '../../result/read-value.ts';

/** The lines of a summary, one value for each paragraph. */
export function readSummary(lines: readonly Line[], sure: number): ReadValue[] {
  return lines.flatMap((line) => {
    const passage = joinPassages(line.cells, ' ');
    return passage.text === '' ? [] : [readingOf(passage, sure, 'reasons.underSummary')];
  });
}

/** Running words in the head of a document that has no heading for them. */
export function readHeadSummary(lines: readonly Line[]): ReadValue[] {
  return lines.flatMap((line) => {
    const text = lineTextOf(line);
    const isOther = EMAIL.test(text) || LINKEDIN.test(text) || line.cells.length > 1;
    if (isOther || !isSentence(text) || text.length < 40) return [];
    return [readingOf(joinPassages(line.cells, ' '), 0.65, 'reasons.wordsBelowName')];
  });
}
