import type { ExportFile, ExportSource } from '../export-file.ts';
import { baseName, findTables } from './find-tables.ts';
import { readLinkedin } from './read-linkedin.ts';
import { tableOf } from './tables.ts';

/** The archive that LinkedIn gives people of their own data: tables of comma-separated values in a ZIP. */
export const linkedin = {
  id: 'linkedin',
  detect: (file) => file.kind === 'zip' && file.zip.names.some((name) => tableOf(baseName(name))),
  read: (file, newId) => [readLinkedin(findTables(zipOf(file)), newId)],
} as const satisfies ExportSource;

function zipOf(file: ExportFile) {
  if (file.kind !== 'zip') throw new TypeError('Detected as a ZIP.');
  return file.zip;
}
