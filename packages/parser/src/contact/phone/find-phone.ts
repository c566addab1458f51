import { findDates } from '../../dates/find-dates.ts';
import { cutCell } from '../../lines/cut-cell.ts';
import { type ReadValue, readingOf } from '../../result/read-value.ts';
import { PHONE } from '../contact-patterns.ts';
import type { ContactPiece } from '../contact-pieces.ts';

/** The phone: a labelled number first, else the first that can be one and is no date. As written. */
export function findPhone(pieces: readonly ContactPiece[]): ReadValue | undefined {
  const found = pieces.flatMap(({ cell, label }) =>
    [...cell.text.matchAll(PHONE)].flatMap((match) => {
      const isLabelled = label === 'phone';
      if (!isLabelled && (label === 'other' || isSomethingElse(match[0], cell.text))) return [];
      const number = cutCell(cell, match.index, match.index + match[0].length);
      const sure = isLabelled || match[0].trim().startsWith('+') ? 0.98 : 0.9;
      return [readingOf(number, sure, isLabelled ? 'reasons.labelledPhone' : 'reasons.firstPhone')];
    }),
  );
  return found.toSorted((a, b) => b.confidence - a.confidence)[0];
}

function isSomethingElse(number: string, text: string): boolean {
  const digits = number.replace(/\D/g, '').length;
  if (digits < 7 || digits > 15) return true;
  return (
    /^\s*1\d{3}\s?[-–—]\s?\d{4}\s*$/u.test(number) ||
    findDates(number).some(({ from, to }) => to - from > number.length * 0.7) ||
    /https?:|www\.|doi|isbn/iu.test(text)
  );
}
