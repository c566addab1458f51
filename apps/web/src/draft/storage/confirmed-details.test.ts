import { fc, test } from '@fast-check/vitest';
import {
  type EntryId,
  type ResumeId,
  readResumeDetails,
  SECTIONS,
  writeResumeDetails,
} from '@shortlist/resume';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { DraftBench } from '../resume-draft/draft-bench.test-support.ts';
import { anyStep, takeStep } from '../resume-draft/draft-steps.test-support.ts';
import { saysTheSame } from '../resume-draft/model-server.test-support.ts';
import { confirmedDetails } from './confirmed-details.ts';

const ID = '0b9c5a1e-3f1d-4c7e-9a00-000000000001' as ResumeId;

const newId = () => 'never-needed' as EntryId;

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

      const details = confirmedDetails(ID, bench.store.get());
      const read = readResumeDetails(writeResumeDetails(details, SECTIONS), newId);
      if (!read.ok) throw new Error(read.message);
      expect(read.details.resume).toSatisfy((copy) => saysTheSame(saved, copy));
      for (const [key, { revision }] of bench.store.get().draft.confirmed) {
        if (key === 'summary') expect(read.details.revisions.summary).toBe(revision);
      }
    },
  );
});
