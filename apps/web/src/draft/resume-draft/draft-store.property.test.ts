import { fc, test } from '@fast-check/vitest';
import { entriesOf, textOf } from '@shortlist/model';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { DraftBench } from './draft-bench.test-support.ts';
import {
  anyStep,
  anyStepOfTwo,
  anyStepWithRefusals,
  type Step,
  takeStep,
} from './draft-steps.test-support.ts';
import { saysTheSame } from './model-server.test-support.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function benchAfter(steps: readonly Step[]): Promise<DraftBench> {
  const bench = new DraftBench();
  await bench.open();
  for (const step of steps) await takeStep(bench, step);
  return bench;
}

describe('a draft', () => {
  test.prop([fc.array(anyStep, { maxLength: 40 })], { numRuns: 150 })(
    '[ED19] ends with the last edit on the server, whatever fails or ends on the way',
    async (steps) => {
      const bench = await benchAfter(steps);
      await bench.settle();
      const { draft } = bench.store.get();
      expect(draft.conflicts.size).toBe(0);
      expect(draft.unsaved.size).toBe(0);
      expect(bench.storage.length).toBe(0);
      expect(bench.server.resume).toSatisfy((server) => saysTheSame(server, draft.document));
    },
  );

  test.prop([fc.array(anyStep, { maxLength: 40 })], { numRuns: 150 })(
    '[ED19] comes back after a crash as it was typed',
    async (steps) => {
      const bench = await benchAfter(
        steps.filter((step) => step.do !== 'crash' && step.do !== 'close'),
      );
      const typed = bench.store.get().draft.document;
      bench.crash();
      await bench.open();
      const restored = bench.store.get().draft.document;
      expect(restored.contact).toEqual(typed.contact);
      expect(textOf(restored, 'summary')).toBe(textOf(typed, 'summary'));
      const roles = entriesOf(typed, 'experience')
        .map(({ role }) => role)
        .filter((role) => role !== '');
      expect(entriesOf(restored, 'experience').map(({ role }) => role)).toEqual(
        expect.arrayContaining(roles),
      );
    },
  );

  test.prop([fc.array(anyStepWithRefusals, { maxLength: 40 })], { numRuns: 150 })(
    '[CR4] ends with all on the server but what a rule refuses, which stays as it was typed',
    async (steps) => {
      const typed = steps.flatMap((step) => (step.do === 'email' ? [step.text] : [])).at(-1) ?? '';
      const bench = await benchAfter(steps);
      bench.store.edit({ type: 'set-contact', changes: { fullName: 'Ada' } });
      await bench.settle();
      const { draft } = bench.store.get();
      const isRefused = typed !== '' && typed !== 'ada@example.com';
      expect([...draft.unsaved.keys()]).toEqual(isRefused ? ['contact'] : []);
      expect(bench.storage.length).toBe(isRefused ? 1 : 0);
      expect(draft.document.contact).toMatchObject({ fullName: 'Ada', email: typed });

      const { email } = bench.server.resume.contact;
      expect(['', 'ada@example.com']).toContain(email);
      const savable = { ...draft.document, contact: { ...draft.document.contact, email } };
      expect(bench.server.resume).toSatisfy((server) => saysTheSame(server, savable));
    },
  );

  test.prop([fc.array(anyStepOfTwo, { maxLength: 40 }), fc.boolean()], { numRuns: 150 })(
    '[ED19] never overwrites what was written elsewhere, nor drops what was typed, unasked',
    async (steps, isMineKept) => {
      const bench = await benchAfter(steps);
      await bench.settle();
      void bench.store.refresh();
      await bench.settle();
      const mine = textOf(bench.store.get().draft.document, 'summary');
      const conflict = bench.store.get().draft.conflicts.get('summary');
      const theirs = textOf(bench.server.resume, 'summary');
      if (conflict) expect(conflict.value).toBe(theirs);
      else expect(mine).toBe(theirs);

      if (isMineKept) bench.store.keepMine('summary');
      else bench.store.takeTheirs('summary');
      await bench.settle();
      expect(textOf(bench.server.resume, 'summary')).toBe(isMineKept ? mine : theirs);
      expect(textOf(bench.store.get().draft.document, 'summary')).toBe(isMineKept ? mine : theirs);
      expect(bench.storage.length).toBe(0);
    },
  );
});
