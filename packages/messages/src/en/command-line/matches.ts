import { subject } from '../../text.ts';

/** The ways in which a keyword was found in a resume. */
export const matches = subject('matches', {
  same: 'In your resume.',
  alias: 'In your resume under another name.',
  abbreviation: 'In your resume as an abbreviation, or written out.',
  degree: 'A degree at the required level or higher.',
  implied: 'Not in your resume, but implied by something that is.',
  reworded: 'Not in these words, but perhaps in others.',
  confirmed: 'Confirmed by you.',
  quoted: 'Not in these words. Confirmed by you with a quote from your resume.',
  negated: 'Your resume mentions it, but not as yours.',
  none: 'Not found in your resume.',
});
