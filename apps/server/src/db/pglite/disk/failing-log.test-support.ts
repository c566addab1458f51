// Run as a program: writes to the log of the database on a disk that is full after a while.
import { loadSooner } from '#lib/load-sooner.ts';

const { openPglite } = await loadSooner(() => import('../open-pglite.ts'));
const { REAL_DISK } = await import('./durable-file-system.ts');
const { sql } = await import('drizzle-orm');

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
