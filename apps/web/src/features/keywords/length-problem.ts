import { JOB_DESCRIPTION_AT_MOST } from '#lib/storage/job-description.ts';

const inEnglish = new Intl.NumberFormat('en');

/** Characters as code points, so that an emoji of one counts as one. */
const countCharacters = (text: string): number => Array.from(text).length;

/** What is wrong with the length of a job description, and what to do; undefined when it can be compared. */
export function lengthProblem(text: string): string | undefined {
  // No text has fewer code units than code points.
  if (text.length <= JOB_DESCRIPTION_AT_MOST) return undefined;
  const length = countCharacters(text);
  if (length <= JOB_DESCRIPTION_AT_MOST) return undefined;
  return `This text has ${inEnglish.format(length)} characters; at most ${inEnglish.format(JOB_DESCRIPTION_AT_MOST)} can be compared. Leave out what is not about the job.`;
}
