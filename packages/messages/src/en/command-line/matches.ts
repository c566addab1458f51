/** The ways in which a keyword was found in a resume. */
export const matches = {
  same: 'Stated in the same words.',
  alias: 'Stated under another name.',
  abbreviation: 'Stated as an abbreviation, or written out.',
  degree: 'A degree of the level asked for, or higher.',
  implied: 'Not stated, but implied by something that is.',
  reworded: 'Not stated in these words, perhaps in others.',
  confirmed: 'Confirmed by you.',
  quoted: 'Not stated in these words. Confirmed by you, with words of your resume.',
  negated: 'Your resume names it, but does not claim it.',
  none: 'Not found in your resume.',
};
