import { getReminders, getToken, type Reminders, setReminders } from '@shortlist/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { openAt, tokenOf } from '../../../open-app.test-support.tsx';
import { closeScene, LIST, openScene, ROUTES, type Scene } from '../pursuit-scene.test-support.tsx';

const OK = { status: 'success' as const, message: '' };
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

let scene: Scene;
beforeEach(() => {
  scene = openScene();
  scene.network.answer(getToken, { token: tokenOf() });
});
afterEach(closeScene);

async function openReminders() {
  const { user } = openAt(`${LIST}?view=calendar`, ROUTES);
  await user.click(await screen.findByText('Get reminders by email'));
  return user;
}

/** Ada is logged in, and the server keeps what she chooses. */
function logIn(reminders: Reminders): void {
  localStorage.setItem('token', tokenOf());
  let kept = reminders;
  scene.network.answer(getReminders, () => ({ ...OK, reminders: kept }));
  scene.network.answer(setReminders, ({ body }) => {
    kept = body as Reminders;
    return { ...OK, reminders: kept };
  });
}
const sent = () => scene.network.sentTo(setReminders).map(({ body }) => body);
const onOff = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Email me what is due' });

it('[AP6] reminders are switched on at eight by the clock here, moved to another hour, and switched off', async () => {
  logIn({ on: false, hour: 8, zone: '' });
  const user = await openReminders();
  expect((await onOff()).checked).toBe(false);
  expect(screen.queryByLabelText('From')).toBeNull();
  await user.click(await onOff());
  const hour = await screen.findByLabelText<HTMLSelectElement>('From');
  expect(within(hour).getByRole<HTMLOptionElement>('option', { selected: true }).text).toMatch(
    /^8:00/u,
  );
  expect(screen.getByText(`In the time zone ${HERE}.`)).toBeTruthy();
  await user.selectOptions(hour, '19');
  await waitFor(async () => expect((await onOff()).checked).toBe(true));
  await user.click(await onOff());
  expect((await onOff()).checked).toBe(false);
  expect(sent()).toEqual([
    { on: true, hour: 8, zone: HERE },
    { on: true, hour: 19, zone: HERE },
    { on: false, hour: 19, zone: HERE },
  ]);
});

it('[AP6] another zone than that of the device is shown, kept, and changed by a press', async () => {
  logIn({ on: true, hour: 7, zone: 'Pacific/Auckland' });
  const user = await openReminders();
  expect(await screen.findByText('In the time zone Pacific/Auckland.')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('From'), '9');
  await user.click(await screen.findByRole('button', { name: `Use ${HERE}` }));
  expect(await screen.findByText(`In the time zone ${HERE}.`)).toBeTruthy();
  expect(screen.queryByRole('button', { name: `Use ${HERE}` })).toBeNull();
  expect(sent()).toEqual([
    { on: true, hour: 9, zone: 'Pacific/Auckland' },
    { on: true, hour: 9, zone: HERE },
  ]);
});

it('[AP6] guests are told what reminders need, and nothing is asked of the server', async () => {
  await openReminders();
  const way = screen.getByRole('link', { name: 'log in or create an account' });
  expect(way.getAttribute('href')).toBe(
    `/login?next=${encodeURIComponent(`${LIST}?view=calendar`)}`,
  );
  expect(screen.queryByRole('switch')).toBeNull();
  expect(scene.network.sentTo(getReminders)).toHaveLength(0);
});

it('[AP6] who has not confirmed the address is led to the account page', async () => {
  expectPrinted('Could not be fetched: reminders ApiError: Confirm your address.');
  localStorage.setItem('token', tokenOf());
  scene.network.refuse(getReminders, 'unverified', 'Confirm your address.');
  await openReminders();
  const way = await screen.findByRole('link', { name: 'your account page' });
  expect(way.getAttribute('href')).toBe('/account');
});

it('a choice that is not saved says so, and stays as it was', async () => {
  expectPrinted('Reminders were not saved. ApiError: Not now.');
  logIn({ on: true, hour: 7, zone: HERE });
  scene.network.refuse(setReminders, 'overload', 'Not now.');
  const user = await openReminders();
  await user.click(await onOff());
  const notice = within(await screen.findByRole('alertdialog'));
  expect(notice.getByText('Your reminders were not saved')).toBeTruthy();
  await user.click(notice.getByRole('button'));
  expect((await onOff()).checked).toBe(true);
});

it('reminders that could not be loaded are asked for again', async () => {
  expectPrinted('Could not be fetched: reminders ApiError: Not now.');
  logIn({ on: true, hour: 7, zone: HERE });
  scene.network.refuse(getReminders, 'overload', 'Not now.');
  const user = await openReminders();
  expect(await screen.findByText('Your reminders could not be loaded. Not now.')).toBeTruthy();
  scene.network.answer(getReminders, { ...OK, reminders: { on: true, hour: 7, zone: HERE } });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await onOff()).checked).toBe(true);
});
