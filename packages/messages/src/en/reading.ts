import { subject } from '../text.ts';

/** The reasons for which a document could not be read: what happened and what to do. */
export const reading = subject('reading', {
  'wrong-type':
    'This file type cannot be read. Choose a PDF or a Word document (DOCX or DOC), or save it as one.',
  empty: 'This file is empty. Choose another, or save it again in the program it came from.',
  'too-large':
    'This file is over {megabytes} MB. Choose a smaller one, or save it without pictures.',
  'too-many-pages': 'This document has over {pages} pages. Choose one with just the resume.',
  'no-text':
    'There is no text in this document. It may be a scan. Choose the original file, or write your resume by yourself.',
  'password-needed': 'This PDF is protected by a password. Type the password to open it.',
  'password-wrong': 'That password does not open this PDF. Type it again.',
  protected:
    'This document is protected by a password. Open it in the program it came from, save it without a password and choose it again.',
  damaged:
    'This file is damaged and cannot be read. Open it in the program it came from, save it again and choose the new file.',
  hostile:
    'This file is far larger than any resume when unpacked, or is built in an unusual way. For safety it was not read.',
  'old-word':
    'This file is from a version of Word before Word 97. Open it in a newer version, save it as DOCX and choose the new file.',
  cancelled: 'Reading was cancelled.',
  'too-slow':
    'Reading this file took more than {seconds} seconds, so it was stopped. If this device is busy, try again. Otherwise open the file in the program it came from, save it again and choose the new one.',
  'given-up-late': 'Reading it took more than {seconds} seconds, so it was stopped.',
  'given-up-large': 'Reading it took too much memory, so it was stopped.',
  unreadable: 'This file could not be read. Please choose it again, or another one.',
});
