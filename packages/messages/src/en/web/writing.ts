import { subject } from '../../text.ts';

/** AI Write, and blanks to fill in. */
export const writing = subject('writing', {
  usesLeft: 'AI Write ({usesLeft} left)',
  notStarted: 'AI Write could not be started; no use is spent. {message}',
  nextBlank: 'Next blank ({count})',
  noLine: 'Every line that AI Write has for this role stands here already.',
});
