import { parseTable } from './parse-table.ts';
import type { TableName } from './tables.ts';

/** Columns that only one table of the archive has. */
const COLUMNS: readonly (readonly [TableName, readonly string[]])[] = [
  ['Positions.csv', ['Company Name', 'Title', 'Started On']],
  ['Education.csv', ['School Name', 'Degree Name']],
  ['Profile.csv', ['First Name', 'Last Name', 'Headline']],
  ['Certifications.csv', ['Name', 'Authority', 'License Number']],
  ['Email Addresses.csv', ['Email Address', 'Confirmed', 'Primary']],
  ['Languages.csv', ['Name', 'Proficiency']],
];

/** In characters: the names of all columns of a table are shorter. */
const LONGEST_HEAD = 2_000;

/** The table of LinkedIn's archive that a text is, by its first line; undefined for other text. */
export function oneTable(text: string): TableName | undefined {
  const end = text.indexOf('\n');
  const line = text.slice(0, Math.min(end < 0 ? text.length : end, LONGEST_HEAD));
  const [head = []] = line.includes(',') ? parseTable(line) : [];
  const names = new Set(head.map((name) => name.trim()));
  return COLUMNS.find(([, columns]) => columns.every((column) => names.has(column)))?.[0];
}
