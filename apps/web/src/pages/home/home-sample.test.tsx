import { createDocument, getDocument, listDocuments } from '@shortlist/contracts';
import { ResumeId } from '@shortlist/model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { resumeWithoutEntries } from '#draft/resume-draft/model-server.test-support.ts';
import { serveFonts } from '#paper/fonts/browser-fonts.test-support.ts';
import { expectPrinted } from '#printed.test-support.ts';
import { contentsSent, type Network } from '../../network.test-support.ts';
import { closeApp, openAt } from '../../open-app.test-support.tsx';
import { EditorPage } from '../editor/editor-page.tsx';
import {
  documentAnswer,
  openSavingNetwork,
  setWindowWidth,
} from '../editor/open-editor.test-support.tsx';
import { HomePage } from './home-page.tsx';

const ID = ResumeId.parse('0b9c5a1e-3f1d-4c7e-9a00-5a3b1e000001');

let network: Network;
beforeEach(() => {
  setWindowWidth(false);
  network = openSavingNetwork();
  network.answer(listDocuments, { status: 'success', message: '', documents: [] });
  network.answer(createDocument, { status: 'success', message: '', document_id: ID });
  network.answer(getDocument, documentAnswer(ID, resumeWithoutEntries()));
  serveFontsBeside(globalThis.fetch);
});
afterEach(closeApp);

/** Font files from the disk, and everything else from the network given. */
function serveFontsBeside(api: typeof fetch): void {
  serveFonts();
  const fonts = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    String(input).startsWith('/api') ? api(input, init) : fonts(input, init);
}

async function openHome() {
  const app = openAt('/', [
    { path: '/', element: <HomePage /> },
    { path: '/resume/:resumeId/:section', element: <EditorPage /> },
  ]);
  const form = await screen.findByRole('form', { name: 'Sample resume' });
  const field = (label: string) => within(form).getByLabelText<HTMLInputElement>(label);
  return { ...app, form, field };
}

it('shows a picture of the page until a field is touched, and then the page itself, which follows', async () => {
  const { user, field } = await openHome();
  expect(screen.getByRole('img', { name: /^A printed page/ })).toBeTruthy();
  expect(document.querySelector('[data-paper]')).toBeNull();

  await user.clear(field('Full name'));
  await user.type(field('Full name'), 'Ada Łovelace');
  fireEvent.change(field('What you did'), { target: { value: 'Wrote the first program' } });
  await waitFor(() =>
    expect(document.querySelector('[data-paper]')?.textContent).toContain('Ada Łovelace'),
  );
  expect(document.querySelector('[data-paper]')?.textContent).toContain('Wrote the first program');
  expect(screen.queryByRole('img', { name: /^A printed page/ })).toBeNull();
});

it('sends and stores nothing before Keep it, which makes a resume of what was typed and opens it', async () => {
  const { user, field, address } = await openHome();
  await user.clear(field('Full name'));
  await user.type(field('Full name'), 'Ada Lovelace');
  await user.clear(field('Role'));
  await user.type(field('Role'), 'Analyst');
  expect(network.sentTo(createDocument)).toEqual([]);
  expect(localStorage).toHaveLength(0);

  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(address()).toBe(`/resume/${ID}/contact`));
  expect((await screen.findByLabelText<HTMLInputElement>(/^Full Name/)).value).toBe('Ada Lovelace');
  await waitFor(() => expect(contentsSent(network, 'experience:').length).toBeGreaterThan(0));
  expect(contentsSent(network, 'contact')[0]).toMatchObject({ fullName: 'Ada Lovelace' });
  expect(contentsSent(network, 'experience:')).toContainEqual(
    expect.objectContaining({ role: 'Analyst', company: 'Harbor Payments', isCurrent: true }),
  );
});

it('says why the sample could not be kept, keeps what was typed, and makes nothing twice', async () => {
  expectPrinted('The sample could not be kept. NetworkError');
  network.cut(createDocument);
  const { user, field, address } = await openHome();
  await user.clear(field('Role'));
  await user.type(field('Role'), 'Analyst');
  await user.click(screen.getByRole('button', { name: 'Keep it' }));

  const notice = await screen.findByRole('alertdialog', { name: 'The sample was not kept' });
  expect(notice.textContent).toContain('The server could not be reached.');
  await user.click(within(notice).getByRole('button', { name: 'OK' }));
  expect(field('Role').value).toBe('Analyst');

  network.answer(createDocument, { status: 'success', message: '', document_id: ID });
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(address()).toBe(`/resume/${ID}/contact`));
  const ids = network
    .sentTo(createDocument)
    .map(({ body }) => Reflect.get(Object(body), 'document_id'));
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});
