import { open } from 'node:fs/promises';
import type { FileType } from '@shortlist/contracts';
import { type ByteReader, readerOf } from './byte-reader.ts';
import { isDoc } from './is-doc.ts';
import { isDocx } from './is-docx.ts';

/** What the file at `path` is, by what is in it and not by its name; undefined for anything else. */
export async function findFileType(path: string): Promise<FileType | undefined> {
  const file = await open(path);
  try {
    const reader = await readerOf(file);
    if (await isPdf(reader)) return 'pdf';
    if (await isDocx(reader)) return 'docx';
    return (await isDoc(reader)) ? 'doc' : undefined;
  } finally {
    await file.close();
  }
}

/** The mark may stand anywhere in the first 1024 bytes (Adobe's own readers; PDF 1.7, appendix H.3). */
async function isPdf({ read }: ByteReader): Promise<boolean> {
  return (await read(0, 1024)).includes('%PDF-');
}
