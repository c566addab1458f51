import { subject } from '../../text.ts';

/** Issues that keep edits from being saved, beside the status of saving. */
export const saveIssues = subject('saveIssues', {
  saveStatus: 'Save status',
  compare: 'Compare',
  settle: { by: 'issue', 'no-session': 'Log in', gone: 'What now?', 'not-yours': 'What now?' },
  notLoaded: 'The form to log in could not be loaded',
  keptMeanwhile:
    'Your session has ended. Your edits are kept in this browser until you log in again.',

  deletedElsewhere: 'This was deleted elsewhere',
  keptIfRestored:
    'It can no longer be saved. What you wrote is below and is kept in this browser. If the document is restored, so are your edits.',
  backToResumes: 'Back to resumes',
  whatItSays: 'What it says',
  copyText: 'Copy text',
  copied: 'Copied.',
  copyByHand: 'This browser blocked copying. Select the text and copy it yourself.',

  inTwoPlaces: 'Changed in two places',
  inTwoPlacesAre: 'Changed in two places: {parts}.',
  choicesNotLoaded:
    'Something was changed in two places, and the choices could not be loaded. Nothing is lost.',
});
