import type { Cases } from '../text.ts';

/** Names of the parts of a letter, as its form has them. */
export const LETTER_PART_NAMES = {
  by: 'part',
  recipient: 'Recipient',
  date: 'Date',
  subject: 'Subject',
  salutation: 'Salutation',
  body: 'Text',
  closing: 'Closing',
  signature: 'Name below the closing',
  enclosures: 'Enclosures',
} as const satisfies Cases;
