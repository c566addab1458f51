import { fc, test } from '@fast-check/vitest';
import { readSample, SAMPLES } from '@shortlist/templates/samples.test-support';
import { expect } from 'vitest';
import { DESIGNS, openPages } from './real-pages.test-support.ts';
import { accept, suggest } from './tailoring.test-support.ts';

const POSTING = 'Requirements\n- Kubernetes\n- Python\n- SQL\n- Project management\n- Budgets';

// `docs/keywords.md` has the figures of all samples in all designs.
test.prop([fc.constantFrom(...SAMPLES), fc.constantFrom(...DESIGNS.all)], { numRuns: 6 })(
  '[EV1] what is hidden brings the pages of a printer to the limit, and no part of it could stay',
  async (name, { id: design }) => {
    const resume = readSample(name);
    const countOf = await openPages(resume, design);
    const limit = countOf(resume) - 1;
    if (limit < 1) return;
    const [hiding] = suggest(resume, POSTING, { pages: { limit, countOf } }).suggestions.filter(
      ({ change }) => change.type === 'hide',
    );
    if (hiding?.change.type !== 'hide') return;
    const { parts } = hiding.change;
    expect(countOf(accept(resume, hiding))).toBeLessThanOrEqual(limit);
    for (const at of parts.keys()) {
      const fewer = { change: { type: 'hide' as const, parts: parts.toSpliced(at, 1) } };
      expect(countOf(accept(resume, fewer))).toBeGreaterThan(limit);
    }
  },
);
