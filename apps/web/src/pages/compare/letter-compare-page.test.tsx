import { type DocumentPart, getDocument, getVersion, savePart } from '@shortlist/contracts';
import { emptyContact, ResumeId } from '@shortlist/model';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openNetwork } from '#network.test-support.ts';
import { closeApp, openAt } from '#open-app.test-support.tsx';
import { serveFontsBeside } from '#paper/fonts/browser-fonts.test-support.ts';
import { LetterComparePage } from './letter-compare-page.tsx';

const ROUTES = [
  { path: '/letter/:letterId/compare', element: <LetterComparePage /> },
  { path: '/letter/:letterId', element: <h1>Letter</h1> },
];
const [ID, BASE, VERSION] = [1, 2, 3].map((at) =>
  ResumeId.parse(`7e2d5a1e-3f1d-4c7e-9a00-00000000000${at}`),
) as [ResumeId, ResumeId, ResumeId];

afterEach(async () => {
  cleanup();
  await new Promise((resolve) => setTimeout(resolve, 20));
  closeApp();
});

const part = (key: string, content: DocumentPart['content']): DocumentPart => ({
  ...{ key, content, schema: 1, revision: 1 },
});

/** A letter that has the head of its resume. */
const letterThatSays = (text: string) => ({
  document: {
    ...{ document_id: ID, kind: 'letter', title: 'To Acme', level: '' as const, industry: '' },
    ...{ revision: 1, edited: '2026-11-20T12:00:00.000Z' },
  },
  parts: [part('body', { blocks: [{ id: 'aaaaaaaa', text }] })],
  base: {
    document_id: BASE,
    parts: [part('contact', { ...emptyContact(), fullName: 'Ada King' })],
  },
});

it('[DP1] [HI1] an earlier version of a letter stands beside the letter, with what is different, which comes back', async () => {
  const network = serveFontsBeside(openNetwork);
  const success = { status: 'success' as const, message: '' };
  network.answer(getDocument, { ...success, ...letterThatSays('I build bridges and boats.') });
  network.answer(getVersion, {
    ...success,
    version: {
      version_id: VERSION,
      reason: 'named',
      name: 'First',
      at: '2026-11-19T12:00:00.000Z',
    },
    data: letterThatSays('I build bridges.'),
  });
  const { user } = openAt(`/letter/${ID}/compare?with=version.${VERSION}`, ROUTES);
  const list = await screen.findByRole('list', { name: 'List of changes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Text: “bridges.” is now “bridges and boats.”.']);
  const marked = (name: string) =>
    screen.getByRole('region', { name: `${name}, pages` }).querySelectorAll('[data-mark]').length;
  expect([marked('First'), marked('To Acme')]).toEqual([1, 1]);
  await user.keyboard('n');
  network.answer(savePart, { ...success, revision: 2, key: 'body' });
  await user.click(screen.getByRole('button', { name: 'Restore this' }));
  expect(await screen.findByText('No differences.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 of 1')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: /editor/i }));
  expect(await screen.findByRole('heading', { name: 'Letter' })).toBeTruthy();
});
