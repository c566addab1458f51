import { createRequire } from 'node:module';
import root from '../../../package.json' with { type: 'json' };

/** Finds files as the packages do that depend on them. */
const [fonts, readers] = ['@shortlist/fonts', '@shortlist/readers'].map((name) =>
  createRequire(import.meta.resolve(name)),
) as [NodeJS.Require, NodeJS.Require];

/**
 * Places of what the program takes beside its code, in the repository. The package that is installed by itself has
 * `packed/installation.ts` in place of this.
 */
export const INSTALLATION = {
  /** The version of the repository: the program has none of its own. */
  version: root.version,
  /** The code of the thread that reads documents. */
  readingWorker: new URL('./input/reading-worker.ts', import.meta.url),
  /** Returns the path of a font file, by its path among the installed packages. */
  fontFile: (file: string): string => fonts.resolve(file),
  /** Returns the path of a file of pdf.js's own data. */
  pdfData: (folder: string, file: string): string =>
    readers.resolve(`pdfjs-dist/${folder}/${file}`),
};
