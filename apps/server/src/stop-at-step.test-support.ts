// Loaded before a program (`--import`): counts the steps by which it changes files or asks a database, and ends it (SIGKILL) before one
// of them, or has the disk be full at it. `STOP_AT` names that step, `STOP_HOW` says how, and `STEPS_TO` a file for their number.
import fs, { writeFileSync } from 'node:fs';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

const { STOP_AT, STOP_HOW, STEPS_TO = '' } = process.env;
let steps = 0;

const FULL = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
const isFull = () => STOP_HOW === 'full' && steps >= Number(STOP_AT);

function step(isOfFile: boolean): void {
  steps += 1;
  if (STOP_HOW === 'kill' && steps === Number(STOP_AT)) process.kill(process.pid, 'SIGKILL');
  if (isOfFile && isFull()) throw FULL;
}

type Called = (...given: unknown[]) => unknown;

/** Counts each call by that name as a step, before it begins. */
function count(owner: object, name: string, isOfFile: boolean): void {
  const call = Reflect.get(owner, name) as Called;
  const counted: Called = function (this: unknown, ...given) {
    step(isOfFile);
    return call.apply(this, given);
  };
  Reflect.set(owner, name, isOfFile ? async (...given: unknown[]) => counted(...given) : counted);
}

for (const name of ['mkdir', 'writeFile', 'copyFile', 'cp']) count(files, name, true);
// They take no room.
for (const name of ['rename', 'rm']) count(files, name, false);
count(pg.Client.prototype, 'query', false);
for (const name of ['query', 'exec']) count(PGlite.prototype, name, false);
for (const name of ['write', 'writev'] as const) {
  // Of streams, which look it up each time.
  const write = fs[name] as Called;
  const refuse: Called = (...given) =>
    isFull() ? (given.at(-1) as Called)(FULL) : write(...given);
  Reflect.set(fs, name, refuse);
}
syncBuiltinESMExports();
process.on('exit', () => STEPS_TO !== '' && writeFileSync(STEPS_TO, String(steps)));
