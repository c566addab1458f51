import { fc, test } from '@fast-check/vitest';
import { resumeOfParts, SECTIONS } from '@shortlist/model';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { DraftBench } from '../resume-draft/draft-bench.test-support.ts';
import { anyStep, takeStep } from '../resume-draft/draft-steps.test-support.ts';
import { saysTheSame } from '../resume-draft/model-server.test-support.ts';
import { resumeKindOf } from '../resume-draft/resume-model.ts';
import { confirmedDocument } from './confirmed-document.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the copy of an open resume', () => {
  test.prop([fc.array(anyStep, { maxLength: 30 })], { numRuns: 100 })(
    '[OP4] says what the server has and which revisions, whatever is unsaved meanwhile',
    async (steps) => {
      const bench = new DraftBench();
      await bench.open();
      for (const step of steps) await takeStep(bench, step);
      await bench.settle();
      const saved = bench.server.resume;
      bench.store.edit({ type: 'set-text', kind: 'summary', text: 'Unsaved.' });

      const { parts } = JSON.parse(
        JSON.stringify(confirmedDocument(bench.store.get(), resumeKindOf(SECTIONS))),
      );
      expect(resumeOfParts(parts, SECTIONS)).toSatisfy((copy) => saysTheSame(saved, copy));
      const { confirmed } = bench.store.get().draft;
      for (const { key, revision } of parts) expect(confirmed.get(key)?.revision).toBe(revision);
    },
  );
});
