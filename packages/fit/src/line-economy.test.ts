import { fc, test } from '@fast-check/vitest';
import { applyEdit, type Resume, SECTIONS } from '@shortlist/model';
import { readSample } from '@shortlist/templates/samples.test-support';
import { describe, expect, it } from 'vitest';
import { DESIGNS, lookOf, pagesIn } from './fit.test-support.ts';
import { findSpills } from './index.ts';

const EMPTY = readSample('02-name-only');
const withSummary = (text: string): Resume =>
  applyEdit(EMPTY, { type: 'set-text', kind: 'summary', text }, SECTIONS);
const linesOf = (resume: Resume, design: string) =>
  pagesIn(resume, lookOf(design)).pages.reduce((sum, { lines }) => sum + lines.length, 0);
const word = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'abcdefgh') });

describe('[DS5] line economy', () => {
  test.prop([fc.constantFrom(...DESIGNS.all), fc.array(word, { minLength: 5, maxLength: 80 })])(
    'counts letters without which a line less is printed',
    ({ id }, words) => {
      const summary = words.join(' ');
      const [spill, ...others] = findSpills(pagesIn(withSummary(summary), lookOf(id)));
      expect(others).toEqual([]);
      if (!spill) return;
      expect(summary.endsWith(spill.text)).toBe(true);
      expect(spill.least).toBeGreaterThan(0);
      expect(spill.least).toBeLessThanOrEqual(spill.most);
      const shorter = summary.slice(0, -spill.most).trimEnd();
      expect(linesOf(withSummary(shorter), id)).toBe(linesOf(withSummary(summary), id) - 1);
    },
  );

  it('is said of the fewest letters first, and not of one line or of the contact', () => {
    const spills = findSpills(pagesIn(readSample('19-two-pages'), lookOf('classic')));
    const letters = spills.map(({ most }) => most);
    expect(letters.length).toBeGreaterThan(1);
    expect(letters).toEqual(letters.toSorted((one, other) => one - other));
    expect(spills.every(({ source }) => !source.startsWith('contact'))).toBe(true);
    expect(findSpills(pagesIn(withSummary('one line'), lookOf('classic')))).toEqual([]);
  });
});
