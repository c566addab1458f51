import { subject } from '../../text.ts';

/** Edits that wait in this browser, beside other pages than their own. */
export const unsent = subject('unsent', {
  unsent: {
    one: 'Edits not saved yet in one document',
    other: 'Edits not saved yet in {count} documents',
  },
  newDocument: 'A new document',
  text: 'Text',
  look: 'Look',
  order: 'Order of sections',
  titles: '{titles, series}',
});
