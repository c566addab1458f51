import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { NOTES } from '#db/migrations.test-support.ts';
import { temporaryFolder } from '../../../temporary-folder.test-support.ts';
import { openPglite } from '../open-pglite.ts';
import { diskBeforePowerCut } from './power-cut.test-support.ts';

const home = temporaryFolder('power');

const folder = join(home, 'db');
const surviving = join(home, 'surviving');
const NOTES_WRITTEN = 21;
const NOTES_TO_CHECKPOINT = 10;
/** Right after these notes were confirmed: before, between and after checkpoints. Each sync copies a log of 16 MB. */
const CUTS = [1, 11, NOTES_WRITTEN];

async function writeAndCut(): Promise<void> {
  const first = await openPglite(folder);
  await first.db.execute(sql.raw(NOTES));
  await first.close();
  const disk = diskBeforePowerCut(folder, surviving);
  const { db, close } = await openPglite(folder, { disk });
  for (let id = 1; id <= NOTES_WRITTEN; id++) {
    await db.execute(sql`insert into notes values (${id})`);
    if (CUTS.includes(id)) cpSync(surviving, join(home, `cut-${id}`), { recursive: true });
    if (id % NOTES_TO_CHECKPOINT === 0) await db.execute(sql`checkpoint`);
  }
  await close();
}

async function countNotes(cut: string): Promise<number | undefined> {
  const { db, close } = await openPglite(cut);
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int from notes`);
  await close();
  return rows[0]?.count;
}

it('loses no confirmed row in a power cut, and opens again', async () => {
  await writeAndCut();
  const counts = [];
  for (const id of CUTS) {
    // What the cuts of real disks left behind most often.
    writeFileSync(join(home, `cut-${id}`, 'postmaster.pid'), '');
    counts.push(await countNotes(join(home, `cut-${id}`)));
  }
  expect(counts).toEqual(CUTS);
});
