import { fileTypeOfName, looksLike } from '@shortlist/readers/file-type';

/** Most bytes of a file, as the dialog says: 10 MB. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

export type FileCheck = { ok: true } | { ok: false; title: string; text: string };

/** Files that a form takes: what the browser offers, what is said of them, and whether one can be taken. */
export type FileKind = {
  accept: string;
  hint: string;
  check: (file: File) => Promise<FileCheck>;
};

const WRONG_TYPE: FileCheck = {
  ok: false,
  title: 'Invalid File Type',
  text: 'Please upload a PDF, DOC, or DOCX file.',
};

const TOO_LARGE: FileCheck = {
  ok: false,
  title: 'File Too Large',
  text: 'Please upload a file of at most 10 MB.',
};

const EMPTY: FileCheck = {
  ok: false,
  title: 'Empty File',
  text: 'This file is empty. Please choose another one.',
};

/** Checks whether a file can be a resume: pdf, doc or docx by its name and by its first bytes, 10 MB at most. */
export async function checkFile(file: File): Promise<FileCheck> {
  const type = fileTypeOfName(file.name);
  if (!type) return WRONG_TYPE;
  if (file.size === 0) return EMPTY;
  if (file.size > MAX_FILE_BYTES) return TOO_LARGE;
  return (await looksLike(type, sourceOf(file))) ? { ok: true } : WRONG_TYPE;
}

const sourceOf = (file: File) => ({
  size: file.size,
  read: async (start: number, length: number) =>
    new Uint8Array(await file.slice(start, start + length).arrayBuffer()),
});

/** Documents in which resumes are sent. */
export const DOCUMENTS: FileKind = {
  accept: '.pdf,.doc,.docx',
  hint: 'PDF, DOC or DOCX, at most 10\u00a0MB; drop it here, or choose it',
  check: checkFile,
};
