import type { Db } from '../db.ts';
import {
  countRows,
  deferReferences,
  insertRows,
  listTables,
  moveCountersOn,
  readOneState,
  readRows,
  refuseRows,
} from './table-rows.ts';

/** Called with the number of rows of a table that have been copied so far, and of all of them. */
type OnProgress = (table: string, rows: number, all: number) => void;

/**
 * Copies every row into a migrated, empty database, all or nothing; returns how many rows of each table. Both must have the
 * same migrations. Throws `StartRefused` when `to` holds rows already.
 */
export const copyDatabase = (
  from: Db,
  to: Db,
  onProgress: OnProgress = () => undefined,
): Promise<Record<string, number>> =>
  readOneState(from, (source) =>
    to.transaction(async (target) => {
      const counts: Record<string, number> = {};
      await deferReferences(target);
      for (const table of await listTables(target)) {
        await refuseRows(target, table);
        counts[table] = 0;
        const all = await countRows(source, table);
        for await (const rows of readRows(source, table)) {
          await insertRows(target, table, rows);
          counts[table] += rows.length;
          onProgress(table, counts[table], all);
        }
      }
      await moveCountersOn(target);
      return counts;
    }),
  );
