import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../temporary-folder.test-support.ts';
import { NOTES, writeMigrations } from '../migrations.test-support.ts';
import { draftOf } from './folder/new-folder.ts';
import { openPglite } from './open-pglite.ts';

/** `npm run soak kill` asks for more. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 1);
/** From the first file of the new folder to well after it is whole. */
const KILLED_MS = Array.from({ length: ROUNDS }, (_, round) =>
  Math.floor((3_000 * round) / ROUNDS),
);

const HOLDER = fileURLToPath(new URL('./kill.test-support.ts', import.meta.url));

// What many kills under writes leave is proved through the whole server: `kill.test.ts`.
const home = temporaryFolder('kill');
const migrations = writeMigrations(join(home, 'migrations'), [NOTES]);

const startHolder = (...args: string[]) =>
  spawn(process.execPath, [HOLDER, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });

async function kill(holder: ChildProcess): Promise<void> {
  const ended = once(holder, 'exit');
  holder.kill('SIGKILL');
  await ended;
}

it.each(KILLED_MS)(
  'starts again after a first start that was killed %i ms after it began',
  async (ms) => {
    const folder = join(home, `first-${ms}`, 'db');
    const holder = startHolder(folder, migrations);
    const begun = () => existsSync(join(draftOf(folder), 'PG_VERSION'));
    while (!begun()) await wait(10);
    await wait(ms);
    await kill(holder);
    // Until it is whole it has another name; later kills may come after that.
    expect(existsSync(folder)).not.toBe(existsSync(draftOf(folder)));
    if (ms === 0) expect(existsSync(folder)).toBe(false);

    // As it was begun, where that is whole; else of the template.
    const database = await openPglite(folder, existsSync(folder) ? { migrations } : {});
    expect(await database.ready()).toBe(true);
    expect(existsSync(draftOf(folder))).toBe(false);
    await database.close();
  },
);
