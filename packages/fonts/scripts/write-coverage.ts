// Writes src/coverage-table.ts and src/more/coverage-table.ts from the font files. Run it after a new version of the fonts.
import { writeFileSync } from 'node:fs';
import { FAMILIES, type Family } from '../src/families.ts';
import { MORE_FAMILIES } from '../src/more/families.ts';
import { readCoverage, slicesOf } from './slices.ts';

function writeTable(file: string, name: string, families: readonly Family[]) {
  const rows = families.map(({ id }) => {
    const slices = slicesOf(id).map((slice) => `    '${slice}': '${readCoverage(id, slice)}',`);
    return `  '${id}': {\n${slices.join('\n')}\n  },`;
  });
  writeFileSync(
    new URL(`../src/${file}`, import.meta.url),
    `// Written by scripts/write-coverage.ts from the font files; see encodeCoverage for the notation.
// biome-ignore-all format: one slice a line is easier to compare

/** Characters of every slice in use, by family and slice, in order of preference. */
export const ${name}: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${rows.join('\n')}
};
`,
  );
}

writeTable('coverage-table.ts', 'COVERAGE', FAMILIES);
writeTable('more/coverage-table.ts', 'MORE_COVERAGE', MORE_FAMILIES);
