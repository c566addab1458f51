import { fc, test } from '@fast-check/vitest';
import { hideableParts } from '@shortlist/fit';
import { applyEdit, printedResume, type Resume, SECTIONS } from '@shortlist/model';
import { describe, expect, it } from 'vitest';
import { accept, job, resumeWith, suggest } from './tailoring.test-support.ts';

const POSTING =
  'Requirements\n- Kubernetes\n- Terraform\n- Python\n- SQL\n- Docker\nNice to have\n- Grafana';

/** Pages of so many lines. */
const pagesOfLines = (perPage: number) => (resume: Resume) => {
  const lines = printedResume(resume, { sections: SECTIONS }).sections.reduce(
    (sum, section) =>
      sum +
      1 +
      section.lines.length +
      section.entries.reduce((inside, { points }) => inside + 1 + points.length, 0),
    0,
  );
  return Math.max(1, Math.ceil(lines / perPage));
};

const WORDS = [
  'Ran Kubernetes.',
  'Wrote SQL.',
  'Drew Grafana boards.',
  'Answered mail.',
  'Cleaned up.',
];
const anyPoints = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 });
const anySmallResume = fc
  .record({ jobs: fc.array(anyPoints, { minLength: 1, maxLength: 3 }), hasSummary: fc.boolean() })
  .map(({ jobs, hasSummary }) =>
    resumeWith({
      summary: hasSummary ? 'Runs things.' : '',
      experiences: jobs.map((points, at) => job(`e${at}`, 'Engineer', points)),
    }),
  );

describe('[EV1] hiding for the page limit', () => {
  test.prop([anySmallResume, fc.integer({ min: 2, max: 6 })], { numRuns: 150 })(
    'reaches the limit whenever some choice of parts does, and hides none that could stay',
    (resume, perPage) => {
      const countOf = pagesOfLines(perPage);
      const [hiding] = suggest(resume, POSTING, {
        pages: { limit: 1, countOf },
      }).suggestions.filter(({ change }) => change.type === 'hide');
      const isNeeded = countOf(resume) > 1;
      expect(hiding !== undefined).toBe(isNeeded && someChoiceFits(resume, countOf));
      if (hiding?.change.type !== 'hide') return;
      const { parts } = hiding.change;
      expect(countOf(accept(resume, hiding))).toBe(1);
      for (const at of parts.keys()) {
        const fewer = { change: { type: 'hide' as const, parts: parts.toSpliced(at, 1) } };
        expect(countOf(accept(resume, fewer))).toBeGreaterThan(1);
      }
    },
  );

  it('hides what answers nothing before what answers a wish, and that before a must-have', () => {
    const resume = resumeWith({
      experiences: [
        job('e1', 'Engineer', ['Led the team.', 'Ran Kubernetes.', 'Wrote the newsletter.']),
        job('e2', 'Engineer', [
          'Started.',
          'Ran Terraform.',
          'Drew Grafana boards.',
          'Fixed mail.',
        ]),
      ],
    });
    const hidden = (perPage: number) =>
      suggest(resume, POSTING, {
        pages: { limit: 1, countOf: pagesOfLines(perPage) },
      }).suggestions.find(({ change }) => change.type === 'hide')?.before;
    expect(hidden(10)).toBeUndefined();
    expect(hidden(9)).toEqual(['Fixed mail.']);
    expect(hidden(8)).toEqual(['Wrote the newsletter.', 'Fixed mail.']);
    expect(hidden(7)).toEqual(['Wrote the newsletter.', 'Drew Grafana boards.', 'Fixed mail.']);
  });
});

/** Tries every choice. */
function someChoiceFits(resume: Resume, countOf: (resume: Resume) => number): boolean {
  const parts = hideableParts(resume, SECTIONS, { ofPoints: true });
  return Array.from({ length: 2 ** parts.length }, (_, choice) =>
    parts
      .filter((_part, at) => (choice >> at) & 1)
      .reduce((left, part) => applyEdit(left, part.setHidden(left, true), SECTIONS), resume),
  ).some((left) => countOf(left) <= 1);
}
