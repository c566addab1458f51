import { counted } from '@shortlist/messages';
import { REVIEW_DAYS } from '#lib/reviews/kept-reviews.ts';

// What the way from a file to a resume says with counts in it.

export const resumesInFile = ({ count, file }: { count: number; file: string }) =>
  `There are ${counted(count, { one: 'resume', other: 'resumes' })} in ${file}. Choose one; the others can be brought in after it.`;

/** Of an import that is not finished; `changed` is a time in words. */
export const keptUntil = ({ changed }: { changed: string }) =>
  `Read, and not yet a resume. Last changed ${changed}; kept in this browser for ${REVIEW_DAYS} days from then.`;
