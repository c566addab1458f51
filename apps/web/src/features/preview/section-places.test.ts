import { fc, test } from '@fast-check/vitest';
import type { Page, PlacedLine } from '@shortlist/layout';
import { describe, expect, it } from 'vitest';
import { sectionAt, sectionPlaces } from './section-places.ts';

const line = (baseline: number, group?: string): PlacedLine => ({
  top: baseline - 11,
  height: 17,
  left: 72,
  right: 540,
  baseline,
  ...(group && { group }),
  runs: [
    {
      text: 'word',
      face: 'tinos-latin-400',
      weight: 400,
      size: 10,
      ascent: 0.9,
      descent: 0.2,
      level: 0,
      x: 72,
      width: 20,
      node: 1,
      decorative: false,
    },
  ],
});

const pages: Page[] = [
  {
    fills: [],
    rules: [],
    lines: [line(90), line(120, 'summary'), line(140, 'summary'), line(700, 'skills')],
  },
  { fills: [], rules: [], lines: [line(80, 'skills'), line(100, 'awards')] },
];

describe('sectionPlaces', () => {
  it('finds where each section begins and ends, over a page break too', () => {
    expect(sectionPlaces(pages)).toEqual([
      {
        section: 'summary',
        head: { page: 0, y: 109 },
        middle: { page: 0, y: 117.5 },
        foot: { page: 0, y: 146 },
      },
      {
        section: 'skills',
        head: { page: 0, y: 689 },
        middle: { page: 0, y: 697.5 },
        foot: { page: 1, y: 86 },
      },
      {
        section: 'awards',
        head: { page: 1, y: 89 },
        middle: { page: 1, y: 97.5 },
        foot: { page: 1, y: 106 },
      },
    ]);
  });

  it('takes no notice of groups that are no section', () => {
    expect(
      sectionPlaces([{ fills: [], rules: [], lines: [line(80), line(90, 'contact')] }]),
    ).toEqual([]);
  });
});

describe('sectionAt', () => {
  const places = sectionPlaces(pages);

  it.each([
    { it: 'nothing above the first section', point: { page: 0, y: 100 }, section: undefined },
    { it: 'a section from its head', point: { page: 0, y: 109 }, section: 'summary' },
    {
      it: 'the empty space after a section as its own',
      point: { page: 0, y: 600 },
      section: 'summary',
    },
    { it: 'a section on its second page', point: { page: 1, y: 40 }, section: 'skills' },
    { it: 'the rest of the paper as the last one', point: { page: 1, y: 790 }, section: 'awards' },
  ])('finds $it', ({ point, section }) => {
    expect(sectionAt(places, point)).toBe(section);
  });

  test.prop([fc.array(fc.nat(700), { minLength: 2 })])(
    'never goes up while the pointer goes down',
    (ys) => {
      const ranks = ys
        .toSorted((a, b) => a - b)
        .map((y) =>
          places.findIndex(({ section }) => section === sectionAt(places, { page: 0, y })),
        );
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    },
  );
});
