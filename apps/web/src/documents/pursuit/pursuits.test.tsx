import {
  createDocument,
  deleteDocument,
  getDocument,
  listPursuits,
  restoreDocument,
  savePart,
} from '@shortlist/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { contentsSent, type Network } from '../../network.test-support.ts';
import { openAt } from '../../open-app.test-support.tsx';
import { bookmarkOf } from './add/shared-posting.ts';
import { sayMoment } from './days.ts';
import {
  closeScene,
  idOf,
  LIST,
  openScene,
  ROUTES,
  rowOf,
  type Scene,
} from './pursuit-scene.test-support.tsx';

let scene: Scene;
let network: Network;
beforeEach(() => {
  scene = openScene();
  network = scene.network;
});
afterEach(closeScene);

const shown = () =>
  within(screen.getByRole('list', { name: 'My applications' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

async function openList(query = '') {
  const app = openAt(LIST + query, ROUTES);
  await screen.findByRole('list', { name: 'My applications' });
  return app;
}

it('[AP4] the list sums up, and the address holds what it searches, filters and sorts by', async () => {
  const { user, address } = await openList('?sort=title');
  expect(screen.getByText('3 tracked · 2 waiting · 2 quiet for two weeks')).toBeTruthy();
  expect(shown()).toEqual(['Äbtissin', 'Baker', 'Cook']);

  await user.click(screen.getByRole('button', { name: 'Talking 1' }));
  await user.click(screen.getByRole('button', { name: 'Saved 1' }));
  expect(address()).toBe(`${LIST}?sort=title&state=saved%2Ctalking`);
  await waitFor(() => expect(shown()).toEqual(['Äbtissin', 'Baker']));

  await user.type(screen.getByLabelText('Search'), 'abtiss');
  await waitFor(() => expect(shown()).toEqual(['Äbtissin']));
  expect(screen.getByText('1 of 3')).toBeTruthy();
  expect(address()).toContain('q=abtiss');
});

it('[AP4] a state is changed in its row, and of many at once; what is deleted comes back by Undo', async () => {
  const { user } = await openList();
  await user.click(screen.getByRole('button', { name: 'Status of Baker: Saved' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Applied' }));
  expect(await screen.findByRole('button', { name: 'Status of Baker: Applied' })).toBeTruthy();
  await waitFor(() => expect(contentsSent(network, 'state')).toHaveLength(1));
  expect(contentsSent(network, 'state')[0]).toMatchObject({ meaning: 'applied', reasons: [] });

  await user.click(screen.getByRole('checkbox', { name: 'Select Cook' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Äbtissin' }));
  expect(screen.getByText('2 selected')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Set status' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Talking' }));
  await screen.findByRole('button', { name: 'Status of Cook: Talking' });
  // One that is in it already keeps what is said of it.
  screen.getByRole('button', { name: /^Status of Äbtissin: Talking.*2/u });

  scene.rows = scene.rows.slice(0, 1);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 applications were deleted.')).toBeTruthy();
  await waitFor(() => expect(shown()).toEqual(['Baker']));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(network.sentTo(restoreDocument)).toHaveLength(2));
  expect(contentsSent(network, 'state').map(({ meaning }) => meaning)).toEqual([
    'applied',
    'talking',
  ]);
});

it('an empty list says in one sentence what to do, with the way there', async () => {
  scene.rows = [];
  openAt(LIST, ROUTES);
  const add = await screen.findByRole('link', { name: 'Add application' });
  expect(add.getAttribute('href')).toBe(`${LIST}/new`);
  expect(screen.getByText(/^Paste a job posting/u)).toBeTruthy();
});

const POSTING = `Senior Baker
Acme Bakeries
Bern

https://jobs.example/acme/12

Salary: CHF 70,000 a year
Apply by 20 December 2026
You bake bread.`;

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

it('[AP5] a pasted posting fills the fields; what is corrected by hand stays, and all of it is saved', async () => {
  const { user, address } = openAt(`${LIST}/new`, ROUTES);
  const paste = await screen.findByLabelText('Paste the posting');
  await user.type(field('Company'), 'Acme');
  await user.click(paste);
  await user.paste(POSTING);
  await waitFor(() => expect(field('Job title').value).toBe('Senior Baker'));
  expect(field('Company').value).toBe('Acme');
  expect(field('Location').value).toBe('Bern');
  expect(field('Apply by').value).toBe('2026-12-20');
  expect(field('Link').value).toBe('https://jobs.example/acme/12');

  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Senior Baker, Acme' })).toBeTruthy();
  expect(address()).toMatch(/^\/job_board\/applications\/[0-9a-f-]{36}$/u);
  await waitFor(() => expect(contentsSent(network, 'posting')).toHaveLength(1));
  expect(contentsSent(network, 'posting')[0]).toMatchObject({
    company: 'Acme',
    title: 'Senior Baker',
    lastDay: '2026-12-20',
    text: POSTING,
  });
});

it('[AP5] what a bookmark hands over after "#" fills the form and leaves the address', async () => {
  const script = bookmarkOf('https://here.test/job_board/applications/new');
  expect(script).toMatch(/^javascript:/u);
  const shared = { url: 'https://jobs.example/7', title: 'Cook - Zenith', text: 'You cook.' };
  const { router } = openAt(`${LIST}/new#${encodeURIComponent(JSON.stringify(shared))}`, ROUTES);
  const paste = await screen.findByLabelText<HTMLTextAreaElement>('Paste the posting');
  expect(paste.value).toBe('Cook - Zenith\n\nYou cook.');
  expect(field('Link').value).toBe('https://jobs.example/7');
  await waitFor(() => expect(router.get().location.hash).toBe(''));
  expect(paste.value).toBe('Cook - Zenith\n\nYou cook.');
});

it('[AP5] warns before a posting is saved twice, and before a company is applied to again', async () => {
  const at = '2026-05-04T09:00:00.000Z';
  scene.rows = [
    rowOf(1, { title: 'Baker', company: 'Acme GmbH', url: 'https://jobs.example/1' }),
    rowOf(2, {
      title: 'Cook',
      company: 'Zenith',
      events: [{ at, meaning: 'applied', round: null, stage: '' }],
    }),
  ];
  const { user } = openAt(`${LIST}/new`, ROUTES);
  await screen.findByLabelText('Paste the posting');
  await user.type(field('Company'), 'zenith ltd');
  await user.type(field('Job title'), 'Waiter');
  expect(await screen.findByText('You applied to Zenith in May 2026.')).toBeTruthy();
  await user.type(field('Link'), 'http://jobs.example/1?utm_source=mail');
  expect(await screen.findByText('You saved this on May 3, 2026.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save anyway' })).toBeTruthy();
});

it('[AP4] without a network an application is added, and stands in the list as it was left', async () => {
  expectPrinted('A document that was begun offline could not be made on the server.');
  network.cut(createDocument);
  network.cut(getDocument);
  network.cut(savePart);
  const { user } = openAt(`${LIST}/new`, ROUTES);
  await screen.findByLabelText('Paste the posting');
  await user.type(field('Job title'), 'Miller');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Miller' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Talking' }));
  await act(async () => {});
  await user.click(screen.getByRole('link', { name: 'My applications' }));
  expect(await screen.findByRole('button', { name: 'Status of Miller: Talking' })).toBeTruthy();
  expect(shown()[0]).toBe('Miller');
});

it('[AP4] an application keeps people, interviews, the next step and pay that is none', async () => {
  const { user } = openAt(`${LIST}/${idOf(1)}`, ROUTES);
  await screen.findByRole('heading', { name: 'Status' });
  await user.type(field('What to do'), 'Call Bo');
  await user.click(screen.getByRole('button', { name: 'Add person' }));
  await user.type(field('Name'), 'Bo');
  await user.type(field('Asked: amount'), '70,000.5');
  await user.click(screen.getByRole('button', { name: 'Closed' }));
  await user.click(screen.getByRole('checkbox', { name: 'No answer' }));
  await waitFor(() => expect(contentsSent(network, 'pay').at(-1)).toBeTruthy(), { timeout: 5000 });
  await waitFor(() =>
    expect(contentsSent(network, 'state').at(-1)).toMatchObject({
      meaning: 'closed',
      reasons: ['noAnswer'],
    }),
  );
  expect(contentsSent(network, 'pay').at(-1)).toMatchObject({
    asked: { amount: 70_000.5 },
    offered: { amount: null },
  });
  expect(contentsSent(network, 'next').at(-1)).toMatchObject({ what: 'Call Bo' });
  expect(contentsSent(network, 'person:').at(-1)).toMatchObject({ name: 'Bo' });
});

it('[AP4] a time has four digits of a year; one with more that is there already is said as it stands', async () => {
  const { user } = openAt(`${LIST}/${idOf(1)}`, ROUTES);
  await user.click(await screen.findByRole('button', { name: 'Add interview' }));
  for (const [name, time] of [
    ['Date and time', '2026-05-04T10:00'],
    ['Apply by', '2026-05-04'],
  ] as const) {
    fireEvent.change(field(name), { target: { value: `1${time}` } });
    expect(field(name).value).toBe('');
    fireEvent.change(field(name), { target: { value: time } });
    expect(field(name).value).toBe(time);
  }
  expect(sayMoment('12026-05-04T10:00', 'en')).toBe('12026-05-04T10:00');
});

it('[AP4] the list is asked for again after an application was changed on its page', async () => {
  const { user } = await openList();
  await user.click(screen.getByRole('link', { name: 'Baker' }));
  await user.click(await screen.findByRole('button', { name: 'Offer' }));
  await waitFor(() => expect(contentsSent(network, 'state')).toHaveLength(1));
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'Save status' }).textContent).toBe('Saved'),
  );
  expect(network.sentTo(listPursuits)).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'My applications' }));
  expect(await screen.findByRole('button', { name: 'Status of Baker: Offer' })).toBeTruthy();
  await waitFor(() => expect(network.sentTo(listPursuits)).toHaveLength(2));
});

it('[AP4] many changes ask for the list once, when the last of them is sent', async () => {
  const { user } = await openList();
  const { fetch } = globalThis;
  let saves = 0;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === savePart.method) {
      saves += 1;
      await new Promise((resolve) => setTimeout(resolve, 100 * saves));
    }
    return fetch(url, init);
  });
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: 'Set status' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Offer' }));
  await waitFor(() => expect(network.sentTo(listPursuits).length).toBeGreaterThan(1));
  expect(contentsSent(network, 'state')).toHaveLength(3);
  expect(network.sentTo(listPursuits)).toHaveLength(2);
});

it('[AP4] where the control that was pressed goes away, what follows has the focus', async () => {
  const { user } = await openList('?sort=title&state=saved,applied');
  const all = () => screen.getByRole('checkbox', { name: 'Select all' });
  await user.click(screen.getByRole('button', { name: 'Status of Baker: Saved' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Talking' }));
  const cook = screen.getByRole('button', { name: 'Status of Cook: Applied' });
  await waitFor(() => expect(document.activeElement).toBe(cook));
  await user.click(cook);
  await user.click(await screen.findByRole('menuitemradio', { name: 'Saved' }));
  const changed = await screen.findByRole('button', { name: 'Status of Cook: Saved' });
  await waitFor(() => expect(document.activeElement).toBe(changed));

  await user.click(screen.getByRole('checkbox', { name: 'Select Cook' }));
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  await waitFor(() => expect(document.activeElement).toBe(all()));

  await user.type(screen.getByLabelText('Search'), 'nothing');
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(document.activeElement).toBe(all()));

  await user.click(screen.getByRole('checkbox', { name: 'Select Cook' }));
  scene.rows = scene.rows.filter(({ title }) => title !== 'Cook');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(document.activeElement).toBe(all()));
});

it('[AP4] what could not be changed is said with the reason that the server gives', async () => {
  expectPrinted('An application could not be changed.');
  network.refuse(deleteDocument, 'slow_down', 'Too many calls. Wait a minute.');
  const { user } = await openList();
  await user.click(screen.getByRole('checkbox', { name: 'Select Cook' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const said = 'The application was not deleted. Too many calls. Wait a minute.';
  expect(await screen.findByText(said)).toBeTruthy();
});
