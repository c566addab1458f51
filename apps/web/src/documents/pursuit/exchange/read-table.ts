import { CsvLimitError, readCsv } from '@shortlist/csv';
import type { FileKind } from '#platform/files/check-file.ts';

/** The most rows under the names of the columns, and the most columns. */
const LIMITS = { rows: 5_001, cells: 100 };

const MOST_MEGABYTES = 10;

/** Files with a table. */
export const TABLES: FileKind = {
  kind: 'table',
  accept: '.csv,.tsv,.txt',
  mostMegabytes: MOST_MEGABYTES,
  async check({ name, size }) {
    if (!/\.(?:csv|tsv|txt)$/iu.test(name)) return 'type';
    if (size === 0) return 'empty';
    return size > MOST_MEGABYTES * 1024 * 1024 ? 'size' : undefined;
  },
};

/** Reads the table of a file, its first row with the names of the columns; undefined where it is too large. */
export async function readTable(file: File): Promise<string[][] | undefined> {
  try {
    return readCsv(textOf(await file.arrayBuffer()), LIMITS);
  } catch (cause) {
    if (cause instanceof CsvLimitError) return undefined;
    throw cause;
  }
}

/** The text of a file in UTF-8, else in the code page of Windows that spreadsheets write. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
