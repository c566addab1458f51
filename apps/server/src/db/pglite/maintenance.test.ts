import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../temporary-folder.test-support.ts';
import { openPgliteCopy } from '../pglite-template.test-support.ts';
import { startMaintenance } from './maintenance.ts';

const A_DAY = 86_400_000;
let engine: PGlite;
beforeAll(async () => {
  engine = await openPgliteCopy(temporaryFolder('maintenance'));
  await engine.exec('create table notes (id int)');
});
afterAll(() => engine.closed || engine.close());

async function ask<Answer>(question: string): Promise<Answer | undefined> {
  const { rows } = await engine.query<{ answer: Answer }>(`select (${question}) as answer`);
  return rows[0]?.answer;
}
const rowsKnownToPlanner = () =>
  ask<number>(`select reltuples from pg_class where relname = 'notes'`);
const lastCheckpoint = () => ask<string>('select redo_lsn::text from pg_control_checkpoint()');

it('tidies up when it stops', async () => {
  const before = await lastCheckpoint();
  const maintenance = startMaintenance(engine, A_DAY);
  await engine.exec('insert into notes select generate_series(1, 500)');
  await maintenance.stop();
  expect(await rowsKnownToPlanner()).toBe(500);
  expect(await lastCheckpoint()).not.toBe(before);
});

it('leaves alone what nobody has written to, unless it is so old that the counter of transactions would come round', async () => {
  const maintenance = startMaintenance(engine, A_DAY);
  const isVacuumed = (table: string) =>
    ask<boolean>(
      `select last_vacuum is not null from pg_stat_user_tables where relname = '${table}'`,
    );
  await engine.exec(`update pg_class set relfrozenxid = '4094967296' where relname = 'jobs'`);
  await maintenance.stop();
  expect(await isVacuumed('documents')).toBe(false);
  expect(await isVacuumed('jobs')).toBe(true);
  expect(
    await ask<number>(`select age(relfrozenxid) from pg_class where relname = 'jobs'`),
  ).toBeLessThan(1_000_000);
});

it('tidies up from time to time, and only after something was written', async () => {
  const maintenance = startMaintenance(engine, 20);
  await engine.exec('insert into notes select generate_series(1, 300)');
  await expect.poll(rowsKnownToPlanner).toBe(800);

  await maintenance.stop();
  const settled = await lastCheckpoint();
  await maintenance.stop();
  expect(await lastCheckpoint()).toBe(settled);
});

it('reports a failure as a warning and goes on', async () => {
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
  await engine.close();
  await startMaintenance(engine, A_DAY).stop();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('could not be tidied'));
  warn.mockRestore();
});
