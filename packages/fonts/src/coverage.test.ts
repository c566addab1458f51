import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { readCoverage, slicesOf } from '../scripts/slices.ts';
import { covers, decodeCoverage, encodeCoverage } from './coverage.ts';
import { COVERAGE } from './coverage-table.ts';
import { FAMILIES } from './families.ts';
import { MORE_COVERAGE } from './more/coverage-table.ts';
import { MORE_FAMILIES } from './more/families.ts';

describe('coverage', () => {
  it('is written as distances and lengths of ranges', () => {
    expect(encodeCoverage([0x20, 0x21, 0x22, 0x24, 0x48])).toBe('w-2,2,10');
  });

  test.prop([fc.uniqueArray(fc.nat({ max: 300 }), { minLength: 1 })])(
    'covers what was written, and nothing else',
    (codePoints) => {
      const coverage = decodeCoverage(encodeCoverage(codePoints));
      const covered = Array.from({ length: 302 }, (_, at) => at).filter((at) =>
        covers(coverage, at),
      );
      expect(covered).toEqual(codePoints.toSorted((one, other) => one - other));
    },
  );
});

describe('the committed table', () => {
  it('lists the slices in use', () => {
    const tables = { ...COVERAGE, ...MORE_COVERAGE };
    for (const { id } of [...FAMILIES, ...MORE_FAMILIES])
      expect(Object.keys(tables[id] ?? {})).toEqual(slicesOf(id));
  });

  it.each([
    ['tinos', 'latin'],
    ['tinos', 'latin-ext'],
    ['tinos', 'hebrew'],
    ['amiri', 'arabic'],
    ['noto-serif-devanagari', 'devanagari'],
    ['noto-serif-sc', '4'],
    ['noto-serif-sc', '118'],
    ['eb-garamond', 'latin'],
    ['lato', 'latin-ext'],
  ] as const)(
    'says of %s %s what the files say: else run scripts/write-coverage.ts',
    (id, slice) => {
      expect({ ...COVERAGE, ...MORE_COVERAGE }[id]?.[slice]).toBe(readCoverage(id, slice));
    },
  );
});
