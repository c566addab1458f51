import {
  createDocument,
  deleteDocument,
  getDocument,
  type ListedPursuit,
  listPursuits,
  restoreDocument,
  savePart,
} from '@shortlist/contracts';
import { ResumeId } from '@shortlist/model';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openBrowserCache } from '#draft/storage/browser-cache.test-support.ts';
import { expectPrinted } from '#printed.test-support.ts';
import { contentsSent, keyOf, type Network, openNetwork } from '../../network.test-support.ts';
import { closeApp, openAt } from '../../open-app.test-support.tsx';
import { pursuit as PursuitPage, pursuits as PursuitsPage } from '../../pages/pursuits/pages.ts';
import { NewPursuitPage } from './add/new-pursuit-page.tsx';
import { bookmarkOf } from './add/shared-posting.ts';
import { newRow } from './list/row-of.ts';

const ROUTES = [
  { path: '/job_board/applications/new', element: <NewPursuitPage /> },
  { path: '/job_board/applications/:applicationId', element: <PursuitPage /> },
  { path: '/job_board/applications', element: <PursuitsPage /> },
];

const OK = { status: 'success' as const, message: '' };
const idOf = (at: number) =>
  ResumeId.parse(`3b9c5a1e-3f1d-4c7e-9a00-${String(at).padStart(12, '0')}`);

let opened = 0;
const rowOf = (at: number, said: Partial<ListedPursuit>): ListedPursuit => ({
  ...newRow(idOf(opened * 100 + at), new Date('2026-05-03T12:00:00Z')),
  ...said,
});

let network: Network;
let rows: ListedPursuit[];
beforeEach(() => {
  opened += 1;
  openBrowserCache();
  network = openNetwork();
  rows = [
    rowOf(1, { title: 'Baker', company: 'Acme', location: 'Bern', meaning: 'saved' }),
    rowOf(2, { title: 'Cook', company: 'Zenith', meaning: 'applied', since: '2026-05-04' }),
    rowOf(3, { title: 'Äbtissin', company: 'Kloster', meaning: 'talking', round: 2 }),
  ];
  network.answer(listPursuits, () => ({ ...OK, applications: rows, next: null }));
  const stored = new Map<string, { content: Record<string, unknown>; revision: number }>(
    ['posting', 'state', 'next', 'notes', 'pay'].map((key) => [key, { content: {}, revision: 1 }]),
  );
  network.answer(savePart, (sent) => {
    const key = keyOf(sent);
    const revision = (stored.get(key)?.revision ?? 0) + 1;
    stored.set(key, { content: Object(sent.body).content, revision });
    return { ...OK, key, revision };
  });
  network.answer(createDocument, ({ body }) => ({ ...OK, document_id: Object(body).document_id }));
  network.answer(deleteDocument, OK);
  network.answer(restoreDocument, OK);
  network.answer(getDocument, ({ url }) => ({
    ...OK,
    document: {
      document_id: ResumeId.parse(url.split('/').at(-1)),
      ...{ kind: 'pursuit', title: 'Baker, Acme', level: '' as const, industry: '', revision: 1 },
      edited: '2026-05-03T12:00:00.000Z',
    },
    parts: [...stored].map(([key, part]) => ({ key, schema: 1, ...part })),
  }));
});
afterEach(async () => {
  cleanup();
  await new Promise((resolve) => setTimeout(resolve, 20));
  closeApp();
  vi.unstubAllGlobals();
});

const LIST = '/job_board/applications';
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
  await user.click(screen.getByRole('button', { name: 'State of Baker: Saved' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Applied' }));
  expect(await screen.findByRole('button', { name: 'State of Baker: Applied' })).toBeTruthy();
  await waitFor(() => expect(contentsSent(network, 'state')).toHaveLength(1));
  expect(contentsSent(network, 'state')[0]).toMatchObject({ meaning: 'applied', reasons: [] });

  await user.click(screen.getByRole('checkbox', { name: 'Select Cook' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Äbtissin' }));
  expect(screen.getByText('2 selected')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Set state' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Closed' }));
  await waitFor(() => expect(contentsSent(network, 'state')).toHaveLength(3));

  rows = rows.slice(0, 1);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 applications were deleted.')).toBeTruthy();
  await waitFor(() => expect(shown()).toEqual(['Baker']));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(network.sentTo(restoreDocument)).toHaveLength(2));
});

it('an empty list says in one sentence what to do, with the way there', async () => {
  rows = [];
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
  expect(field('Place').value).toBe('Bern');
  expect(field('Last day to apply').value).toBe('2026-12-20');
  expect(field('Address').value).toBe('https://jobs.example/acme/12');

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
  expect(field('Address').value).toBe('https://jobs.example/7');
  await waitFor(() => expect(router.get().location.hash).toBe(''));
  expect(paste.value).toBe('Cook - Zenith\n\nYou cook.');
});

it('[AP5] warns before a posting is saved twice, and before a company is applied to again', async () => {
  const at = '2026-05-04T09:00:00.000Z';
  rows = [
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
  await user.type(field('Address'), 'http://jobs.example/1?utm_source=mail');
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
  expect(await screen.findByRole('button', { name: 'State of Miller: Talking' })).toBeTruthy();
  expect(shown()[0]).toBe('Miller');
});

it('[AP4] an application keeps people, interviews, the next step and pay that is none', async () => {
  const { user } = openAt(`${LIST}/${idOf(opened * 100 + 1)}`, ROUTES);
  await screen.findByRole('heading', { name: 'State' });
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
