// `npm test`: the whole gate. Its last line is "N passed, N failed".
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runBrowserTests } from './gate/browser-tests.ts';
import { makeMemoryFolder } from './gate/memory-folder.ts';
import { root, runCommand } from './gate/run-command.ts';
import { runStaticChecks } from './gate/static-checks.ts';
import { installSystemPackages } from './gate/system-packages.ts';
import { addTallies, oneCheck, type Tally } from './gate/tally.ts';
import { runVitest } from './gate/vitest.ts';

const LANES = 2;
const startedAt = Date.now();
const say = (line: string) => process.stdout.write(`${line}\n`);

async function checkStatically(): Promise<Tally> {
  const results = await runStaticChecks(LANES);
  for (const { name, ok, output } of results) {
    say(`${ok ? 'ok  ' : 'FAIL'} ${name}`);
    if (!ok || name === 'clauses') say(output.trimEnd());
  }
  return addTallies(results.map(({ ok }) => oneCheck(ok)));
}

async function build(): Promise<Tally> {
  const { ok, output } = await runCommand(['node', 'scripts/build.ts', '--quick']);
  if (!ok) say(output.trimEnd());
  return oneCheck(ok);
}

/** Runs a part of the gate, and says how long it took. */
async function timed<Result>(name: string, part: () => Promise<Result>): Promise<Result> {
  const beganAt = Date.now();
  const result = await part();
  say(`\n${name}: ${Math.round((Date.now() - beganAt) / 1000)} s`);
  return result;
}

/** Says what the programs that ended took of the processor, user and system, where Linux counts it, in hundredths of a second. */
function tellProcessor(): string {
  const path = '/proc/self/stat';
  if (!existsSync(path)) return '';
  const [user, system] = readFileSync(path, 'utf8').split(' ').slice(15, 17).map(Number);
  return `, ${Math.round(((user ?? 0) + (system ?? 0)) / 100)} s of the processor`;
}

const missing = await installSystemPackages();
if (missing) {
  say(missing);
  say('0 passed, 1 failed');
  process.exit(1);
}

rmSync(join(root, '.cache/gate'), { recursive: true, force: true });
const inMemory = makeMemoryFolder();
if (inMemory) process.env.TMPDIR = inMemory;
const tallies = await Promise.all([
  timed('Static checks', checkStatically),
  timed('Building the web app and the first database', build),
]);
// One kind after the other: beside each other they took a fifth more of the processor, and hardly less of the clock (decision 85).
tallies.push(await timed('Unit and server tests', runVitest));
tallies.push(await timed('Browser tests', runBrowserTests));

const { passed, failed } = addTallies(tallies);
say(`The gate took ${Math.round((Date.now() - startedAt) / 1000)} s${tellProcessor()}.`);
say(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
