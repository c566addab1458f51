import { subject } from '../../text.ts';

/** Renaming, duplicating and deleting a resume. */
export const changeResume = subject('changeResume', {
  updateYourResume: 'Update your resume',
  theResumeWasNotRenamed: 'The resume was not renamed',
  resumeName: 'Resume name',
  experienceLevel: 'Experience level',
  chooseALevel: 'Choose a level',
  targetedIndustry: 'Targeted industry',
  delete: 'Delete {name}?',
  itGoesFromYourList: 'It goes from your list. You can undo this right afterwards.',
  deleteResume: 'Delete resume',
  theResumeWasNotDeleted: 'The resume was not deleted',
  wasDeleted: '{name} was deleted.',
  isBack: '{name} is back.',
  wasNotRestored: '{name} was not restored',
  theResumeWasNotDuplicated: 'The resume was not duplicated',
  youNowEdit: 'You now edit {quotedName}.{note}',
  thisResumeWasUpdated: 'This resume was updated elsewhere',
  itIsNowCalledReplace: 'It is now called {newer}. Replace that with {wanted}?',
  replace: 'Replace',
  notDuplicated: '{name} was not duplicated',
  notWhole: 'Edits that are not saved yet are not in it.',
});
