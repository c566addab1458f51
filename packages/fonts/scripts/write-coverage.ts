// Writes src/coverage-table.ts from the font files. Run it after a new version of the fonts.
import { writeFileSync } from 'node:fs';
import { FAMILIES } from '../src/families.ts';
import { readCoverage, slicesOf } from './slices.ts';

const families = FAMILIES.map(({ id }) => {
  const slices = slicesOf(id).map((slice) => `    '${slice}': '${readCoverage(id, slice)}',`);
  return `  '${id}': {\n${slices.join('\n')}\n  },`;
});

writeFileSync(
  new URL('../src/coverage-table.ts', import.meta.url),
  `// Written by scripts/write-coverage.ts from the font files; see encodeCoverage for the notation.
// biome-ignore-all format: one slice a line is easier to compare
import type { Family } from './families.ts';

/** Characters of every slice in use, by family and slice, in order of preference. */
export const COVERAGE: Readonly<Record<Family['id'], Readonly<Record<string, string>>>> = {
${families.join('\n')}
};
`,
);
