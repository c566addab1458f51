import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { FileProblem } from '#platform/files/check-file.ts';
import { NoticeProvider } from '../notices/notice-provider.tsx';
import { FilePicker } from './file-picker.tsx';

afterEach(cleanup);

type Settle = (problem: FileProblem) => void;

/** A form with one file, which says what it was sent with; each file waits until its check is settled. */
async function openForm() {
  const sent: (string | undefined)[] = [];
  const checks: Settle[] = [];
  const check = () => new Promise<FileProblem>((resolve) => checks.push(resolve));
  const kind = { kind: 'data', accept: '.json', mostMegabytes: 1, check } as const;

  function Form() {
    const [file, setFile] = useState<File>();
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push(file?.name);
        }}
      >
        <FilePicker label="File" kind={kind} file={file} onPick={setFile} />
        <button type="submit">Send</button>
      </form>
    );
  }
  render(
    <NoticeProvider>
      <Form />
    </NoticeProvider>,
  );
  const user = userEvent.setup();
  const pick = (name: string) => user.upload(screen.getByLabelText('File'), new File(['{}'], name));
  const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
  const settle: Settle = (problem) => checks.at(-1)?.(problem);
  await pick('first.json');
  settle(undefined);
  await screen.findByText('first.json');
  return { sent, pick, send, settle };
}

it('sends the file that was chosen last, however soon after the choice the button is pressed', async () => {
  const { sent, pick, send, settle } = await openForm();
  await pick('second.json');
  await send();
  await send();
  expect(sent).toEqual([]);
  settle(undefined);
  await waitFor(() => expect(sent).toEqual(['second.json']));
  await send();
  expect(sent).toEqual(['second.json', 'second.json']);
});

it('sends nothing where the file that was chosen last is refused, until it is asked again', async () => {
  const { sent, pick, send, settle } = await openForm();
  await pick('second.json');
  await send();
  settle('size');
  expect((await screen.findByRole('alertdialog')).textContent).toContain('File Too Large');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(sent).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await send();
  expect(sent).toEqual(['first.json']);
});
