import {
  createDocument,
  type DocumentAbout,
  getDocument,
  getPursuit,
  listDocuments,
} from '@shortlist/contracts';
import { ResumeId } from '@shortlist/model';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepJobDescription } from '#platform/storage/job-description.ts';
import type { Network } from '../../network.test-support.ts';
import { openAt } from '../../open-app.test-support.tsx';
import { pursuit as PursuitPage } from '../../pages/pursuits/pages.ts';
import {
  aboutOf,
  BASE,
  closeLetters,
  letterAnswer,
  openLetterServer,
  ROUTES,
  sentContents,
} from './letter.test-support.tsx';

const APPLICATION = ResumeId.parse('2b9c5a1e-3f1d-4c7e-9a00-000000000009');
const ALL_ROUTES = [
  { path: '/job_board/applications/:applicationId', element: <PursuitPage /> },
  ...ROUTES,
];

let network: Network;
let id: ResumeId;
beforeEach(() => {
  ({ network, id } = openLetterServer());
  sessionStorage.clear();
  const listed: DocumentAbout[] = [aboutOf(BASE, 'resume', 'Bridges')];
  network.answer(listDocuments, ({ url }) => ({
    ...{ status: 'success' as const, message: '' },
    documents: url.endsWith('kind=resume') ? listed : [],
  }));
  network.answer(createDocument, { status: 'success' as const, message: '', document_id: id });
});
afterEach(closeLetters);

/** Answers an application with this content beside the letter. */
function answerWith(posting: Record<string, string>, person?: Record<string, string>) {
  const part = (key: string, content: Record<string, string>) => ({
    key,
    schema: 1,
    revision: 1,
    content,
  });
  const pursuit = {
    ...{ status: 'success' as const, message: '' },
    document: aboutOf(APPLICATION, 'pursuit', 'Engineer, Acme'),
    parts: [part('posting', posting), ...(person ? [part('person:bo', person)] : [])],
  };
  const letter = letterAnswer(id);
  const empty = { ...letter, parts: letter.parts.map((each) => ({ ...each, content: {} })) };
  network.answer(getDocument, ({ url }) => (url.includes(APPLICATION) ? pursuit : empty));
  network.refuse(getPursuit, 'not_found', 'Nothing was sent.');
}

const dialogNow = async () => within(await screen.findByRole('dialog'));

it('[LT3] a posting that is pasted with a new letter is there to begin from', async () => {
  const { user, address } = openAt('/resume', ALL_ROUTES);
  await user.click(await screen.findByRole('button', { name: 'Write a cover letter' }));
  const dialog = await dialogNow();
  await user.click(dialog.getByLabelText(/^Job description/u));
  await user.paste('You build bridges.');
  await user.selectOptions(
    dialog.getByLabelText('Header and design from'),
    'None: I’ll write my own',
  );
  expect(dialog.queryByLabelText(/^Job description/u)).toBeNull();
  await user.selectOptions(dialog.getByLabelText('Header and design from'), 'Bridges');
  await user.click(dialog.getByRole('button', { name: 'Create letter' }));
  await waitFor(() => expect(address()).toBe(`/letter/${id}`));
  const begin = within(await screen.findByRole('region', { name: 'Begin from my resume' }));
  expect(begin.getByLabelText(/^Job description/u)).toHaveProperty('value', 'You build bridges.');
});

it('[LT3] a letter to an application without a posting is given no other job’s', async () => {
  keepJobDescription(BASE, 'You bake bread.');
  answerWith({ company: 'Acme', title: 'Bridge engineer' });
  const { user } = openAt(`/job_board/applications/${APPLICATION}`, ALL_ROUTES);
  await user.click(await screen.findByRole('button', { name: 'Write a cover letter' }));
  const posting = await (await dialogNow()).findByLabelText(/^Job description/u);
  expect(posting).toHaveProperty('value', '');
});

it('[LT3] a letter that is written from an application has its company, job, reader and posting', async () => {
  const posting = { company: 'Acme', title: 'Bridge engineer', text: 'You build bridges.' };
  answerWith(posting, { name: 'Bo Roe', role: 'Head of bridges' });
  const { user, address } = openAt(`/job_board/applications/${APPLICATION}`, ALL_ROUTES);
  await user.click(await screen.findByRole('button', { name: 'Write a cover letter' }));
  const dialog = await dialogNow();
  expect(dialog.getByLabelText(/^Name of the letter/u)).toHaveProperty('value', 'Letter to Acme');
  expect(dialog.getByLabelText(/^Job description/u)).toHaveProperty('value', posting.text);
  await waitFor(() =>
    expect(dialog.getByLabelText('Header and design from')).toHaveProperty('value', 'Bridges'),
  );
  await user.click(dialog.getByRole('button', { name: 'Create letter' }));
  await waitFor(() => expect(address()).toBe(`/letter/${id}`));
  expect(network.sentTo(createDocument)[0]?.body).toMatchObject({ kind: 'letter', base: BASE });
  await waitFor(() =>
    expect(sentContents(network, 'recipient').at(-1)).toMatchObject({
      ...{ name: 'Bo Roe', title: 'Head of bridges', company: 'Acme', address: '' },
    }),
  );
  await waitFor(() =>
    expect(sentContents(network, 'letter').at(-1)).toMatchObject({ subject: posting.title }),
  );
  expect(sentContents(network, 'contact')).toEqual([]);
});
