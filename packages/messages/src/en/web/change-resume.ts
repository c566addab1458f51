import { subject } from '../../text.ts';

/** Renaming, duplicating and deleting a resume. */
export const changeResume = subject('changeResume', {
  update: 'Update your resume',
  notRenamed: 'The resume was not renamed',
  resumeName: 'Resume name',
  experienceLevel: 'Experience level',
  chooseALevel: 'Choose a level',
  targetedIndustry: 'Targeted industry',
  delete: 'Delete {name}?',
  deleteHint: 'It goes from your list. You can undo this right afterwards.',
  deleteResume: 'Delete resume',
  notDeleted: 'The resume was not deleted',
  wasDeleted: '{name} was deleted.',
  isBack: '{name} is back.',
  wasNotRestored: '{name} was not restored',
  copyNotMade: 'The resume was not duplicated',
  youNowEdit: 'You now edit {quotedName}.{note}',
  updatedElsewhere: 'This resume was updated elsewhere',
  itIsNowCalledReplace: 'It is now called {newer}. Replace that with {wanted}?',
  replace: 'Replace',
  notDuplicated: '{name} was not duplicated',
  notWhole: 'Edits that are not saved yet are not in it.',
});
