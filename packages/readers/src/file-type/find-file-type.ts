import { type ByteSource, boundedSource } from './byte-source.ts';
import { type FileHead, HEAD_BYTES, MARKS, readHead } from './file-kind.ts';

export type { ByteSource };

/** The types of file in which resumes are sent. */
const FILE_TYPES = ['pdf', 'docx', 'doc'] as const;
export type FileType = (typeof FILE_TYPES)[number];

/** The type that the ending of a file's name says. */
export function fileTypeOfName(name: string): FileType | undefined {
  const ending = name.toLowerCase().split('.').at(-1);
  return FILE_TYPES.find((type) => type === ending);
}

/** The marks of each type. Word has long saved RTF and HTML under the name .doc. */
const LOOKS_LIKE: Record<FileType, (head: FileHead) => boolean> = {
  pdf: MARKS.pdf,
  docx: MARKS.zip,
  doc: (head) => MARKS.compound(head) || MARKS.rtf(head) || MARKS.markup(head),
};

/** Checks whether a file begins as one of this type does; what is further in is not looked at. */
export const looksLike = async (type: FileType, { read }: ByteSource): Promise<boolean> =>
  LOOKS_LIKE[type](readHead(await read(0, HEAD_BYTES)));

/** Finds the type of a file, by what is in it: of a zip or compound file, whether it holds a Word document. */
export async function findFileType(file: ByteSource): Promise<FileType | undefined> {
  if (await looksLike('pdf', file)) return 'pdf';
  return (await import('./find-word-type.ts')).findWordType(boundedSource(file));
}
