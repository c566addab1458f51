import type { CheckOutcome } from './check-file.ts';

/** The outcome of a file that says all that the resume says. */
export const WHOLE: CheckOutcome = {
  kind: 'compared',
  fields: 1,
  same: 1,
  elsewhere: 1,
  differences: [],
  lines: [],
};
