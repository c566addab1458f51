import { readFile } from 'node:fs/promises';
import type { LoadPdfData } from '@shortlist/readers';
import { INSTALLATION } from '#installation.ts';

/** Data that PDFs ask for by name, from the installed pdf.js. */
export const loadPdfData: LoadPdfData = async (folder, file) => {
  // The name comes out of the document, and may lead nowhere else.
  if (!/^[\w.-]+$/.test(file)) throw new Error(`pdf.js has no ${folder} of the name ${file}`);
  return new Uint8Array(await readFile(INSTALLATION.pdfData(folder, file)));
};
