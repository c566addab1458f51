import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, root } from './run-command.ts';

/** The ids of all clauses, in their order. */
function readClauseIds(): string[] {
  const text = readFileSync(join(root, 'docs/clauses.md'), 'utf8');
  return [...text.matchAll(/^- ([A-Z]+\d+) /gm)].map(([, id = '']) => id);
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

/** Fails on clauses that no test bears the id of, and where there are no clauses to be found. */
export function checkClauses(): Outcome {
  const ids = readClauseIds();
  const tested = readTestedIds();
  const untested = ids.filter((id) => !tested.has(id));
  if (ids.length === 0) return { ok: false, output: 'docs/clauses.md lists no clauses.\n' };
  if (untested.length === 0) return { ok: true, output: `${ids.length} clauses have a test.\n` };
  return { ok: false, output: `Clauses without a test: ${untested.join(' ')}\n` };
}
