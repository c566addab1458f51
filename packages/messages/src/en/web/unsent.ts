import { subject } from '../../text.ts';

/** Edits that wait in this browser, beside other pages than their own. */
export const unsent = subject('unsent', {
  unsent: {
    one: 'Unsaved edits in one document',
    other: 'Unsaved edits in {count} documents',
  },
  newDocument: 'A new document',
  name: 'Name',
  text: 'Text',
  look: 'Look',
  order: 'Order of sections',
  titles: '{titles, series}',
});
