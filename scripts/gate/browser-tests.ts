import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { COMPILED, root, runCommand } from './run-command.ts';
import { type Tally, trustTally } from './tally.ts';

const REPORT = '.cache/gate/playwright.json';

type Suite = {
  suites?: Suite[];
  specs: { title: string; file: string; tests: { status: string }[] }[];
};
type Report = { suites: Suite[]; stats: { expected: number; unexpected: number; flaky: number } };

function readReport(): Report | undefined {
  try {
    return JSON.parse(readFileSync(join(root, REPORT), 'utf8'));
  } catch {
    return undefined;
  }
}

function titlesOfFlaky(suites: readonly Suite[]): string[] {
  return suites.flatMap(({ suites: inner = [], specs }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title, file }) => `${file}: ${title}`),
    ...titlesOfFlaky(inner),
  ]);
}

/** The output without the lines of a sign for each test: "·····F··". */
export const withoutDots = (output: string): string =>
  output
    .split('\n')
    .filter((line) => !/^[·×±°FT]+$/u.test(stripVTControlCharacters(line)))
    .join('\n');

/**
 * The journeys of `e2e/` in the system's Chromium. One that fails is tried once more, and named when it
 * holds then: each of those so far was a race in the product, and is to be looked for (decision 51).
 * What Playwright prints of failures is shown at the end, since other tests print meanwhile.
 */
export async function runBrowserTests(): Promise<Tally> {
  const { ok, output } = await runCommand(
    [
      'playwright',
      'test',
      '--config=e2e/playwright.config.ts',
      '--retries=1',
      '--reporter=dot,json',
    ],
    {
      env: {
        PLAYWRIGHT_JSON_OUTPUT_NAME: join(root, REPORT),
        NODE_COMPILE_CACHE: COMPILED,
      },
    },
  );
  const report = readReport();
  if (!ok || (report?.stats.flaky ?? 1) > 0) process.stdout.write(withoutDots(output));
  for (const title of titlesOfFlaky(report?.suites ?? [])) {
    process.stdout.write(`Held only the second time: ${title}\n`);
  }
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  return trustTally(ok, report && { passed: expected + flaky, failed: unexpected });
}
