import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MOST_ENCLOSURES, MOST_FILE_BYTES, MOST_SUM_BYTES } from '@shortlist/enclosures';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serveWorkers } from '#features/keywords/analysis/direct-worker.test-support.ts';
import { answerEnclosures } from '#paper/enclosures/enclosure-questions.ts';
import { changeEnclosures, listEnclosures } from '#platform/enclosures/kept-enclosures.ts';
import { openIndexedDb } from '#platform/storage/indexed-db.test-support.ts';
import { expectPrinted } from '#printed.test-support.ts';
import type { Network } from '../../../network.test-support.ts';
import { openAt } from '../../../open-app.test-support.tsx';
import { closeLetters, openLetterServer, ROUTES, sentContents } from '../letter.test-support.tsx';

const SAMPLE = new Uint8Array(
  readFileSync(
    join(import.meta.dirname, '../../../../../../packages/enclosures/src/samples/chromium.pdf'),
  ),
);
const pdf = (name: string, bytes: BlobPart = SAMPLE) =>
  new File([bytes], name, { type: 'application/pdf' });

let id: string;
let network: Network;
beforeEach(() => {
  openIndexedDb();
  ({ id, network } = openLetterServer());
  serveWorkers({ 'enclosures-worker': () => answerEnclosures });
});
afterEach(async () => {
  await closeLetters();
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function openDialog() {
  const { user } = openAt(`/letter/${id}/final`, ROUTES);
  const open = await screen.findByRole('button', { name: 'Enclosures' });
  await waitFor(() => expect(open.ariaDisabled).toBe(null));
  await user.click(open);
  const dialog = await screen.findByRole('dialog', { name: 'Enclosures' });
  const input = await within(dialog).findByLabelText<HTMLInputElement>('Add files');
  const names = () =>
    within(dialog)
      .queryAllByRole<HTMLInputElement>('textbox')
      .map(({ value }) => value);
  return { user, dialog, input, names };
}

/** Keeps enclosures of the letter that were added before. */
const keep = (count: number, size: number) =>
  changeEnclosures({ letterId: id, owner: undefined, now: Date.now() }, () =>
    Array.from({ length: count }, (_, place) => ({
      ...{ id: `kept ${place}`, letterId: id, owner: undefined, name: `Kept ${place + 1}` },
      ...{ kind: 'pdf' as const, pages: 1, size, place, at: 0 },
    })),
  );

it('[LT4] files are added, named, moved and removed, and the focus stays where one goes on', async () => {
  const { user, dialog, input, names } = await openDialog();
  await user.upload(input, [pdf('Reference_letter.pdf'), pdf('b.pdf')]);
  await waitFor(() => expect(names()).toEqual(['Reference letter', 'b']));
  expect(await within(dialog).findByText('2 files were added.')).toBeTruthy();
  const [, second] = within(dialog).getAllByRole('textbox');
  await user.clear(second as HTMLElement);
  await user.type(second as HTMLElement, 'Certificate');
  await user.click(within(dialog).getByRole('button', { name: /^Move .*Certificate.* up$/u }));
  expect(names()).toEqual(['Certificate', 'Reference letter']);
  expect(within(dialog).getByText(/Certificate.* is now number 1 of 2\./u)).toBeTruthy();
  const up = within(dialog).getByRole('button', { name: /^Move .*Certificate.* up$/u });
  expect(up.ariaDisabled).toBe('true');
  await user.click(within(dialog).getByRole('button', { name: /^Remove .*Certificate/u }));
  expect(names()).toEqual(['Reference letter']);
  expect(document.activeElement).toBe(within(dialog).getByRole('textbox'));
  const of = { letterId: id, owner: undefined, now: Date.now() };
  await waitFor(async () => expect(await listEnclosures(of)).toHaveLength(1));
  await user.click(within(dialog).getByRole('button', { name: /^Remove/u }));
  expect(names()).toEqual([]);
  expect(document.activeElement).toBe(input);
});

it('[LT4] their names go into the list that the letter prints', async () => {
  await keep(2, 100);
  const { user, dialog } = await openDialog();
  await user.click(within(dialog).getByRole('button', { name: 'List them in the letter' }));
  await within(dialog).findByText('The letter lists all of them.');
  await waitFor(() =>
    expect(sentContents(network, 'letter').at(-1)).toMatchObject({ enclosures: 'Kept 1\nKept 2' }),
  );
});

it.each([
  { it: 'another kind', file: () => pdf('a.pdf', 'Dear'), says: 'this is not a PDF or a picture.' },
  { it: 'an empty file', file: () => pdf('a.pdf', ''), says: 'this is not a PDF or a picture.' },
  { it: 'a broken file', file: () => pdf('a.pdf', '%PDF-1.7 nothing'), says: 'it is damaged.' },
  {
    it: 'a file that is too large',
    file: () => pdf('a.pdf', new Uint8Array(MOST_FILE_BYTES + 1)),
    says: 'it is larger than 10 MB.',
  },
  { it: 'one file too many', kept: MOST_ENCLOSURES, says: 'there are 12 files already.' },
  {
    it: 'more than all may have',
    kept: 2,
    size: MOST_SUM_BYTES / 2,
    says: 'with it there would be more than 20 MB.',
  },
  { it: 'more pages than all may have', kept: 2, pages: 30, says: 'more than 60 pages.' },
])('[LT4] $it is refused with the reason', async ({ file, kept = 0, size = 9, pages, says }) => {
  await keep(kept, size);
  if (pages !== undefined)
    await changeEnclosures({ letterId: id, owner: undefined, now: Date.now() }, (all) =>
      all.map((each) => ({ ...each, pages })),
    );
  const { user, dialog, input, names } = await openDialog();
  await user.upload(input, file?.() ?? pdf('a.pdf'));
  expect((await within(dialog).findByRole('alert')).textContent).toContain(says);
  expect(names()).toHaveLength(kept);
});

it('[LT4] a browser that keeps nothing says so', async () => {
  expectPrinted('Could not be fetched: enclosures');
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const { user } = openAt(`/letter/${id}/final`, ROUTES);
  const open = await screen.findByRole('button', { name: 'Enclosures' });
  await waitFor(() => expect(open.ariaDisabled).toBe(null));
  await user.click(open);
  expect(await screen.findByText(/This browser may not keep any\./u)).toBeTruthy();
});
