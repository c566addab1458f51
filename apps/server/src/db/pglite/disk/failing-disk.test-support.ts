// Run as a program: adds notes on a disk that stops taking bytes after a while.
import { loadSooner } from '#lib/load-sooner.ts';

const { openPglite } = await loadSooner(() => import('../open-pglite.ts'));
const { REAL_DISK } = await import('./durable-file-system.ts');
const { sql } = await import('drizzle-orm');

const [folder = ''] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

let isBroken = false;
const disk = {
  ...REAL_DISK,
  sync(descriptor: number) {
    if (!isBroken) return REAL_DISK.sync(descriptor);
    say('the disk fails');
    throw new Error('EIO: i/o error, fsync');
  },
};

const { db } = await openPglite(folder, { disk });
await db.execute(sql`create table notes (id int primary key)`);
for (let id = 1; ; id++) {
  isBroken = id > 5;
  await db.execute(sql`insert into notes values (${id})`);
  say(`added ${id}`);
}
