// Run as a program: writes to the log of the database on a disk that is full after a while.
import { sql } from 'drizzle-orm';
import { openPglite } from '../open-pglite.ts';
import { REAL_DISK } from './durable-file-system.ts';

const [folder = ''] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

let isBroken = false;
const disk = {
  ...REAL_DISK,
  write(descriptor: number, bytes: Int8Array, position: number) {
    if (!isBroken) return REAL_DISK.write(descriptor, bytes, position);
    throw Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC' });
  },
};

const { db } = await openPglite(folder, { disk });
for (let id = 1; ; id++) {
  isBroken = id > 5;
  await db.execute(sql`select pg_logical_emit_message(true, 'note', ${String(id)})`);
  say(`added ${id}`);
}
