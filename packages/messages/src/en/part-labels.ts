import { subject } from '../text.ts';

/** Names of what conflicts tell apart besides the fields of forms: settings of sections, flags of entries, the photo and orders. */
export const partLabels = subject('partLabels', {
  setting: {
    by: 'field',
    title: 'Title',
    isHidden: 'Hidden from the page',
    isAdded: 'In the resume',
    shape: 'What it holds',
    startsPage: 'Begins a page',
    keptTogether: 'Kept on one page',
  },
  flag: {
    by: 'flag',
    hidden: 'Hidden from the page',
    sameEmployer: 'Same employer as above',
    startsPage: 'Begins a page',
    keptTogether: 'Kept on one page',
    locked: 'Kept as it is',
  },
  photo: 'Photo',
  order: 'Order of {thing} entries',
  orderOfSections: 'Order of sections',
});
