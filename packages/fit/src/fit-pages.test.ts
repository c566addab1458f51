import { fc, test } from '@fast-check/vitest';
import { SECTIONS } from '@shortlist/model';
import { readSample, SAMPLES } from '@shortlist/templates/samples.test-support';
import { describe, expect, it } from 'vitest';
import { DESIGNS, lookOf, pagesIn } from './fit.test-support.ts';
import { type FitLook, fitPages, leastTextSizeOf, whatHasToGo } from './index.ts';

const FLOORS = { sideMargin: 12, endMargin: 12, lineHeight: 1.15, entrySpace: 0.1, textSize: 9 };

const anyLook = fc
  .record({
    design: fc.constantFrom(...DESIGNS.all),
    set: fc.record(
      {
        sideMargin: fc.integer({ min: 8, max: 40 }),
        lineHeight: fc.constantFrom(1, 1.15, 1.31, 1.6),
        textSize: fc.constantFrom(8.5, 9, 10.25, 12),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ design, set }) => ({ design, look: { ...lookOf(design.id), ...set } }));

describe('[DS5] fitting to pages', () => {
  test.prop([fc.constantFrom(...SAMPLES), anyLook, fc.integer({ min: 1, max: 3 })], {
    numRuns: 25,
  })('keeps to its promises for any resume, look and goal', (name, { design, look }, goal) => {
    const resume = readSample(name);
    const pagesOf = (tried: FitLook) => pagesIn(resume, tried).pages.length;
    const options = { look, pagesOf, leastTextSize: leastTextSizeOf(design) };
    const fit = fitPages({ ...options, goal });

    expect(fit.pages).toBe(pagesOf(fit.look));
    for (const { knob, from, to } of fit.changes) {
      expect(to).toBeLessThan(from);
      expect(to).toBeGreaterThanOrEqual(FLOORS[knob]);
    }
    if (fit.pages > goal) {
      const least = { ...FLOORS, textSize: leastTextSizeOf(design) };
      for (const [knob, floor] of Object.entries(least)) {
        const was = look[knob as keyof typeof FLOORS];
        expect(fit.look[knob as keyof typeof FLOORS]).toBe(Math.min(was, floor));
      }
      return;
    }
    // Idempotent, and never dearer where one page more is allowed.
    expect(fitPages({ ...options, look: fit.look, goal })).toMatchObject({ changes: [], cost: 0 });
    expect(fitPages({ ...options, goal: goal + 1 }).cost).toBeLessThanOrEqual(fit.cost);
  });

  it('changes nothing of a resume that fits', () => {
    const resume = readSample('02-name-only');
    const look = lookOf('modern');
    const fit = fitPages({
      look,
      pagesOf: (tried) => pagesIn(resume, tried).pages.length,
      goal: 1,
    });
    expect(fit).toEqual({ look, changes: [], cost: 0, pages: 1 });
  });

  it('changes a little of several things rather than much of one', () => {
    const look = lookOf('modern');
    // Parts of each that are just noticed; four of them are asked for, from whichever.
    const noticed = { sideMargin: 0.12, endMargin: 0.12, lineHeight: 0.04, textSize: 0.03 };
    const differences = (tried: FitLook) =>
      Object.entries(noticed).map(([name, part]) => {
        const knob = name as keyof typeof noticed;
        return Math.log(look[knob] / tried[knob]) / Math.log(1 + part);
      });
    const fit = fitPages({
      look,
      pagesOf: (tried) => (differences(tried).reduce((sum, each) => sum + each, 0) >= 4 ? 1 : 2),
      goal: 1,
    });
    expect(fit.pages).toBe(1);
    for (const difference of differences(fit.look)) {
      expect(difference).toBeGreaterThan(0);
      expect(difference).toBeLessThan(2);
    }
  });

  it('leaves what is smaller already as it was set', () => {
    const look = { ...lookOf('modern'), textSize: 8.5, sideMargin: 9 };
    const fit = fitPages({ look, pagesOf: () => 2, goal: 1 });
    expect(fit.look).toMatchObject({ textSize: 8.5, sideMargin: 9, endMargin: 12 });
  });
});

describe('[DS5] what has to go', () => {
  test.prop([fc.constantFrom(...DESIGNS.all), fc.integer({ min: 1, max: 4 })], { numRuns: 8 })(
    'is a part without which the resume fits, as short as one can be, or several',
    (design, goal) => {
      const resume = readSample('14-forty-jobs');
      const look = lookOf(design.id);
      const pagesOf = (tried: typeof resume) => pagesIn(tried, look).pages.length;
      const titles = whatHasToGo({ sections: SECTIONS, resume, pagesOf, goal });
      expect(titles.length > 0).toBe(pagesOf(resume) > goal);
    },
  );

  it('is named as it stands on the paper', () => {
    const resume = readSample('19-two-pages');
    const look = lookOf('sidebar');
    let fitting = resume;
    const pagesOf = (tried: typeof resume) => {
      const { length } = pagesIn(tried, look).pages;
      if (length === 1) fitting = tried;
      return length;
    };
    const titles = whatHasToGo({ sections: SECTIONS, resume, pagesOf, goal: 1 });
    const printed = (of: typeof resume) =>
      pagesIn(of, look).pages.flatMap(({ lines }) =>
        lines.flatMap(({ runs }) => runs.map(({ text }) => text.trim())),
      );
    const [first = ''] = titles.map((title) => title.split(', ')[0] ?? '');
    expect(first).not.toBe('');
    expect(printed(resume).filter((text) => text === first).length).toBeGreaterThan(
      printed(fitting).filter((text) => text === first).length,
    );
  });
});
