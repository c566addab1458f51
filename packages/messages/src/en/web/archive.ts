import { subject } from '../../text.ts';

/** The download of everything. */
export const archive = subject('archive', {
  downloaded: { one: '{count} resume was downloaded.', other: '{count} resumes were downloaded.' },
  progress: 'Resume {at} of {total}',
  onlyAs: 'These are there as {formats} only:',
  formats: 'Every resume as',
  chooseFormat: 'Choose at least one format.',
  downloadEverything: 'Download everything',
  hint: 'One ZIP with every resume in the formats you choose, and with what it said before. JSON Resume is what other programs read. It is made in your browser, from what is saved.',
  notMade: 'The archive was not made. {text} Try again in a moment.',
  notThere: 'These are not there:',
  noResume: 'There is no resume in your account yet.',
  nameless: 'Resume',
  noFont: 'No font here has {characters}.',
  notLoaded: 'A part of the app that it takes did not arrive. Try again in a moment.',
  // Names of files in it.
  earlierVersions: '{name} (earlier versions)',
  whyNot: '{name} (why there is no {format})',
});
