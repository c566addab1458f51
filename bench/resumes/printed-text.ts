import { execFileSync } from 'node:child_process';
import { extname } from 'node:path';

/** The text of a document, in every order in which a program takes it. */
export function textsOf(file: string): string[] {
  if (extname(file) !== '.pdf') throw new Error(`No program takes the text of ${file}.`);
  // pdftotext knows two: the order of reading, and that of the file.
  return [[], ['-raw']].map((order) =>
    execFileSync('pdftotext', [...order, '-enc', 'UTF-8', file, '-'], { encoding: 'utf8' }),
  );
}
