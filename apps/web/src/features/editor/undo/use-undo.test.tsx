import { type EntryId, SECTIONS } from '@shortlist/model';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DraftBench } from '#draft/resume-draft/draft-bench.test-support.ts';
import { createRouter } from '#platform/navigation/router/create-router.ts';
import { memoryHistory } from '#platform/navigation/router/history.ts';
import { RouterContext } from '#platform/navigation/router/router-context.ts';
import { ToastContext } from '#ui/notices/toast-context.ts';
import { useUndo } from './use-undo.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function openDraft() {
  vi.useFakeTimers();
  const draft = await new DraftBench().open();
  vi.useRealTimers();
  return draft;
}

const removal = (id: string) =>
  ({ type: 'remove-entry', kind: 'experience', id: id as EntryId }) as const;

it('keeps nothing for an undo that could not be loaded, and hears again for the next one', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const [first, second] = [await openDraft(), await openDraft()];
  const undo = { note: vi.fn(), noteDraft: vi.fn(), catchUp: vi.fn(), takeBack: vi.fn() };
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('The network is away.'))
    .mockResolvedValueOnce({ openUndo: () => undo });
  const router = createRouter([], memoryHistory('/'));
  const folds = {
    get: () => ({}),
    subscribe: () => () => {},
    set() {},
    keep() {},
    follow: () => () => {},
  };
  const { result, rerender } = renderHook(
    ({ draft }) => useUndo('r1', { draft, sections: SECTIONS, folds }, load),
    {
      initialProps: { draft: first },
      wrapper: ({ children }) => (
        <RouterContext value={router}>
          <ToastContext value={() => {}}>{children}</ToastContext>
        </RouterContext>
      ),
    },
  );
  result.current(removal('before'));
  await waitFor(() => expect(logged).toHaveBeenCalledOnce());
  result.current(removal('after'));

  rerender({ draft: second });
  result.current(removal('second'));
  await waitFor(() => expect(undo.catchUp).toHaveBeenCalledOnce());
  result.current(removal('third'));
  expect(undo.takeBack.mock.calls).toEqual([[removal('second')], [removal('third')]]);
});
