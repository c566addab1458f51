import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { numberedIds } from '@shortlist/model';
import { parseResume } from '@shortlist/parser';
import { readDocument } from '@shortlist/readers';
import type { Read } from './find-lost.ts';

/** The folders of the evaluation sets that are read. */
export const SETS = ['parse/dev', 'parse/real', 'parse/real2', 'parse/reading', 'trial'] as const;

/**
 * Documents that are no resumes, or that no other program reads: postings, and `trial`'s F13, of which LibreOffice takes the
 * source for the text.
 */
const NO_RESUME = /posting|^README|^F13-/;

export const documentsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => /\.(?:pdf|docx?|odt|rtf|html|md|txt)$/.test(file) && !NO_RESUME.test(file))
    .map((file) => join(folder, file));

/** The kind of program that reads a file: poppler, LibreOffice, or nobody: the file is its text. */
export function kindOf(file: string): 'pdf' | 'office' | 'source' {
  const ending = extname(file);
  if (ending === '.pdf') return 'pdf';
  return ending === '.md' || ending === '.txt' ? 'source' : 'office';
}

/** Reads a document; throws where nothing is read. */
export async function readWhole(bytes: Uint8Array): Promise<Read> {
  const read = await readDocument(new Uint8Array(bytes));
  if (!read.ok) throw new Error(read.problem.code);
  return { bytes, text: read.text, parsed: parseResume(read.text, numberedIds()) };
}

export const readFile = (file: string): Promise<Read> => readWhole(readFileSync(file));
