import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runCommand } from './run-command.ts';
import { type Tally, trustTally } from './tally.ts';

const REPORT = '.cache/gate/playwright.json';

function readReport(): Tally | undefined {
  try {
    const report: { stats: { expected: number; unexpected: number; flaky: number } } = JSON.parse(
      readFileSync(join(root, REPORT), 'utf8'),
    );
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky };
  } catch {
    return undefined;
  }
}

/** The journeys of `e2e/` in the system's Chromium. */
export async function runBrowserTests(): Promise<Tally> {
  const { ok } = await runCommand(
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=dot,json'],
    { live: true, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(root, REPORT) } },
  );
  return trustTally(ok, readReport());
}
