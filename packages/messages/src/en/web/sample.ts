import { subject } from '../../text.ts';

/** The sample that types onto paper. */
export const sample = subject('sample', {
  sampleResume: 'Sample resume',
  fullName: 'Full name',
  role: 'Role',
  company: 'Company',
  whatYouDid: 'What you did',
  pointsHint: 'One bullet per line.',
  keepIt: 'Keep it',
  keepHint:
    'Nothing is stored until you press it. Then this becomes your resume and opens in the editor.',
  pageNotLoaded: 'The page could not be loaded. Keep typing to try again.',
  printed:
    'A printed page: Nora Whitfield, Dallas, Texas; a summary, her experience at Harbor Payments and at Cedar & Finch, her education.',
});
