import { fc, test } from '@fast-check/vitest';
import type { Page, PlacedLine } from '@shortlist/layout';
import type { PaperSection } from '@shortlist/model';
import { describe, expect, it } from 'vitest';
import { canTakePlaceOf, sectionAt, sectionPlaces } from './section-places.ts';

const COLUMN = { left: 72, right: 540 };
const SHOWN: readonly PaperSection[] = [
  'summary',
  'skills',
  'awards',
  'experience',
  'certifications',
];

const line = (baseline: number, group?: string, column = COLUMN): PlacedLine => ({
  top: baseline - 11,
  height: 17,
  ...column,
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
    expect(sectionPlaces(pages, SHOWN)).toEqual([
      {
        section: 'summary',
        head: { page: 0, y: 109 },
        middle: { page: 0, y: 117.5 },
        foot: { page: 0, y: 146 },
        column: COLUMN,
      },
      {
        section: 'skills',
        head: { page: 0, y: 689 },
        middle: { page: 0, y: 697.5 },
        foot: { page: 1, y: 86 },
        column: COLUMN,
      },
      {
        section: 'awards',
        head: { page: 1, y: 89 },
        middle: { page: 1, y: 97.5 },
        foot: { page: 1, y: 106 },
        column: COLUMN,
      },
    ]);
  });

  it('takes no notice of groups that are no section', () => {
    expect(
      sectionPlaces([{ fills: [], rules: [], lines: [line(80), line(90, 'contact')] }], SHOWN),
    ).toEqual([]);
  });

  it('[OC2] finds sections that only some resumes have, and those of a person’s own', () => {
    const own = 'custom-1' as PaperSection;
    const lines = [line(90, 'languages'), line(120, own), line(150, 'hobbies')];
    const found = sectionPlaces([{ fills: [], rules: [], lines }], ['languages', own]);
    expect(found.map(({ section }) => section)).toEqual(['languages', own]);
  });
});

describe('sectionAt', () => {
  const places = sectionPlaces(pages, SHOWN);

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
    expect(sectionAt(places, { ...point, x: 300 })).toBe(section);
    expect(sectionAt(places, { ...point, x: -20 })).toBe(section);
  });

  const side = { left: 40, right: 200 };
  const story = { left: 220, right: 540 };
  const whole = { left: 40, right: 540 };
  const inColumns = sectionPlaces(
    [
      {
        fills: [],
        rules: [],
        lines: [
          line(100, 'skills', side),
          line(300, 'certifications', side),
          line(100, 'summary', story),
          line(500, 'experience', story),
        ],
      },
      { fills: [], rules: [], lines: [line(90, 'awards', whole)] },
    ],
    SHOWN,
  );

  it.each([
    { x: 30, y: 120, section: 'skills' },
    { x: 100, y: 600, section: 'certifications' },
    { x: 205, y: 120, section: 'summary' },
    { x: 300, y: 400, section: 'summary' },
    { x: 560, y: 700, section: 'experience' },
  ])('finds the section of the column at $x, $y', ({ section, ...spot }) => {
    expect(sectionAt(inColumns, { page: 0, ...spot })).toBe(section);
  });

  it('lets a section take the place of one of its column, and of one over the whole width', () => {
    const takes = (one: string, other: string) => {
      const [held, target] = [one, other].map((each) =>
        inColumns.find(({ section }) => section === each),
      );
      return held && target && canTakePlaceOf(held, target);
    };
    expect(takes('skills', 'certifications')).toBe(true);
    expect(takes('summary', 'awards')).toBe(true);
    expect(takes('summary', 'skills')).toBe(false);
  });

  it('finds the section over the whole width of a later page', () => {
    expect(sectionAt(inColumns, { page: 1, x: 300, y: 200 })).toBe('awards');
    expect(sectionAt(inColumns, { page: 1, x: 100, y: 200 })).toBe('awards');
  });

  test.prop([fc.array(fc.nat(700), { minLength: 2 })])(
    'never goes up while the pointer goes down',
    (ys) => {
      const ranks = ys
        .toSorted((a, b) => a - b)
        .map((y) =>
          places.findIndex(({ section }) => section === sectionAt(places, { page: 0, x: 80, y })),
        );
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    },
  );
});
