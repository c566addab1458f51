import { subject } from '../../text.ts';

/** The page that shows two documents beside each other with their differences, and the dialog that leads there. */
export const compare = subject('compare', {
  compare: 'Compare',
  loading: 'Loading both documents',
  legend: 'Legend',
  sameWords: 'The words are the same.',
  at: '{at} of {count}',
  previous: 'Previous change',
  next: 'Next change',
  list: 'List of changes',
  restore: 'Restore this',
  restored: 'Restored.',
  pages: '{name}, pages',
  notFound: 'One of these documents could not be found',
  notFoundHint:
    'It was deleted, or belongs to another account. The address may also be incomplete.',
  toList: 'Back to your resumes',
  notLoaded: 'These documents could not be loaded',
  chooseTitle: 'Compare with another resume',
  chooseHint: 'Both are shown side by side, with every difference marked.',
  noOthers: 'You have no other resumes yet.',
  notListed: 'Your resumes could not be loaded. {reason}',
});
