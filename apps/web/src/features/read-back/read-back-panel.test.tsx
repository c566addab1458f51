import { resumeWith } from '@shortlist/model/resume.test-support';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import type { CheckOutcome } from './checking/check-file.ts';
import type { CheckFormat } from './checking/worker-checker.ts';
import { ReadBackPanel } from './read-back-panel.tsx';

const resume = resumeWith({});
const LOST: CheckOutcome = {
  kind: 'compared',
  fields: 3,
  same: 2,
  elsewhere: 1,
  differences: [
    {
      source: 'contact.fullName',
      where: {
        code: 'labels.contact',
        params: { field: { code: 'labels.contactField', params: { field: 'fullName' } } },
      },
      what: 'text',
      typed: 'Work Experience',
      read: '',
      readAs: undefined,
    },
  ],
  lines: [],
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('[EX3] lists each field that does not come back, and leads to it', async () => {
  const onPick = vi.fn();
  render(<ReadBackPanel resume={resume} onPick={onPick} check={async () => LOST} />);
  fireEvent.click(await screen.findByRole('button', { name: /^Contact, Full Name/ }));
  expect(onPick).toHaveBeenCalledWith('contact.fullName');
  expect(screen.getByText('Not read.')).toBeDefined();
});

it('[EX3] says that what it shows is of an older resume, until the newest is read', async () => {
  const busy = () => screen.getByRole('status').closest('[aria-busy]')?.getAttribute('aria-busy');
  const answers: ((outcome: CheckOutcome) => void)[] = [];
  const later: CheckFormat = () => new Promise((resolve) => answers.push(resolve));
  const panel = (of: typeof resume) => (
    <ReadBackPanel resume={of} onPick={() => {}} check={later} />
  );
  const { rerender } = render(panel(resume));
  await vi.waitFor(() => expect(answers).toHaveLength(1), 5_000);
  answers[0]?.(LOST);
  await screen.findByRole('status');
  expect(busy()).toBe('false');
  rerender(panel(resumeWith({ summary: 'More' })));
  expect(busy()).toBe('true');
});

it('[EX3] says when a file could not be read again, and tries again', async () => {
  expectPrinted('The files of the resume could not be checked. Error: The worker was not loaded.');
  let fails = true;
  const check: CheckFormat = async () => {
    if (fails) throw new Error('The worker was not loaded.');
    return LOST;
  };
  render(<ReadBackPanel resume={resume} onPick={() => {}} check={check} />);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  fails = false;
  fireEvent.click(retry);
  expect(await screen.findByText('2 of 3 fields are read correctly from the PDF.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('[EX3] reads nothing where data is saved before a person wants it', async () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
  const check = vi.fn(async () => LOST);
  render(<ReadBackPanel resume={resume} onPick={() => {}} check={check} />);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(check).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Read the file again' }));
  expect(await screen.findByText('2 of 3 fields are read correctly from the PDF.')).toBeDefined();
});
