import { findDelimiter, takeTold } from './delimiter.ts';
import { restore } from './formulas.ts';
import { type CsvLimits, parseCsv } from './parse-csv.ts';

/**
 * Reads a table as `writeCsv` or a spreadsheet wrote it, as rows of cells: the delimiter is found, a byte order mark and Excel's
 * `sep=` fall, and disarmed formulas are the texts that they were. Throws `CsvLimitError`.
 */
export function readCsv(written: string, limits?: CsvLimits): string[][] {
  const { text, delimiter } = takeTold(written.replace(/^\ufeff/u, ''));
  const rows = parseCsv(text, {
    delimiter: delimiter ?? findDelimiter(text),
    ...(limits && { limits }),
  });
  return rows.map((row) => row.map(restore));
}
