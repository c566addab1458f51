import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { useConfirm, useNotice } from './notice-context.ts';
import { NoticeProvider } from './notice-provider.tsx';

// A busy machine takes seconds to load the dialog's modules.
configure({ asyncUtilTimeout: 60_000 });

const DIALOG = './notice-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.doUnmock(DIALOG);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page that asks, says what was answered, and tells that it is done. */
function Asking({ onDone }: { onDone: (agreed: boolean) => void }) {
  const confirm = useConfirm();
  const notify = useNotice();

  async function ask() {
    const agreed = await confirm({
      title: 'Delete it?',
      text: 'For good.',
      confirmLabel: 'Delete',
    });
    await notify({ text: agreed ? 'It is gone.' : 'It is kept.' });
    onDone(agreed);
  }
  return (
    <button type="button" onClick={() => void ask()}>
      Ask
    </button>
  );
}

async function ask() {
  const onDone = vi.fn();
  const user = userEvent.setup();
  render(
    <NoticeProvider>
      <Asking onDone={onDone} />
    </NoticeProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  return { user, onDone };
}

it('asks and tells one after the other', async () => {
  const { user, onDone } = await ask();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByRole('alertdialog', { name: 'It is gone.' });
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(true));
});

it('asks and tells by the dialogs of the browser where its own could not be loaded', async () => {
  expectPrinted(
    'The dialog of a notice could not be loaded. ChunkLoadError: Loading chunk notices failed (missing)',
  );
  vi.doMock(DIALOG, () => {
    throw new Error('The network is away.');
  });
  vi.stubGlobal('confirm', vi.fn().mockReturnValueOnce(false));
  vi.stubGlobal('alert', vi.fn());
  const { onDone } = await ask();
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(false));
  expect(window.confirm).toHaveBeenCalledWith('Delete it?\n\nFor good.');
  expect(window.alert).toHaveBeenCalledWith('It is kept.');
});
