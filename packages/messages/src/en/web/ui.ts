import { subject } from '../../text.ts';

/** Controls that know nothing of resumes. */
export const ui = subject('ui', {
  thisCouldNotBeOpened: 'This could not be opened',
  dropAFileHere: '{label}: drop a file here',
  change: 'Change',
  chooseFile: 'Choose file',
  dismiss: 'Dismiss',
  dragToReorder: 'Drag to reorder',
  reorder: 'Reorder {name}',
  pressSpaceToLift: 'Press Space to lift the {thing}, the arrow keys to move it, Space to drop it and Escape to put it back.',
  putBack: 'put back',
  carriedAlong: 'carried along',
});
