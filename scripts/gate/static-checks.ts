import { checkAdvisories } from './check-advisories.ts';
import { checkClauses } from './check-clauses.ts';
import { checkDocstrings } from './check-docstrings.ts';
import { writeReadmeCode } from './readme-code.ts';
import { type Outcome, runCommand } from './run-command.ts';

/** A check that reads the source and runs none of it. */
export type StaticCheck = { name: string; run: () => Promise<Outcome> };

/** TypeScript 7: half the processor time of 6 (decision 11). */
const TSC = 'node_modules/typescript-7/bin/tsc';

const STATIC_CHECKS: readonly StaticCheck[] = [
  // The longest comes first. By its path: the TypeScript that dependency-cruiser needs has a `tsc` too.
  // On one thread: on several, each checker reads the libraries again, for twice the processor time and three times the memory.
  {
    name: 'types, also of the code in READMEs',
    run: () => {
      writeReadmeCode();
      // It collects garbage a quarter as often as it would: a sixth less work, for 2 GB of memory in place of 1.3.
      return runCommand(['node', TSC, '-b', '--singleThreaded'], { env: { GOGC: '400' } });
    },
  },
  { name: 'format and lint', run: () => runCommand(['biome', 'ci', '.']) },
  {
    name: 'import directions',
    run: () =>
      runCommand(['depcruise', 'apps', 'packages', 'e2e', 'bench', '--output-type', 'err']),
  },
  {
    name: 'regular expressions',
    run: () => runCommand(['node', 'scripts/gate/patterns/check-patterns.ts']),
  },
  { name: 'dead code', run: () => runCommand(['knip']) },
  { name: 'clauses', run: async () => checkClauses() },
  { name: 'docstrings', run: async () => checkDocstrings() },
  { name: 'advisories', run: async () => checkAdvisories() },
];

/** Runs the checks, `lanes` at a time, and answers in their order. */
export async function runStaticChecks(lanes: number): Promise<(StaticCheck & Outcome)[]> {
  const results: (StaticCheck & Outcome)[] = [];
  const waiting = [...STATIC_CHECKS.entries()];
  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, check] = next;
      results[index] = { ...check, ...(await check.run()) };
    }
  }
  await Promise.all(Array.from({ length: lanes }, work));
  return results;
}
