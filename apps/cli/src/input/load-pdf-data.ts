import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { LoadPdfData } from '@shortlist/readers';

/** Finds files as the readers' package does, which depends on pdf.js. */
const { resolve } = createRequire(import.meta.resolve('@shortlist/readers'));

/** Data that PDFs ask for by name, from the installed pdf.js. */
export const loadPdfData: LoadPdfData = async (folder, file) => {
  // The name comes out of the document, and may lead nowhere else.
  if (!/^[\w.-]+$/.test(file)) throw new Error(`pdf.js has no ${folder} of the name ${file}`);
  return new Uint8Array(await readFile(resolve(`pdfjs-dist/${folder}/${file}`)));
};
