import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPILED, root, runCommand } from './run-command.ts';
import { type Tally, trustTally } from './tally.ts';

const REPORT = '.cache/gate/vitest.json';

function readReport(): Tally | undefined {
  try {
    const report: { numPassedTests: number; numFailedTests: number } = JSON.parse(
      readFileSync(join(root, REPORT), 'utf8'),
    );
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return undefined;
  }
}

/** Tells of failures alone, each in full with what the test printed: what passes, and what it prints of errors that it expects, is not shown. */
export const QUIET = ['vitest', 'run', '--reporter=minimal'];

/** Unit and server tests. */
export async function runVitest(): Promise<Tally> {
  const { ok } = await runCommand([...QUIET, '--reporter=json', `--outputFile.json=${REPORT}`], {
    live: true,
    env: { NODE_COMPILE_CACHE: COMPILED },
  });
  return trustTally(ok, readReport());
}
