// `npm test`: the whole gate. Its last line is "N passed, N failed".
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './build-web.ts';
import { runBrowserTests } from './gate/browser-tests.ts';
import { root } from './gate/run-command.ts';
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

function buildForBrowser(): Tally {
  try {
    buildWeb();
    return oneCheck(true);
  } catch (error) {
    say(String(error));
    return oneCheck(false);
  }
}

const byHand = await installSystemPackages();
if (byHand) {
  say(`The tests need programs of the system that are missing here. Run: ${byHand}`);
  say('0 passed, 1 failed');
  process.exit(1);
}

rmSync(join(root, '.cache/gate'), { recursive: true, force: true });
const tallies = [await checkStatically(), await runVitest(), buildForBrowser()];
tallies.push(await runBrowserTests());

const { passed, failed } = addTallies(tallies);
say(`The gate took ${Math.round((Date.now() - startedAt) / 1000)} s.`);
say(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
