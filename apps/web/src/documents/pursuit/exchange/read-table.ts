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

/** A table, its first row with the names of the columns; or why a file has none that can be imported. */
type ReadTable = string[][] | 'notText' | 'tooLarge' | 'noRows';

/** Reads the table of a file. Rejects where its bytes cannot be had. */
export async function readTable(file: File): Promise<ReadTable> {
  const text = textOf(await file.arrayBuffer());
  if (text.includes(NUL)) return 'notText';
  try {
    const rows = readCsv(text, LIMITS);
    return rows.length > 1 ? rows : 'noRows';
  } catch (cause) {
    if (cause instanceof CsvLimitError) return 'tooLarge';
    throw cause;
  }
}

/** Stands in pictures and workbooks, whatever their name, and in no text. */
const NUL = '\0';

/** The encodings of Unicode that a byte order mark names. */
const MARKED: Readonly<Record<string, string>> = { '255,254': 'utf-16le', '254,255': 'utf-16be' };

/** The text of a file in UTF-8 or marked UTF-16, else in the code page of Windows that spreadsheets write. */
function textOf(bytes: ArrayBuffer): string {
  const encoding = MARKED[new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength)).join()];
  try {
    return new TextDecoder(encoding ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
