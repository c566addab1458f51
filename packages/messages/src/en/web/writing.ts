import { subject } from '../../text.ts';

/** AI Write, and blanks to fill in. */
export const writing = subject('writing', {
  aiWriteLeft: 'AI Write ({usesLeft} left)',
  aiWrite: 'AI Write could not be started; no use is spent. {message}',
  nextBlank: 'Next blank ({count})',
});
