import type { FileKind, FileProblem } from './check-file.ts';

/** Most megabytes of a file of data: archives hold more than a resume. */
const MOST_MEGABYTES = 50;

/** Files that other programs and sites give of a resume. Their contents are looked at when they are read. */
export const DATA_FILES: FileKind = {
  kind: 'data',
  accept: '.zip,.xml,.pdf,.json',
  mostMegabytes: MOST_MEGABYTES,
  check: async (file) => checkDataFile(file),
};

/** Checks whether a file is data by its name alone; a PDF, which may be either, is taken for a document. */
export const isDataFile = ({ name }: File): boolean => /\.(?:zip|xml|json)$/iu.test(name);

function checkDataFile({ name, size }: File): FileProblem {
  if (!/\.(?:zip|xml|pdf|json)$/iu.test(name)) return 'type';
  if (size === 0) return 'empty';
  return size > MOST_MEGABYTES * 1024 * 1024 ? 'size' : undefined;
}
