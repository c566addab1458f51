import type { FileType } from '@shortlist/contracts';

const LONGEST_NAME = 100;

/** Characters of a name that are looked at: nobody's is longer, and what a request may hold is a million. */
const LOOKED_AT = 1_000;

/** Characters that no file system, header or terminal should be given: controls, separators, marks that turn text round. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"*/:<>?\\|]/gu;

/**
 * A file's name as it may be shown and saved: the last part of what the browser called it, without
 * what is unsafe, and with the ending of what the file really is.
 */
export function safeFileName(given: string, type: FileType): string {
  const last = given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1);
  const stem = last
    .replace(/\.(?:pdf|docx?)$/iu, '')
    .slice(0, LOOKED_AT)
    .replace(UNSAFE, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[. ]+|(?<![. ])[. ]+$/gu, '');
  const short = [...stem].slice(0, LONGEST_NAME).join('');
  return `${short || 'file'}.${type}`;
}
