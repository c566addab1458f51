import { fc, test } from '@fast-check/vitest';
import type { Page, PlacedLine } from '@shortlist/layout';
import { describe, expect, it } from 'vitest';
import { sectionAt, sectionPositions } from './section-positions.ts';

const line = (baseline: number, group?: string): PlacedLine => ({
  baseline,
  ...(group && { group }),
  runs: [
    {
      text: 'word',
      face: 'tinos-latin-400',
      weight: 400,
      size: 10,
      level: 0,
      x: 72,
      width: 20,
      node: 1,
      decorative: false,
    },
  ],
});

const pages: Page[] = [
  { rules: [], lines: [line(90), line(120, 'summary'), line(140, 'summary'), line(700, 'skills')] },
  { rules: [], lines: [line(80, 'skills'), line(100, 'awards')] },
];

describe('sectionPositions', () => {
  it('finds where each section begins and ends, over a page break too', () => {
    expect(sectionPositions(pages)).toEqual([
      { section: 'summary', head: { page: 0, y: 109 }, foot: { page: 0, y: 146 } },
      { section: 'skills', head: { page: 0, y: 689 }, foot: { page: 1, y: 86 } },
      { section: 'awards', head: { page: 1, y: 89 }, foot: { page: 1, y: 106 } },
    ]);
  });

  it('takes no notice of groups that are no section', () => {
    expect(sectionPositions([{ rules: [], lines: [line(80), line(90, 'contact')] }])).toEqual([]);
  });
});

describe('sectionAt', () => {
  const positions = sectionPositions(pages);

  it.each([
    { it: 'nothing above the first section', point: { page: 0, y: 100 }, section: undefined },
    { it: 'a section from its head', point: { page: 0, y: 109 }, section: 'summary' },
    { it: 'the blank after a section as its own', point: { page: 0, y: 600 }, section: 'summary' },
    { it: 'a section on its second page', point: { page: 1, y: 40 }, section: 'skills' },
    { it: 'the rest of the paper as the last one', point: { page: 1, y: 790 }, section: 'awards' },
  ])('finds $it', ({ point, section }) => {
    expect(sectionAt(positions, point)).toBe(section);
  });

  test.prop([fc.array(fc.nat(700), { minLength: 2 })])(
    'never goes up while the pointer goes down',
    (ys) => {
      const ranks = ys
        .toSorted((a, b) => a - b)
        .map((y) =>
          positions.findIndex(({ section }) => section === sectionAt(positions, { page: 0, y })),
        );
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    },
  );
});
