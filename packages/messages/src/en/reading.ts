/** The reasons for which a document could not be read: what happened and what to do. */
export const reading = {
  'wrong-type':
    'This is not a document that can be read here. Choose a PDF, a Word document (DOCX or DOC), or save it as one of them.',
  empty: 'This file is empty. Choose another, or save it again in the program that made it.',
  'too-large': ({ megabytes }: { megabytes: number }) =>
    `This file is over ${megabytes} MB. Choose a smaller one, or save it without pictures.`,
  'too-many-pages': ({ pages }: { pages: number }) =>
    `This document has over ${pages} pages. Choose one with the resume alone.`,
  'no-text':
    'There is no text in this document: it may be a scan, a picture of a page. Choose the file that it was printed from, or write your resume by yourself.',
  'password-needed': 'This PDF is locked with a password. Type the password to open it.',
  'password-wrong': 'That is not the password of this PDF. Type it again.',
  protected:
    'This document is locked with a password. Open it in the program that made it, save it without a password, and choose it again.',
  damaged:
    'This file is damaged and cannot be read. Open it in the program that made it, save it again, and choose the new file.',
  hostile:
    'This file unpacks to far more than any resume, or is built in a way that no program for writing builds one. It was not read.',
  'old-word':
    'This was written by a Word older than Word 97. Open it in a newer one, save it as DOCX, and choose the new file.',
  cancelled: 'Reading was cancelled.',
  'too-slow': ({ seconds }: { seconds: number }) =>
    `Reading this file takes more than ${seconds} seconds, which no resume does, so it was stopped. If this device is busy, try again. Otherwise open the file in the program that made it, save it again, and choose the new one.`,
  'given-up-late': ({ seconds }: { seconds: number }) =>
    `Reading it takes more than ${seconds} seconds; it was given up.`,
  'given-up-large': 'Reading it takes more memory than any resume; it was given up.',
  unreadable: 'This file could not be read. Please choose it again, or another one.',
};
