import { resumeWith } from '@shortlist/model/resume.test-support';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WHOLE } from './checking/check-outcome.test-support.ts';
import { useChecked } from './use-checked.ts';

const FORMATS = ['pdf'];

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The hook over a checker that answers at once, and which resumes it was asked about. */
function openHook() {
  vi.useFakeTimers();
  const asked: string[] = [];
  const check = async (resume: { look: { design: string | null } }) => {
    asked.push(resume.look.design ?? '');
    return WHOLE;
  };
  const resume = (design: string) => ({
    ...resumeWith({}),
    look: { ...resumeWith({}).look, design },
  });
  const hook = renderHook(({ shown }) => useChecked(shown, FORMATS, check), {
    initialProps: { shown: resume('one') },
  });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { asked, wait, edit: (to: string) => hook.rerender({ shown: resume(to) }), ...hook };
}

it('[EX3] checks a resume once its page has opened, and an edited one when typing has rested', async () => {
  const { asked, wait, edit, unmount } = openHook();
  await wait(1_000);
  expect(asked).toEqual(['one']);
  edit('two');
  await wait(300);
  edit('three');
  await wait(300);
  expect(asked).toEqual(['one']);
  await wait(100);
  expect(asked).toEqual(['one', 'three']);
  edit('four');
  unmount();
  await wait(1_000);
  expect(asked).toEqual(['one', 'three']);
});
