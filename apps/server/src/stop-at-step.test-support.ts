// Loaded before a program (`--import`): counts the steps by which it changes files or asks a database, and ends it (SIGKILL) before one
// of them, or has the disk be full at it. `STOP_AT` names that step, `STOP_HOW` says how, and `STEPS_TO` a file for the list of steps.
import fs, { writeFileSync } from 'node:fs';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

const { STOP_AT, STOP_HOW, STEPS_TO = '' } = process.env;
/** A letter for each step: F changes a file, S is a statement, and I, within an open transaction or of the engine, leaves nothing that counts. */
let steps = '';

const FULL = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
const isFull = () => STOP_HOW === 'full' && steps.length >= Number(STOP_AT);

function step(kind: 'F' | 'S' | 'I'): void {
  steps += kind;
  if (STOP_HOW === 'kill' && steps.length === Number(STOP_AT)) process.kill(process.pid, 'SIGKILL');
}

type Called = (this: unknown, ...given: unknown[]) => unknown;

/** Counts each call by that name as a step, before it begins. */
function count(
  owner: object,
  name: string,
  kindOf: (self: unknown, given: unknown[]) => 'F' | 'S' | 'I',
): void {
  const call = Reflect.get(owner, name) as Called;
  const counted: Called = function (...given) {
    step(kindOf(this, given));
    return call.apply(this, given);
  };
  Reflect.set(owner, name, counted);
}

/** Has a function of `fs/promises` that takes room be refused when the disk is full. */
function refuseWhenFull(name: 'mkdir' | 'writeFile' | 'copyFile' | 'cp' | 'link'): void {
  const call = files[name] as Called;
  const refusing: Called = async (...given) => {
    if (isFull()) throw FULL;
    return call(...given);
  };
  Reflect.set(files, name, refusing);
}

for (const name of ['mkdir', 'writeFile', 'copyFile', 'cp', 'link'] as const) refuseWhenFull(name);
/** Copies of folders that are under way; they copy file by file. */
let copying = 0;
for (const name of ['mkdir', 'writeFile', 'copyFile', 'cp', 'link', 'rename', 'rm', 'utimes'])
  count(files, name, () => (copying > 0 ? 'I' : 'F'));
const copy = files.cp;
const followed: typeof copy = async (...given) => {
  const copied = copy(...given);
  copying += 1;
  await copied.finally(() => {
    copying -= 1;
  });
};
Reflect.set(files, 'cp', followed);
for (const name of ['write', 'writev'] as const) {
  // Of streams, which look it up each time.
  const write = fs[name] as Called;
  const refuse: Called = (...given) =>
    isFull() ? (given.at(-1) as Called)(FULL) : write(...given);
  Reflect.set(fs, name, refuse);
}
for (const name of ['write', 'writev']) count(fs, name, () => 'F');
// What the engine writes, and what waits for the disk: a kill, unlike a power cut, takes nothing that was written along.
for (const name of ['writeSync', 'fsyncSync', 'fsync']) count(fs, name, () => 'I');

const inTransaction = new WeakSet<object>();

/** Kind of a statement: what stands between the beginning of a transaction and its end is rolled back by PostgreSQL. */
function kindOfStatement(client: unknown, [query]: unknown[]): 'S' | 'I' {
  const { text = query } = Object(query) as { text?: unknown };
  const [word = ''] = String(text).trimStart().toLowerCase().split(/\W/u, 1);
  const connection = Object(client) as object;
  if (['commit', 'rollback'].includes(word)) inTransaction.delete(connection);
  else if (inTransaction.has(connection)) return 'I';
  else if (word === 'begin') inTransaction.add(connection);
  return 'S';
}
count(pg.Client.prototype, 'query', kindOfStatement);
for (const name of ['query', 'exec']) count(PGlite.prototype, name, () => 'S');
syncBuiltinESMExports();
process.on('exit', () => STEPS_TO !== '' && writeFileSync(STEPS_TO, steps));
