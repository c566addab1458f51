import { LETTER, type Letter, SECTIONS } from '@shortlist/model';
import { describe, expect, it } from 'vitest';
import { DESIGNS, pagesOfLetter } from './fit.test-support.ts';
import { fitLetter } from './index.ts';

const SENTENCE = 'I have led the team that moved forty warehouses onto one planning system. ';

/** A letter with so many paragraphs of three lines. */
function letterOf(count: number, { design, layout }: { design: string; layout: string }) {
  const blocks = Array.from({ length: count }, (_, at) => ({
    id: `b${at}`,
    text: SENTENCE.repeat(4),
  }));
  const contents = {
    letter: {
      date: '2026-11-28',
      subject: 'Bridges',
      salutation: 'Dear,',
      closing: 'Yours,',
      layout,
    },
    recipient: { company: 'Acme', address: 'Road 1\nTown' },
    contact: { fullName: 'Ada King', email: 'ada@example.org' },
    body: { blocks },
    look: { design },
  };
  const parts = Object.entries(contents).map(([key, content]) => ({ key, schema: 1, content }));
  return LETTER.readParts(parts, SECTIONS) as Letter;
}

/** The least number of paragraphs of a letter that takes two pages. */
function tooLong(about: { design: string; layout: string }): Letter {
  for (let count = 6; ; count += 1) {
    const letter = letterOf(count, about);
    if (pagesOfLetter(letter) > 1) return letter;
  }
}

const LAYOUTS = ['us', 'din', 'french'] as const;

// Each design with one layout.
const tried = DESIGNS.all.map((design, at) => {
  const layout = LAYOUTS[at % LAYOUTS.length] ?? 'us';
  return { design, layout, id: design.id };
});

describe('[LT2] fitting a letter', () => {
  it.each(tried)('brings it to a page in $id, $layout', ({ design, layout }) => {
    const letter = tooLong({ design: design.id, layout });
    const fit = fitLetter({ letter, design, layout, pagesOf: pagesOfLetter });
    expect(fit.pages).toBe(1);
    expect(pagesOfLetter(fit.letter)).toBe(1);
    expect(fit.changes.length).toBeGreaterThan(0);
    const knobs = fit.changes.map(({ knob }) => knob);
    expect(knobs).not.toContain('entrySpace');
    if (layout === 'din') expect(knobs).not.toContain('sideMargin');
    for (const { knob, from, to } of fit.changes) {
      expect(to).toBeLessThan(from);
      expect(fit.letter.look[knob]).toBe(to);
    }
  });
});

it('is left as it is where it fits, and says how many pages it takes where none does', () => {
  const [design] = DESIGNS.all;
  const about = { design: design.id, layout: 'us' as const };
  const pagesOf = pagesOfLetter;
  const short = letterOf(2, about);
  expect(fitLetter({ letter: short, design, layout: 'us', pagesOf })).toEqual({
    letter: short,
    changes: [],
    pages: 1,
  });
  const long = fitLetter({ letter: letterOf(60, about), design, layout: 'us', pagesOf });
  expect(long.pages).toBeGreaterThan(1);
  expect(long.letter.look).toMatchObject({ textSize: 9, endMargin: 12, lineHeight: 1.15 });
});
