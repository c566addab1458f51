import { DocumentAbout, listDocuments, listJobs } from '@shortlist/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Network, openNetwork } from '../../network.test-support.ts';
import { closeApp, openAt } from '../../open-app.test-support.tsx';
import { JOBS } from '../../site-jobs.test-support.ts';
import { SiteSearch } from './site-search.tsx';

const RESUME = DocumentAbout.parse({
  document_id: '0f6c0b0e-6f0f-4d0a-9c58-1f1f4a3f5c11',
  kind: 'resume',
  title: 'Night shift',
  edited: '2026-11-01T10:00:00.000Z',
  level: '',
  industry: '',
  revision: 1,
});

let network: Network;
beforeEach(() => {
  network = openNetwork();
  network.answer(listJobs, JOBS);
  network.answer(listDocuments, {
    status: 'success',
    message: '',
    documents: [RESUME],
  });
});
afterEach(closeApp);

const openSearch = () =>
  openAt('/', [
    { path: '/', element: <SiteSearch label="What can I help with?" /> },
    { path: '*', element: <h1>There</h1> },
  ]);

const field = () => screen.getByRole('combobox', { name: 'What can I help with?' });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

it('[WS1] loads nothing before it is looked at, and offers what can be done', async () => {
  const { user } = openSearch();
  expect(network.sentTo(listJobs)).toHaveLength(0);
  await user.click(field());
  await waitFor(() => expect(options()[0]).toContain('Create a resume'));
  await waitFor(() => expect(network.sentTo(listJobs)).toHaveLength(1));
});

it.each([
  { typed: 'bridge', finds: 'Bridge Engineer', under: 'Open roles' },
  { typed: 'night', finds: 'Night shift', under: 'Your resumes' },
  { typed: 'create resume', finds: 'Create a resume', under: 'Do this' },
  { typed: 'ambiguous date', finds: 'Dates that cannot be misread', under: 'Articles' },
  { typed: 'undo', finds: 'I deleted a resume. Is it gone?', under: 'Questions and answers' },
  { typed: 'privacy', finds: 'Terms & Privacy', under: 'Pages' },
  { typed: 'residncy', finds: 'Research Residency', under: 'Pages' },
])('[WS1] finds “$finds” for “$typed”', async ({ typed, finds, under }) => {
  const { user } = openSearch();
  await user.type(field(), typed);
  const group = await screen.findByRole('group', { name: under });
  await waitFor(() => expect(group.textContent).toContain(finds));
});

it('[WS1] is gone through with the arrows, and Enter goes there', async () => {
  const { user, address } = openSearch();
  await user.type(field(), 'bridge');
  await waitFor(() => expect(options()[0]).toContain('Bridge Engineer'));
  const activeText = () =>
    document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(activeText()).toContain('Bridge Engineer');
  await user.keyboard('{ArrowUp}');
  expect(activeText()).toBe(options().at(-1));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/company/careers/jobs/bridge-engineer');
});

it('[WS1] closes with Escape, and clears with the next', async () => {
  const { user } = openSearch();
  await user.type(field(), 'undo');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect((field() as HTMLInputElement).value).toBe('undo');
  await user.keyboard('{Escape}');
  expect((field() as HTMLInputElement).value).toBe('');
});

it('[WS1] offers what can be done when nothing is found', async () => {
  const { user } = openSearch();
  await user.type(field(), 'qqqzzz');
  await screen.findByText(/Nothing found for “qqqzzz”/u);
  const group = screen.getByRole('group', { name: 'Do this' });
  expect(within(group).getAllByRole('option')).toHaveLength(4);
});

it('[WS1] says nothing before a word says what is asked for', async () => {
  const { user } = openSearch();
  await user.type(field(), 'how do I');
  await waitFor(() => expect(options()[0]).toContain('Create a resume'));
  expect(screen.queryByText(/Nothing was found/u)).toBeNull();
  await user.type(field(), ' import');
  await waitFor(() => expect(options()[0]).toContain('Import a resume'));
});
