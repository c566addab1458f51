import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { INSTALLATION as OfRepository } from '../installation.ts';
import './missing-in-node-20.ts';

/** Finds a file of the package; all code is one folder below its root. */
const inPackage = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

const { version } = createRequire(import.meta.url)('../package.json') as { version: string };

/** Places of what the program takes beside its code, in the package that `npm run pack:cli` makes. */
export const INSTALLATION: typeof OfRepository = {
  version,
  readingWorker: new URL('reading-worker.js', import.meta.url),
  fontFile: (file) => inPackage(`fonts/${basename(file)}`),
  pdfData: (folder, file) => inPackage(`pdf-data/${folder}/${file}`),
};
