import type { Page, PlacedLine, PlacedRun } from '@shortlist/layout';
import { SECTIONS } from '@shortlist/model';
import { describe, expect, it } from 'vitest';
import { findWords } from './find-words.ts';

/** Every letter is half as wide as it is high. */
const measurer = { width: ({ text }: { text: string }, size: number) => (text.length * size) / 2 };

const run = (text: string, source: string, more: Partial<PlacedRun> = {}): PlacedRun => ({
  text,
  source,
  face: 'f',
  weight: 400,
  size: 10,
  ascent: 0.85,
  descent: 0.27,
  level: 0,
  x: 72,
  width: text.length * 5,
  node: 1,
  decorative: false,
  ...more,
});

const line = (baseline: number, ...runs: PlacedRun[]): PlacedLine => ({
  top: baseline - 11,
  height: 15,
  left: 72,
  right: 540,
  baseline,
  runs,
});
const onPages = (...pages: Page['lines'][]) => ({
  pages: pages.map((lines) => ({ fills: [], lines, rules: [] })),
});
const find = (
  pages: ReturnType<typeof onPages>,
  source: string,
  sentence: string,
  words: string,
) => {
  const from = sentence.indexOf(words);
  return findWords(
    pages,
    [{ source, sentence, from, to: from + words.length }],
    measurer,
    SECTIONS,
  ).map(({ page, x, y, width }) => ({ page, x, y: Math.round(y), width }));
};
const S = 'summary.summary.0';

describe('findWords', () => {
  it('finds words on their line, by the width of what stands before them', () => {
    const pages = onPages([line(100, run('Ruby, then R. Then SQL', S))]);
    expect(find(pages, S, 'Ruby, then R.', 'R.')).toEqual([{ page: 0, x: 127, y: 92, width: 10 }]);
    expect(find(pages, S, 'Then SQL', 'SQL')).toEqual([{ page: 0, x: 167, y: 92, width: 15 }]);
  });

  it('follows words over the end of a line and of a page', () => {
    const pages = onPages([line(700, run('Led project', S))], [line(90, run('management', S))]);
    expect(find(pages, S, 'Led project management', 'project management')).toEqual([
      { page: 0, x: 92, y: 692, width: 35 },
      { page: 1, x: 72, y: 82, width: 50 },
    ]);
  });

  it('goes from the right where the text does', () => {
    const pages = onPages([line(100, run('אבג דהו', S, { level: 1, x: 400 }))]);
    expect(find(pages, S, 'אבג דהו', 'אבג')).toEqual([{ page: 0, x: 420, y: 92, width: 15 }]);
  });

  it('reads stored text as it is printed', () => {
    const pages = onPages([line(100, run('Cut-over café plans', S))]);
    expect(find(pages, S, 'Cut\u2011over   cafe\u0301 plans', 'plans')).toEqual([
      { page: 0, x: 142, y: 92, width: 25 },
    ]);
  });

  it('lights words of one field only', () => {
    const pages = onPages([line(100, run('SQL', S)), line(120, run('SQL', 'skills.skills.0'))]);
    expect(find(pages, 'skills.skills.0', 'SQL', 'SQL')).toEqual([
      { page: 0, x: 72, y: 112, width: 15 },
    ]);
  });

  it.each([
    { words: 'Oracle', places: [{ page: 0, x: 200, y: 92, width: 30 }] },
    {
      words: 'Analyst, Oracle',
      places: [
        { page: 0, x: 72, y: 92, width: 35 },
        { page: 0, x: 200, y: 92, width: 30 },
      ],
    },
  ])('finds "$words" in a title that is made of several fields', ({ words, places }) => {
    const title = line(
      100,
      run('Analyst', 'experience.role@x1'),
      run('Oracle', 'experience.company@x1', { x: 200 }),
    );
    const bullet = line(120, run('Left Oracle', 'experience.bullets.0@x1'));
    const other = line(140, run('Oracle', 'experience.company@x2'));
    const pages = onPages([title, bullet, other]);
    expect(find(pages, 'experience.role@x1', 'Analyst, Oracle', words)).toEqual(places);
  });

  it('finds nothing that is not printed, and each place once', () => {
    const pages = onPages([line(100, run('SQL', S))]);
    expect(find(pages, S, 'Python', 'Python')).toEqual([]);
    expect(findWords(pages, [], measurer, SECTIONS)).toEqual([]);
    const sql = { source: S, sentence: 'SQL', from: 0, to: 3 };
    expect(findWords(pages, [sql, sql], measurer, SECTIONS)).toHaveLength(1);
  });
});
