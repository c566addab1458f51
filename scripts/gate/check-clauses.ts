import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, root } from './run-command.ts';

/** Issues whose clauses must have a test. A number is added in the commit that resolves the issue. */
const DELIVERED: readonly number[] = [1, 2, 3, 4, 5];

type Clause = { id: string; issue: number };

function readClauses(): Clause[] {
  const text = readFileSync(join(root, 'docs/clauses.md'), 'utf8');
  return [...text.matchAll(/^- ([A-Z]+\d+) \((\d)\)/gm)].map(([, id = '', issue]) => ({
    id,
    issue: Number(issue),
  }));
}

/** The ids that stand in square brackets in the title of a test. */
function readTestedIds(): Set<string> {
  const files = globSync(['{packages,apps,e2e}/**/*.{test,spec}.{ts,tsx}'], {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  });
  const ids = new Set<string>();
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, title = ''] of text.matchAll(
      /(?:\b(?:it|test|describe)\b[^'"`\n]*|\bit: )['"`]([^'"`\n]*)/g,
    )) {
      for (const [, id = ''] of title.matchAll(/\[([A-Z]+\d+)\]/g)) ids.add(id);
    }
  }
  return ids;
}

/** Lists the clauses without a test; fails when one of them belongs to a delivered issue. */
export function checkClauses(): Outcome {
  const tested = readTestedIds();
  const untested = readClauses().filter(({ id }) => !tested.has(id));
  const broken = untested.filter(({ issue }) => DELIVERED.includes(issue));
  const list = (clauses: Clause[]) => clauses.map(({ id, issue }) => `${id} (${issue})`).join(' ');
  return {
    ok: broken.length === 0,
    output: broken.length
      ? `Clauses of delivered issues without a test: ${list(broken)}\n`
      : `Clauses still to come, without a test: ${list(untested)}\n`,
  };
}
