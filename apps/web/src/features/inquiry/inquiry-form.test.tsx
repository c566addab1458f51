import { sendInquiry } from '@shortlist/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { type Network, openNetwork } from '../../network.test-support.ts';
import { closeApp, openAt } from '../../open-app.test-support.tsx';
import { InquiryForm } from './inquiry-form.tsx';

let network: Network;
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  network = openNetwork();
  network.answer(sendInquiry, { status: 'success', message: '' });
  openAt('/', [{ path: '/', element: <InquiryForm /> }]);
});
afterEach(() => {
  closeApp();
  // jsdom asks these timers for its next frame too, and would wait for it in all the files that follow.
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

const FILLED = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  Email: 'ada@example.com',
  Phone: '(123) 456-7890',
  Details: 'May I ask',
};
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function fillIn(changes: Partial<typeof FILLED> = {}) {
  for (const [label, value] of Object.entries({ ...FILLED, ...changes })) {
    await user.clear(input(label));
    if (value) await user.type(input(label), value);
  }
}

const send = () => user.click(screen.getByRole('button', { name: 'Send inquiry' }));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function expectNotice(title: string, text: string) {
  const dialog = await screen.findByRole('alertdialog', { name: title });
  expect(dialog.textContent).toContain(text);
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

it.each(Object.keys(FILLED) as (keyof typeof FILLED)[])(
  '[WS5] asks for what is missing: %s',
  async (label) => {
    await fillIn({ [label]: '' });
    await send();
    await expectNotice('Missing Information', 'Please fill out all required fields.');
    await waitFor(() => expect(document.activeElement).toBe(input(label)));
    expect(network.sentTo(sendInquiry)).toHaveLength(0);
  },
);

it('[WS5] marks all that is missing, until it is filled in', async () => {
  await fillIn({ 'Last name': '', Phone: '', Details: '' });
  await send();
  await expectNotice('Missing Information', 'Please fill out all required fields.');
  const marked = () =>
    Object.keys(FILLED).filter((label) => input(label).getAttribute('aria-invalid') === 'true');
  expect(marked()).toEqual(['Last name', 'Phone', 'Details']);
  await waitFor(() => expect(document.activeElement).toBe(input('Last name')));
  await user.type(input('Phone'), '(123) 456-7890');
  await waitFor(() => expect(marked()).toEqual(['Last name', 'Details']));
});

it('[WS5] refuses an address with another ending, then a phone that is none of the US', async () => {
  await fillIn({ Email: 'ada@example.xyz', Phone: '12' });
  await send();
  await expectNotice('Invalid Input', 'Please enter a valid email address.');
  await fillIn({ Phone: '12' });
  await send();
  await expectNotice('Invalid Phone Number', 'Please enter a valid phone number.');
});

it.each([
  {
    label: 'Email',
    value: 'ann@firma.de',
    why: 'This form accepts addresses ending in .com, .net',
  },
  { label: 'Email', value: 'ann', why: 'Use the form name@example.com.' },
  { label: 'Phone', value: '+44 20 7946 0958', why: 'This form accepts US numbers: ten digits' },
])('[WS5] says why it refuses $value, in the notice and at the field', async (row) => {
  await fillIn({ [row.label]: row.value });
  await send();
  expect((await screen.findByRole('alertdialog')).textContent).toContain(row.why);
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(document.activeElement).toBe(input(row.label)));
  const ids = input(row.label).getAttribute('aria-describedby') ?? '';
  const texts = ids.split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(texts.some((text) => text?.startsWith(row.why))).toBe(true);
});

it('[WS6] shows the overlay for five seconds, then Success, and starts over', async () => {
  await fillIn();
  await send();
  expect(await screen.findByRole('dialog', { name: 'Sending your inquiry' })).toBeTruthy();
  await waitFor(() => expect(network.sentTo(sendInquiry)).toHaveLength(1));
  await pass(4_000);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await pass(1_000);
  await expectNotice('Success', 'Your inquery has been sent sucessfully');
  expect(input('First name').value).toBe('');
  expect(input('Details').value).toBe('');
  const button = screen.getByRole('button', { name: 'Send inquiry' });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('[WS6] is sent once however often Enter is pressed', async () => {
  await fillIn();
  const form = screen.getByRole('form', { name: 'Inquiry' });
  fireEvent.submit(form);
  fireEvent.submit(form);
  const overlay = await screen.findByRole('dialog', { name: 'Sending your inquiry' });
  await waitFor(() => expect(document.activeElement).toBe(overlay));
  await user.keyboard('{Enter}{Escape}');
  await pass(5_100);
  await expectNotice('Success', 'Your inquery has been sent sucessfully');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(network.sentTo(sendInquiry)).toHaveLength(1);
});

it.each([
  {
    it: 'a body that is no envelope',
    answer: () => network.answerRaw(sendInquiry, 502, 'Bad gateway'),
    printed: 'Server responded with 502: Bad gateway',
    text: 'Server responded with 502: Bad gateway',
  },
  {
    it: 'a refusal',
    answer: () => network.refuse(sendInquiry, 'slow_down', 'Please wait a little.'),
    printed: 'Please wait a little.',
    text: 'Please wait a little.',
  },
  {
    it: 'a refusal without words',
    answer: () => network.refuse(sendInquiry, 'unforeseen', ''),
    printed: '',
    text: 'An unknown error occurred.',
  },
])(
  '[WS6] tells of $it in a Submission Error, and keeps what was typed',
  async ({ answer, printed, text }) => {
    expectPrinted(`An inquiry could not be sent. ApiError: ${printed}`);
    answer();
    await fillIn();
    await send();
    await pass(5_100);
    await expectNotice('Submission Error', text);
    expect(input('Details').value).toBe('May I ask');

    // The same inquiry again is the same to the server.
    await send();
    await pass(5_100);
    const ids = network
      .sentTo(sendInquiry)
      .map(({ body }) => (body as { submissionId: string }).submissionId);
    expect(new Set(ids).size).toBe(1);
    expect(ids).toHaveLength(2);
  },
);
