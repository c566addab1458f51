import { JOB_DESCRIPTION_AT_MOST } from '#platform/storage/job-description.ts';

/** Characters as code points, so that an emoji of one counts as one. */
const countCharacters = (text: string): number => Array.from(text).length;

/** Counts the characters of a job description that is too long; undefined when it can be compared. */
export function surplusLength(text: string): number | undefined {
  // No text has fewer code units than code points.
  if (text.length <= JOB_DESCRIPTION_AT_MOST) return undefined;
  const length = countCharacters(text);
  return length <= JOB_DESCRIPTION_AT_MOST ? undefined : length;
}
