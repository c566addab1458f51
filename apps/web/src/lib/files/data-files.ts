import type { FileCheck, FileKind } from './check-file.ts';

/** Most megabytes of a file of data: archives hold more than a resume. */
const MOST_MEGABYTES = 50;

/** Files that other programs and sites give of a resume. Their contents are looked at when they are read. */
export const DATA_FILES: FileKind = {
  accept: '.zip,.xml,.pdf,.json',
  hint: `ZIP, XML, PDF or JSON, at most ${MOST_MEGABYTES}\u00a0MB; drop it here, or choose it`,
  check: async (file) => checkDataFile(file),
};

function checkDataFile({ name, size }: File): FileCheck {
  if (!/\.(?:zip|xml|pdf|json)$/iu.test(name)) {
    return {
      ok: false,
      title: 'Invalid File Type',
      text: 'Please choose a ZIP, XML, PDF or JSON file.',
    };
  }
  if (size === 0) {
    return {
      ok: false,
      title: 'Empty File',
      text: 'This file is empty. Please choose another one.',
    };
  }
  if (size > MOST_MEGABYTES * 1024 * 1024) {
    return {
      ok: false,
      title: 'File Too Large',
      text: `Please choose a file of at most ${MOST_MEGABYTES} MB.`,
    };
  }
  return { ok: true };
}
