import { getDocument, getVersion, listVersions } from '@shortlist/contracts';
import { applyEdit, ResumeId, SECTIONS } from '@shortlist/model';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { wholeDocument } from '#draft/server/whole-document.test-support.ts';
import { openNetwork } from '#network.test-support.ts';
import { closeApp, openAt } from '#open-app.test-support.tsx';
import { serveFontsBeside } from '#paper/fonts/browser-fonts.test-support.ts';
import { SAMPLE } from '#paper/sample-resume.test-support.ts';
import { expectPrinted } from '#printed.test-support.ts';
import { ResumeHistoryPage } from './resume-history-page.tsx';

const ID = ResumeId.parse('4b9c5a1e-3f1d-4c7e-9a00-000000000001');
const ROUTES = [{ path: '/resume/:resumeId/history', element: <ResumeHistoryPage /> }];
const AT = '2026-11-20T10:00:00.000Z';
const said = { status: 'success' as const, message: '' };
const then = wholeDocument(
  ID,
  applyEdit(SAMPLE, { type: 'set-text', kind: 'summary', text: 'As it was.' }, SECTIONS),
);

afterEach(() => {
  cleanup();
  closeApp();
});

/** A server with fonts that has the sample, and its history unless it does not answer. */
function serve() {
  const network = serveFontsBeside(openNetwork);
  network.answer(getDocument, wholeDocument(ID, SAMPLE));
  return network;
}

const version = (keys: string[]) => ({
  ...{ version_id: 't1', reason: 'typed' as const, at: AT },
  keys,
});

it('[HI1] says that the history could not be loaded, and loads it when asked again', async () => {
  expectPrinted('Could not be fetched: versions');
  const network = serve();
  const { user } = openAt(`/resume/${ID}/history`, ROUTES);
  expect(await screen.findByText('The history could not be loaded')).toBeTruthy();
  network.answer(listVersions, { ...said, versions: [], next: null });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/^No earlier versions yet/)).toBeTruthy();
});

it('[HI1] names what a version was before, a removed section too, shows it, and offers what differs of it', async () => {
  const network = serve();
  const versions = [version(['summary', 'custom-ab12', 'section:custom-ab12'])];
  network.answer(listVersions, { ...said, versions, next: null });
  const { status, message, ...data } = then;
  network.answer(getVersion, { status, message, version: version(['summary']), data });
  const { user } = openAt(`/resume/${ID}/history`, ROUTES);
  const link = await screen.findByRole('link', {
    name: /^Before changes to Summary and A removed section/,
  });
  await user.click(link);
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Before changes to Summary' }),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  const dialog = await screen.findByRole('dialog');
  const turns = await within(dialog).findAllByRole('switch');
  expect(turns.map((each) => each.parentElement?.textContent)).toEqual(['Summary']);
});

it('[HI1] says to whom a version was sent, and what was imported, and that the application keeps what is deleted here', async () => {
  const network = serve();
  const sent = { version_id: 's1', reason: 'sent' as const, company: 'Acme', at: AT };
  const imported = { version_id: 'v1', reason: 'imported' as const, at: AT };
  network.answer(listVersions, { ...said, versions: [sent, imported], next: null });
  const { status, message, ...data } = then;
  network.answer(getVersion, { status, message, version: sent, data });
  const { user } = openAt(`/resume/${ID}/history`, ROUTES);
  expect(await screen.findByRole('link', { name: /^As imported/ })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: /^Sent to Acme/ }));
  await screen.findByRole('heading', { level: 2, name: 'Sent to Acme' });
  expect(screen.queryByRole('button', { name: 'Name' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/What you sent stays with the application/)).toBeTruthy();
});

it('[HI1] says of a version that is gone that it no longer exists', async () => {
  expectPrinted('Could not be fetched: version');
  const network = serve();
  network.answer(listVersions, { ...said, versions: [], next: null });
  const calls = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    String(input).includes('/versions/t5')
      ? Promise.resolve(
          Response.json(
            { status: 'error', message: 'Not found.', code: 'not_found' },
            { status: 404 },
          ),
        )
      : calls(input, init);
  openAt(`/resume/${ID}/history?version=t5`, ROUTES);
  expect(await screen.findByText('This version no longer exists.')).toBeTruthy();
});
