import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import { NOTES, writeMigrations } from '../migrations.test-support.ts';
import { draftOf } from './new-folder.ts';
import { openPglite } from './open-pglite.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

const ROUNDS = 30;
const WRITER = fileURLToPath(new URL('./kill.test-support.ts', import.meta.url));

const home = mkdtempSync(join(tmpdir(), 'shortlist-kill-'));
const migrations = writeMigrations(join(home, 'migrations'), [NOTES]);
afterAll(() => rmSync(home, { recursive: true }));

const startWriter = (folder: string) =>
  spawn(process.execPath, [WRITER, folder, migrations], { stdio: ['ignore', 'pipe', 'inherit'] });

async function kill(writer: ChildProcess): Promise<void> {
  const ended = once(writer, 'exit');
  writer.kill('SIGKILL');
  await ended;
}

/** Lets the program write until it is killed after `lifeMs` of writing; what it said meanwhile. */
async function writeUntilKilled(folder: string, lifeMs: number) {
  const writer = startWriter(folder);
  let held: number[] = [];
  const added: number[] = [];
  for await (const line of createInterface(writer.stdout)) {
    const [verb, ...ids] = line.split(' ');
    if (verb === 'added') added.push(Number(ids[0]));
    else {
      held = ids.filter(Boolean).map(Number);
      setTimeout(() => writer.kill('SIGKILL'), lifeMs);
    }
  }
  return { held, added };
}

it(`keeps every confirmed row through ${ROUNDS} kills`, async () => {
  const folder = join(home, 'rounds', 'db');
  const confirmed = new Set<number>();
  const lost: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { held, added } = await writeUntilKilled(folder, 10 + ((round * 37) % 90));
    const present = new Set(held);
    lost.push(...[...confirmed].filter((id) => !present.has(id)));
    for (const id of added) confirmed.add(id);
  }
  expect(lost).toEqual([]);
  expect(confirmed.size).toBeGreaterThan(ROUNDS);
});

it('starts again after a first start that was killed', async () => {
  const folder = join(home, 'first', 'db');
  const writer = startWriter(folder);
  while (!existsSync(draftOf(folder))) await wait(10);
  await wait(100);
  await kill(writer);
  expect([existsSync(folder), existsSync(draftOf(folder))]).toEqual([false, true]);

  const database = await openPglite(folder, { migrations });
  expect((await database.db.execute(sql`select * from notes`)).rows).toEqual([]);
  expect(existsSync(draftOf(folder))).toBe(false);
  await database.close();
});

it('refuses a second process and names the first', async () => {
  const folder = join(home, 'two', 'db');
  const writer = startWriter(folder);
  await once(writer.stdout, 'data');
  await expect(openPglite(folder, { migrations })).rejects.toThrow(`Process ${writer.pid} has`);

  await kill(writer);
  const database = await openPglite(folder, { migrations });
  await database.close();
});
