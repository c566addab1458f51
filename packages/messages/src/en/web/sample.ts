import { subject } from '../../text.ts';

/** The sample that types onto paper. */
export const sample = subject('sample', {
  sampleResume: 'Sample resume',
  fullName: 'Full name',
  role: 'Role',
  company: 'Company',
  whatYouDid: 'What you did',
  onePointALine: 'One point a line.',
  keepIt: 'Keep it',
  nothingIsStoredBefore:
    'Nothing is stored before you press it. Then this page is a resume of yours, and opens in the editor.',
  thePage: 'The page could not be loaded, so it does not follow yet. The next letter tries again.',
  aPrintedPageNoraWhitfield:
    'A printed page: Nora Whitfield, Dallas, Texas; a summary, her experience at Harbor Payments and at Cedar & Finch, her education.',
});
