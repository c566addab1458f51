import { endReminders } from '@shortlist/contracts';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { type Network, openNetwork } from '../../network.test-support.ts';
import { closeApp, openAt } from '../../open-app.test-support.tsx';
import { EndReminders } from './end-reminders.tsx';

let network: Network;
beforeEach(() => {
  network = openNetwork();
});
afterEach(closeApp);

const open = (path: string) =>
  openAt(path, [{ path: '/reminders/end', element: <EndReminders /> }]);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('[AP6] ends reminders by a press alone, with the token of the mail, and says so', async () => {
  network.answer(endReminders, { status: 'success', message: '' });
  const { user } = open('/reminders/end?token=a.b%2Bc');
  await heading('Stop reminders by email?');
  expect(network.sentTo(endReminders)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Stop reminders' }));
  expect(document.activeElement).toBe(await heading('Reminders are off'));
  expect(network.sentTo(endReminders).map(({ url }) => url)).toEqual([
    '/reminders/end?token=a.b%2Bc',
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});

it('says why reminders were not ended, and takes another press', async () => {
  expectPrinted('The reminders were not ended. ApiError: Not now.');
  network.refuse(endReminders, 'overload', 'Not now.');
  const { user } = open('/reminders/end?token=a.b');
  const button = await screen.findByRole('button', { name: 'Stop reminders' });
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
  network.answer(endReminders, { status: 'success', message: '' });
  await user.click(button);
  await heading('Reminders are off');
});

it('says that its address came without the token', async () => {
  open('/reminders/end');
  expect(await screen.findByText(/This link is incomplete/u)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
