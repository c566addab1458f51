import { CsvLimitError, parseCsv } from '@shortlist/csv';
import { hostile } from '../import-problem.ts';
import { IMPORT_LIMITS } from '../limits.ts';

/** The rows of a table of the archive that have any text. Throws for more rows or cells than `IMPORT_LIMITS`. */
export function parseTable(text: string): string[][] {
  try {
    const rows = parseCsv(text, { limits: IMPORT_LIMITS });
    return rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  } catch (error) {
    throw error instanceof CsvLimitError ? hostile() : error;
  }
}
