import { subject } from '../text.ts';

/** The words of the page that visitors of a link see, beside the document itself. */
export const sharedPage = subject('sharedPage', {
  document: {
    by: 'kind',
    resume: 'Resume',
    letter: 'Letter',
    other: 'Document',
  },
  titled: '{name} – {document}',
  neutralTitle: 'Shared document',
  description: 'A document that somebody shared with you.',
  sharedWith: 'Shared with {product}',
  downloads: 'Downloads',
  format: {
    by: 'format',
    pdf: 'PDF',
    docx: 'Word',
    txt: 'Text',
    other: '{format}',
  },
  asText: 'Read as text',
  asPages: 'Show the pages',
  passwordTitle: 'Enter the password',
  passwordAsked: 'This document is protected. The person who shared it can tell you the password.',
  password: 'Password',
  open: 'Open',
  wrongPassword: 'That is not the password. Please try again.',
  manyGuesses: {
    one: 'Too many wrong passwords. Please try again in {count} minute.',
    other: 'Too many wrong passwords. Please try again in {count} minutes.',
  },
  absentTitle: 'Nothing to see here',
  absent:
    'This link does not lead to a document. It may have ended, or been copied incompletely. Ask the person who gave it to you for another.',
  failedTitle: 'Not right now',
  failed: 'This document cannot be shown right now. Please try again in a moment.',
});
