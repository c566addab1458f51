import { subject } from '../../text.ts';

/** The sample that types onto paper. */
export const sample = subject('sample', {
  sampleResume: 'Sample resume',
  fullName: 'Full name',
  role: 'Role',
  company: 'Company',
  whatYouDid: 'What you did',
  pointsHint: 'One point a line.',
  keepIt: 'Keep it',
  keepHint:
    'Nothing is stored before you press it. Then this page is a resume of yours, and opens in the editor.',
  pageNotLoaded:
    'The page could not be loaded, so it does not follow yet. The next letter tries again.',
  printed:
    'A printed page: Nora Whitfield, Dallas, Texas; a summary, her experience at Harbor Payments and at Cedar & Finch, her education.',
});
