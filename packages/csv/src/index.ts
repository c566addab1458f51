export type { Delimiter } from './delimiter.ts';
export { CsvLimitError, type CsvLimits, parseCsv } from './parse-csv.ts';
export { readCsv } from './read-csv.ts';
export { writeCsv } from './write-csv.ts';
