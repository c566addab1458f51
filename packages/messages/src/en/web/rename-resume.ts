import { subject } from '../../text.ts';

/** Renaming a resume. */
export const renameResume = subject('renameResume', {
  notRenamed: 'The resume was not renamed',
  update: 'Update your resume',
  resumeName: 'Resume name',
  experienceLevel: 'Experience level',
  chooseLevel: 'Choose a level',
  targetedIndustry: 'Targeted industry',
  updatedElsewhere: 'This resume was updated elsewhere',
  replaceQuestion: 'It is now called {newer}. Replace that with {wanted}?',
  replace: 'Replace',
});
