import { subject } from '../../text.ts';

/** The download of everything. */
export const archive = subject('archive', {
  downloaded: { one: '{count} resume was downloaded.', other: '{count} resumes were downloaded.' },
  downloadedOthers: 'Your letters and applications were downloaded.',
  progress: 'Resume {at} of {total}',
  onlyAs: 'Available only as {formats}:',
  formats: 'Every resume as',
  chooseFormat: 'Choose at least one format.',
  downloadEverything: 'Download everything',
  hint: 'One ZIP with every resume in the formats you choose, your letters, your applications with the files you sent, earlier versions and suggested changes. Other programs can read JSON Resume. The ZIP is made in your browser from what is saved.',
  notMade: 'The archive was not made. {text} Try again in a moment.',
  notThere: 'Not included:',
  noResume: 'Your account has no documents yet.',
  nameless: 'Resume',
  noFont: 'No available font has {characters}.',
  notLoaded: 'A part of the app did not load. Try again in a moment.',
  // Names of files in it.
  earlierVersions: '{name} (earlier versions)',
  namedVersions: '{name} (named versions)',
  proposals: '{name} (suggested changes)',
  whyNot: '{name} (why there is no {format})',
});
