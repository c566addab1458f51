import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentAbout, getDocument, listDocuments } from '@shortlist/contracts';
import { emptyContact, ResumeId } from '@shortlist/model';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { serveWorkers } from '#features/keywords/analysis/direct-worker.test-support.ts';
import { answerEnclosures } from '#paper/enclosures/enclosure-questions.ts';
import { serveFontsBeside } from '#paper/fonts/browser-fonts.test-support.ts';
import { changeEnclosures } from '#platform/enclosures/kept-enclosures.ts';
import { openIndexedDb } from '#platform/storage/indexed-db.test-support.ts';
import { openNetwork } from '../../network.test-support.ts';
import { closeApp, openAt } from '../../open-app.test-support.tsx';
import { AttachLetter } from './attach-letter.tsx';

afterEach(() => {
  closeApp();
  localStorage.clear();
});

const SAMPLE = readFileSync(
  join(import.meta.dirname, '../../../../../packages/enclosures/src/samples/chromium.pdf'),
);

const LETTER: DocumentAbout = {
  document_id: ResumeId.parse('0b9c5a1e-3f1d-4c7e-9a00-000000000009'),
  ...{ title: 'To Acme', kind: 'letter', level: '', industry: '', revision: 1 },
  edited: '2026-11-20T12:00:00.000Z',
};

const part = (key: string, content: object) => ({
  key,
  schema: 1,
  revision: 1,
  content: { ...content },
});

/** A server with the letter, whose text is this. */
function serveLetter(text: string) {
  const network = serveFontsBeside(openNetwork);
  network.answer(listDocuments, { status: 'success', message: '', documents: [LETTER] });
  network.answer(getDocument, {
    ...{ status: 'success' as const, message: '', document: LETTER },
    parts: [part('body', { blocks: [{ id: 'a', text }] })],
    base: {
      document_id: LETTER.document_id,
      parts: [part('contact', { ...emptyContact(), fullName: 'Ada King' })],
    },
  });
}

/** The page with the button; resolves to the files that are attached, once the menu is open. */
async function openMenu() {
  const attached: File[] = [];
  const attach = <AttachLetter onAttach={(file) => attached.push(file)} />;
  const { user } = openAt('/', [{ path: '/', element: <main>{attach}</main> }]);
  await user.click(await screen.findByRole('button', { name: 'Attach one of my letters' }));
  await screen.findAllByRole('menuitem');
  return { user, attached };
}

it('[LT4] offers the letters in every format that an application takes, and attaches one once its blanks were said', async () => {
  serveLetter('I build [what].');
  const { user, attached } = await openMenu();
  await user.click(screen.getByRole('menuitem', { name: /PDF/ }));
  await screen.findByText(/\[what\] \(To Acme\)/u);
  expect(attached).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Attach anyway' }));
  await waitFor(() => expect(attached).toHaveLength(1));
  expect(attached[0]).toMatchObject({ name: 'Ada_King_Cover_letter.pdf', type: 'application/pdf' });
});

it('[LT4] attaches a letter with the enclosures that this browser keeps of it, unless that is too large', async () => {
  openIndexedDb();
  serveWorkers({ 'enclosures-worker': () => answerEnclosures });
  serveLetter('I build engines.');
  const enclosure = {
    ...{ id: 'a', letterId: LETTER.document_id, owner: undefined, name: 'Certificate' },
    ...{ kind: 'pdf' as const, pages: 1, size: 9, place: 0, at: 0 },
  };
  const of = { letterId: LETTER.document_id, owner: undefined, now: Date.now() };
  const keepFile = (bytes: Uint8Array) =>
    changeEnclosures(of, () => [enclosure], new Map([['a', Uint8Array.from(bytes).buffer]]));
  await keepFile(SAMPLE);
  const { user, attached } = await openMenu();
  const choose = async () =>
    user.click(await screen.findByRole('menuitem', { name: 'To Acme (PDF with enclosures)' }));
  await choose();
  await waitFor(() => expect(attached).toHaveLength(1));
  expect(attached[0]?.size).toBeGreaterThan(SAMPLE.length);
  const text = Buffer.from(await (attached[0] as File).arrayBuffer()).toString('latin1');
  expect(text.match(/\/Type \/Page\b(?!s)/gu)).toHaveLength(2);

  // A stream that no page needs is left out; one that a page shows is not.
  await keepFile(withPicture(11 * 1_048_576));
  await user.click(screen.getByRole('button', { name: 'Attach one of my letters' }));
  await choose();
  expect(await screen.findByText('Please upload a file of at most 10 MB.')).toBeTruthy();
  expect(attached).toHaveLength(1);
  vi.unstubAllGlobals();
});

/** A PDF whose page shows a picture of so many bytes. */
function withPicture(bytes: number): Uint8Array {
  const head = [
    '%PDF-1.7\n1 0 obj\n<</Type /Catalog /Pages 2 0 R>>\nendobj',
    '2 0 obj\n<</Type /Pages /Kids [3 0 R]>>\nendobj',
    '3 0 obj\n<</Type /Page /MediaBox [0 0 9 9] /Resources <</XObject <</P 4 0 R>>>>>>\nendobj',
    `4 0 obj\n<</Subtype /Image /Width 9 /Height 9 /Length ${bytes}>>\nstream\n`,
  ].join('\n');
  const foot = '\nendstream\nendobj\ntrailer\n<</Root 1 0 R>>\n';
  return Buffer.concat([Buffer.from(head), Buffer.alloc(bytes), Buffer.from(foot)]);
}
