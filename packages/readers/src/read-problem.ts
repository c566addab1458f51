import { MEGABYTE, READING_LIMITS } from './limits.ts';

/** Why a document could not be read, and the words for the person who chose it. */
export type ReadProblem = {
  code: ReadProblemCode;
  /** What happened and what to do. */
  message: string;
  /** For engineers: what was thrown where nothing of ours refused. */
  cause?: unknown;
};

const MESSAGES = {
  'wrong-type':
    'This is not a document that can be read here. Choose a PDF, a Word document (DOCX or DOC), or save it as one of them.',
  empty: 'This file is empty. Choose another, or save it again in the program that made it.',
  'too-large': `This file is over ${READING_LIMITS.fileBytes / MEGABYTE} MB. Choose a smaller one, or save it without pictures.`,
  'too-many-pages': `This document has over ${READING_LIMITS.pages} pages. Choose one with the resume alone.`,
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
};

export type ReadProblemCode = keyof typeof MESSAGES;

export const readProblem = (code: ReadProblemCode): ReadProblem => ({
  code,
  message: MESSAGES[code],
});

/** Ends the reading from anywhere inside it; `readDocument` gives it back as a value. */
export class ReadError extends Error {
  override name = 'ReadError';
  readonly code: ReadProblemCode;

  constructor(code: ReadProblemCode) {
    super(MESSAGES[code]);
    this.code = code;
  }
}
