import { subject } from '../../text.ts';

/** AI Write, and blanks to fill in. */
export const writing = subject('writing', {
  usesLeft: 'AI Write ({usesLeft} left)',
  notStarted: 'AI Write could not start; no use was counted. {message}',
  nextBlank: 'Next blank ({count})',
  noLine: 'You already have every line AI Write offers for this role.',
});
