import { fc, test } from '@fast-check/vitest';
import { applyEdit, entriesOf, printedResume, type Resume, SECTIONS } from '@shortlist/model';
import { readSample, SAMPLES } from '@shortlist/templates/samples.test-support';
import { describe, expect, it } from 'vitest';
import { DESIGNS, lookOf, pagesIn } from './fit.test-support.ts';
import { type FitLook, fitPages, type HiddenPart, leastTextSizeOf, whatHasToGo } from './index.ts';

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
  const lookUp = (name: string, design: string) => {
    const resume = readSample(name);
    const look = lookOf(design);
    const pagesOf = (tried: typeof resume) => pagesIn(tried, look).pages.length;
    return { resume, look, pagesOf };
  };
  const without = (resume: Resume, parts: readonly HiddenPart[], isHidden = true) =>
    parts.reduce((left, part) => applyEdit(left, part.setHidden(left, isHidden), SECTIONS), resume);

  test.prop([fc.constantFrom(...DESIGNS.all), fc.integer({ min: 1, max: 4 })], { numRuns: 8 })(
    'is what the resume fits without, no more of it than has to, and can be shown again',
    (design, goal) => {
      const { resume, pagesOf } = lookUp('14-forty-jobs', design.id);
      const parts = whatHasToGo({ sections: SECTIONS, resume, pagesOf, goal });
      expect(parts.length > 0).toBe(pagesOf(resume) > goal);
      expect(pagesOf(without(resume, parts))).toBeLessThanOrEqual(goal);
      for (const at of parts.slice(0, 5).keys()) {
        expect(pagesOf(without(resume, parts.toSpliced(at, 1)))).toBeGreaterThan(goal);
      }
      expect(pagesOf(without(without(resume, parts), parts, false))).toBe(pagesOf(resume));
    },
  );

  it('is missed least: first points of the oldest job, never the newest job', () => {
    const { resume } = lookUp('01-engineer', 'classic');
    const [newest] = entriesOf(resume, 'experience');
    const points = (read: Resume) =>
      entriesOf(read, 'experience').flatMap(({ bullets }) =>
        bullets.points.filter(({ hidden }) => !hidden),
      ).length;
    const oldest = whatHasToGo({
      sections: SECTIONS,
      resume,
      goal: points(resume) - 1,
      pagesOf: points,
    });
    expect(oldest.map(({ what, title }) => [what, title])).toEqual([
      ['points', 'Junior Developer, Redbud Labs'],
    ]);
    const entries = (read: Resume) =>
      printedResume(read, { sections: SECTIONS }).sections.flatMap((section) => section.entries);
    const most = whatHasToGo({
      sections: SECTIONS,
      resume,
      goal: 1,
      pagesOf: (read) => entries(read).length,
    });
    const [left, ...others] = entries(without(resume, most));
    expect([left?.id, left?.points.length]).toEqual([newest?.id, newest?.bullets.points.length]);
    expect(others).toEqual([]);
  });

  it('is named as it stands on the paper', () => {
    const { resume, look, pagesOf } = lookUp('19-two-pages', 'sidebar');
    const parts = whatHasToGo({ sections: SECTIONS, resume, pagesOf, goal: 1 });
    const printed = (of: typeof resume) =>
      pagesIn(of, look).pages.flatMap(({ lines }) =>
        lines.flatMap(({ runs }) => runs.map(({ text }) => text.trim())),
      );
    expect(parts.length).toBeGreaterThan(0);
    for (const { title } of parts) expect(printed(resume)).toContain(title.split(', ')[0]);
    expect(printed(without(resume, parts)).length).toBeLessThan(printed(resume).length);
  });
});
