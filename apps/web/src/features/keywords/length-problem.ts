import { JOB_DESCRIPTION_AT_MOST } from '#lib/storage/job-description.ts';
import * as words from './words.ts';

/** Characters as code points, so that an emoji of one counts as one. */
const countCharacters = (text: string): number => Array.from(text).length;

/** Says what is wrong with the length of a job description, and what to do; undefined when it can be compared. */
export function lengthProblem(text: string): string | undefined {
  // No text has fewer code units than code points.
  if (text.length <= JOB_DESCRIPTION_AT_MOST) return undefined;
  const length = countCharacters(text);
  if (length <= JOB_DESCRIPTION_AT_MOST) return undefined;
  return words.tooLong({ length, most: JOB_DESCRIPTION_AT_MOST });
}
