// Run as a program: opens the database of a folder, says which notes it holds, then adds notes and
// says so as each one is confirmed, until it is killed.
import { loadSooner } from '#lib/load-sooner.ts';

const [{ sql }, { openPglite }] = await loadSooner(() =>
  Promise.all([import('drizzle-orm'), import('./open-pglite.ts')]),
);

const [folder = '', migrations = ''] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

const { db } = await openPglite(folder, { migrations });
const { rows } = await db.execute<{ id: number }>(sql`select id from notes order by id`);
say(`holds ${rows.map(({ id }) => id).join(' ')}`);

for (let id = (rows.at(-1)?.id ?? 0) + 1; ; id++) {
  await db.execute(sql`insert into notes values (${id})`);
  say(`added ${id}`);
}
