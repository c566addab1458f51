import { subject } from '../../text.ts';

/** Controls that know nothing of resumes. */
export const ui = subject('ui', {
  notOpened: 'This could not be opened',
  dropAFileHere: '{label}: drop a file here',
  change: 'Change',
  chooseFile: 'Choose file',
  dismiss: 'Dismiss',
  notifications: 'Notifications',
  hidePassword: 'Hide password',
  showPassword: 'Show password',
  shorten: 'Shorten this to {most} characters: it has {length}.',
  tooLong: 'Nothing was added: {length} characters is over the limit of {most}.',
});
