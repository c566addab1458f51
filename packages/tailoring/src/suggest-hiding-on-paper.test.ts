import { fc, test } from '@fast-check/vitest';
import { readSample } from '@shortlist/templates/samples.test-support';
import { expect } from 'vitest';
import { DESIGNS, openPages } from './real-pages.test-support.ts';
import { accept, suggest } from './tailoring.test-support.ts';

const POSTING = 'Requirements\n- Kubernetes\n- Python\n- SQL\n- Project management\n- Budgets';

/** The samples that take more than a page in every design; the README has the figures of all samples. */
const LONG = ['14-forty-jobs', '19-two-pages'] as const;

test.prop([fc.constantFrom(...LONG), fc.constantFrom(...DESIGNS.all)], { numRuns: 2 })(
  '[EV1] what is hidden brings the pages of a printer to the limit, and no part of it could stay',
  async (name, { id: design }) => {
    const resume = readSample(name);
    const countOf = await openPages(resume, design);
    const limit = countOf(resume) - 1;
    expect(limit).toBeGreaterThan(0);
    const [hiding] = suggest(resume, POSTING, { pages: { limit, countOf } }).suggestions.filter(
      ({ change }) => change.type === 'hide',
    );
    if (hiding?.change.type !== 'hide') throw new Error('Nothing is to hide.');
    const { parts } = hiding.change;
    expect(countOf(accept(resume, hiding))).toBeLessThanOrEqual(limit);
    for (const at of parts.keys()) {
      const fewer = { change: { type: 'hide' as const, parts: parts.toSpliced(at, 1) } };
      expect(countOf(accept(resume, fewer))).toBeGreaterThan(limit);
    }
  },
);
