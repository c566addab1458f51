import { fileTypeOfName, looksLike } from '@shortlist/readers/file-type';

/** Most megabytes of a file. */
const MOST_MEGABYTES = 10;

export const MAX_FILE_BYTES = MOST_MEGABYTES * 1024 * 1024;

/** Finds what is wrong with a file: its type, its size, or that it has nothing in it; undefined where nothing is. */
export type FileProblem = 'type' | 'size' | 'empty' | undefined;

/** Files that a form takes: what the browser offers, the most megabytes of one, and what is wrong with one. */
export type FileKind = {
  kind: 'document' | 'data' | 'table';
  accept: string;
  mostMegabytes: number;
  check: (file: File) => Promise<FileProblem>;
};

/** Checks whether a file can be a resume: pdf, doc or docx by its name and by its first bytes, 10 MB at most. */
export async function checkFile(file: File): Promise<FileProblem> {
  const type = fileTypeOfName(file.name);
  if (!type) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > MAX_FILE_BYTES) return 'size';
  return (await looksLike(type, sourceOf(file))) ? undefined : 'type';
}

const sourceOf = (file: File) => ({
  size: file.size,
  read: async (start: number, length: number) =>
    new Uint8Array(await file.slice(start, start + length).arrayBuffer()),
});

/** Documents in which resumes are sent. */
export const DOCUMENTS: FileKind = {
  kind: 'document',
  accept: '.pdf,.doc,.docx',
  mostMegabytes: MOST_MEGABYTES,
  check: checkFile,
};
