import { readMarkup, textInside, type Zip } from '@shortlist/readers/containers';
import { Members } from '../members/members.ts';
import { textOf } from '../open-export.ts';
import { parseTable } from './parse-table.ts';
import { type TableName, tableOf } from './tables.ts';

const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/giu;

/** The text with entities such as "&amp;" as the characters that they stand for; "&" alone and "&copy=1" stay. */
const decodeEntities = (text: string): string =>
  text.replace(ENTITY, (entity) => textInside(readMarkup(entity, 'html')));

/** A table of the archive: its rows by the names of its columns. */
type Table = { name: TableName; rows: readonly Members[] };

export type Tables = { tables: readonly Table[]; others: readonly string[] };

export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The tables that say something for a resume, and the names of the other files. Of two files of one name the one further out counts. */
export function findTables(zip: Zip): Tables {
  const paths = zip.names
    .filter((name) => baseName(name) !== '')
    .toSorted((a, b) => a.split('/').length - b.split('/').length);
  const found = new Map<TableName, string>();
  for (const path of paths) {
    const name = tableOf(baseName(path));
    if (name && !found.has(name)) found.set(name, path);
  }
  const taken = new Set(found.values());
  return {
    tables: [...found].map(([name, path]) => ({ name, rows: readRows(zip.read(path)) })),
    others: zip.names.filter((name) => baseName(name) !== '' && !taken.has(name)).map(baseName),
  };
}

function readRows(bytes: Uint8Array | undefined): Members[] {
  const [header = [], ...rows] = bytes ? parseTable(textOf(bytes)) : [];
  return rows.map((row) => {
    const cells = new Map<string, string[]>();
    for (const [at, cell] of row.entries()) {
      const column = header[at]?.trim() ?? '';
      cells.set(column, [...(cells.get(column) ?? []), decodeEntities(cell)]);
    }
    return new Members(cells);
  });
}
