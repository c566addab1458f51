import { DocumentAbout, getDocument, listDocuments, listJobs } from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/model';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { resumeWithoutEntries } from '#draft/resume-draft/model-server.test-support.ts';
import { type Network, openNetwork } from '../../network.test-support.ts';
import { closeApp, openAt } from '../../open-app.test-support.tsx';
import { JOBS } from '../../site-jobs.test-support.ts';
import { documentAnswer } from '../editor/open-editor.test-support.tsx';
import { PaletteKeys } from './palette-keys.tsx';

let network: Network;
beforeEach(() => {
  network = openNetwork();
  network.answer(listJobs, JOBS);
  network.answer(listDocuments, { status: 'success', message: '', documents: [] });
});
afterEach(closeApp);

const page = (
  <>
    <h1>Page</h1>
    <input aria-label="Name" />
    <PaletteKeys />
  </>
);
const openPage = (path = '/faq') => openAt(path, [{ path: '*', element: page }]);

const OTHER = '0f6c0b0e-6f0f-4d0a-9c58-1f1f4a3f5c13';

const about = (document_id: string, title: string, kind = 'resume') =>
  DocumentAbout.parse({
    document_id,
    kind,
    title,
    edited: '2026-11-01T10:00:00.000Z',
    level: '',
    industry: '',
    revision: 1,
  });

/** Answers with the documents of the kind that is asked for. */
const answerLists = (documents: Readonly<Record<string, DocumentAbout[]>>) =>
  network.answer(listDocuments, ({ url }) => ({
    status: 'success' as const,
    message: '',
    documents: documents[new URL(url, 'http://app').searchParams.get('kind') ?? ''] ?? [],
  }));

const field = () => screen.findByRole('combobox', { name: 'Search' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
  'opens the search on %s, goes where Enter leads and closes',
  async (keys) => {
    const { user, address } = openPage();
    await user.keyboard(keys);
    const box = await field();
    await waitFor(() => expect(document.activeElement).toBe(box));
    await user.keyboard('bridge');
    await waitFor(() =>
      expect(screen.getAllByRole('option')[0]?.textContent).toContain('Bridge Engineer'),
    );
    await user.keyboard('{Enter}');
    expect(address()).toBe('/company/careers/jobs/bridge-engineer');
    await isClosed();
  },
);

it('leaves the letters to a field in which somebody types, and opens on Ctrl+K', async () => {
  const { user } = openPage();
  const name = screen.getByLabelText('Name');
  await user.type(name, 'a/?');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((name as HTMLInputElement).value).toContain('a/?');
  await user.keyboard('{Control>}k{/Control}');
  expect(await field()).toBeTruthy();
});

it('offers resumes, what begins one and pages before anything is typed, and what bears the typed name first', async () => {
  answerLists({
    resume: [
      about('0f6c0b0e-6f0f-4d0a-9c58-1f1f4a3f5c11', 'Night shift'),
      about('0f6c0b0e-6f0f-4d0a-9c58-1f1f4a3f5c12', 'Import, export'),
    ],
  });
  const { user, address } = openPage('/resume');
  await user.keyboard('/');
  const group = async (name: string) =>
    within(await screen.findByRole('group', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(await group('Your resumes')).toEqual([
    expect.stringMatching(/^Night shift/),
    expect.stringMatching(/^Import, export/),
  ]);
  expect((await group('Do this'))[0]).toMatch(/^Create new resume/);
  await user.type(await field(), 'expo');
  await waitFor(() =>
    expect(screen.getAllByRole('option')[0]?.textContent).toMatch(/^Import, export/),
  );
  await user.clear(await field());
  await user.click(await screen.findByRole('option', { name: /^Create new resume/ }));
  expect(address()).toBe('/resume?begin=new');
});

it('opens where the menu asks for it', async () => {
  openPage();
  window.dispatchEvent(new Event('open-search'));
  expect(await field()).toBeTruthy();
});

it('lists the keys on "?"', async () => {
  const { user } = openPage();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(dialog).getByText('Undo')).toBeTruthy();
  await user.keyboard('{Escape}');
  await isClosed();
});

it('goes to sections of the open resume, to its download, and duplicates it', async () => {
  const id = '0b9c5a1e-3f1d-4c7e-9a00-0000000000aa' as ResumeId;
  network.answer(getDocument, documentAnswer(id, resumeWithoutEntries()));
  answerLists({ resume: [about(OTHER, 'Night shift')] });
  const { user, address } = openPage(`/resume/${id}/contact`);
  await user.keyboard('/');
  await user.type(await field(), 'go exp');
  const group = await screen.findByRole('group', { name: 'This resume' });
  expect(within(group).getByRole('option').textContent).toContain('Go to Experience');
  await user.keyboard('{Enter}');
  expect(address()).toBe(`/resume/${id}/experience`);
  await isClosed();

  await user.keyboard('/');
  await user.type(await field(), 'd');
  await waitFor(() => {
    const named = within(screen.getByRole('group', { name: 'This resume' })).getAllByRole('option');
    expect(named.map(({ textContent }) => textContent)).toEqual([
      'Design',
      expect.stringMatching(/^Download/),
      expect.stringMatching(/^Duplicate/),
    ]);
  });
  await user.click(screen.getByRole('option', { name: /^Download/ }));
  expect(address()).toBe(`/resume/${id}/final`);
  await isClosed();

  await user.keyboard('/');
  await user.type(await field(), 'comp');
  await user.click(await screen.findByRole('option', { name: /^Compare with Night shift/ }));
  expect(address()).toBe(`/resume/${id}/compare?with=${OTHER}`);
  await isClosed();

  await user.keyboard('/');
  await user.type(await field(), 'hist');
  await user.click(await screen.findByRole('option', { name: /^History/ }));
  expect(address()).toBe(`/resume/${id}/history`);
});

it('finds a letter by its name, and on its page offers its download, its history and its resume', async () => {
  const id = '0b9c5a1e-3f1d-4c7e-9a00-0000000000ab' as ResumeId;
  answerLists({ letter: [about(id, 'To Acme Pay', 'letter')] });
  const answer = documentAnswer(id, resumeWithoutEntries());
  network.answer(getDocument, {
    ...answer,
    parts: [],
    document: { ...answer.document, kind: 'letter' },
    base: { document_id: OTHER as ResumeId, parts: [] },
  });
  const { user, address } = openPage('/faq');
  await user.keyboard('/');
  await user.type(await field(), 'acme');
  const letters = await screen.findByRole('group', { name: 'Your letters' });
  await user.click(within(letters).getByRole('option', { name: /^To Acme Pay/ }));
  expect(address()).toBe(`/letter/${id}`);
  await isClosed();

  await user.keyboard('/');
  await waitFor(() => {
    const here = within(screen.getByRole('group', { name: 'This letter' })).getAllByRole('option');
    expect(here.map(({ textContent }) => textContent)).toEqual([
      'Write',
      expect.stringMatching(/^Download/),
      expect.stringMatching(/^History/),
      expect.stringMatching(/^Duplicate/),
      'Open its resume',
    ]);
  });
  await user.click(screen.getByRole('option', { name: /^History/ }));
  expect(address()).toBe(`/letter/${id}/history`);
});
