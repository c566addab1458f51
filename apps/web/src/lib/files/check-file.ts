/** Most bytes of a file, as the dialog says: 10 MB. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

export type FileCheck = { ok: true } | { ok: false; title: string; text: string };

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

const HEAD_BYTES = 1024;
const ZIP = 'PK\u0003\u0004';
const OLE = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1';

/**
 * What the first bytes of each type look like, one character a byte. Word has long saved RTF and
 * HTML under the name .doc, so those count as well; a PDF may begin after some other bytes.
 */
const LOOKS_LIKE: Record<string, (head: string) => boolean> = {
  pdf: (head) => head.includes('%PDF-'),
  docx: (head) => head.startsWith(ZIP),
  doc: (head) =>
    head.startsWith(OLE) ||
    head.startsWith('{\\rtf') ||
    /^\s*<(?:!doctype\s+html|html|\?xml)/iu.test(head.replace(/^\u00ef\u00bb\u00bf/u, '')),
};

/** Whether a file can be a resume: pdf, doc or docx by its name and by its first bytes, 10 MB at most. */
export async function checkFile(file: File): Promise<FileCheck> {
  const extension = file.name.toLowerCase().split('.').at(-1) ?? '';
  const looksRight = Object.hasOwn(LOOKS_LIKE, extension) ? LOOKS_LIKE[extension] : undefined;
  if (!looksRight) return WRONG_TYPE;
  if (file.size === 0) return EMPTY;
  if (file.size > MAX_FILE_BYTES) return TOO_LARGE;
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return looksRight(String.fromCharCode(...head)) ? { ok: true } : WRONG_TYPE;
}
