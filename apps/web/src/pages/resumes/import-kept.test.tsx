import { createDocument } from '@shortlist/contracts';
import { bytesOf, LINKEDIN_FILES, zipOf } from '@shortlist/imports/samples.test-support';
import type { ResumeId } from '@shortlist/model';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBrowserCache } from '#draft/storage/browser-cache.test-support.ts';
import { findNewDocument } from '#draft/storage/new-documents.ts';
import { tokenOf } from '#open-app.test-support.tsx';
import { listReviews } from '#platform/reviews/kept-reviews.ts';
import { openIndexedDb } from '#platform/storage/indexed-db.test-support.ts';
import { expectPrinted } from '#printed.test-support.ts';
import { contentsSent, type Network } from '../../network.test-support.ts';
import {
  expectNoneKept,
  goOn,
  keptNow,
  keptWhole,
  nameField,
  putBack,
  putRight,
  reload,
} from './kept-import.test-support.tsx';
import {
  bring,
  closeImport,
  create,
  findReview,
  finish,
  LINES,
  openImportNetwork,
  openList,
} from './open-import.test-support.tsx';

let network: Network;
let id: ResumeId;
beforeEach(() => {
  openIndexedDb();
  ({ network, id } = openImportNetwork());
});
afterEach(closeImport);

const EXPORTED = {
  basics: { name: 'Ada Lovelace', email: 'ada@example.com' },
  work: [{ name: 'Engine Company', position: 'Analyst', startDate: '2019-01' }],
};

const unplacedIn = (review: HTMLElement) =>
  within(review).getByRole('region', { name: 'Unplaced text' });

it.each([
  {
    kind: 'a document',
    begin: () => finish(LINES),
    file: 'ada.doc',
    says: 'Engine Company, London',
  },
  {
    kind: 'exported data',
    begin: () => bring(new File([bytesOf(JSON.stringify(EXPORTED))], 'export.json')),
    file: 'export.json',
    says: 'ada@example.com',
  },
])(
  'goes on after a reload with the review of $kind as it was left, and makes the resume of it',
  async ({ begin, file, says }) => {
    await begin();
    await putRight('Ada Byron');
    const app = await reload();
    const review = await goOn(app, file);
    expect(nameField().value).toBe('Ada Byron');
    expect(within(review).getByRole('region', { name: 'Document' }).textContent).toContain(says);
    expect(network.sentTo(createDocument)).toHaveLength(0);

    await create(app);
    await waitFor(() => expect(app.address()).toBe(`/resume/${id}/contact`));
    expect(network.sentTo(createDocument)[0]?.body).toMatchObject({ title: 'From a file' });
    expect(contentsSent(network, 'contact')[0]).toMatchObject({ fullName: 'Ada Byron' });
    await expectNoneKept();
  },
);

it('keeps unplaced text and what was confirmed, and says that it is kept', async () => {
  const { user } = await bring(new File([zipOf(LINKEDIN_FILES)], 'linkedin.zip'));
  const review = await findReview();
  expect(review.textContent).toContain('this browser keeps it with your changes for 7 days');
  const piece = within(unplacedIn(review)).getByText('Team Size: 6');
  const item = piece.closest('li') as HTMLElement;
  await user.click(within(item).getByRole('button', { name: 'Add to summary' }));
  await putRight('Ada Byron');
  const again = await goOn(await reload(), 'linkedin.zip');
  expect(within(unplacedIn(again)).queryByText('Team Size: 6')).toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Summary' }).value).toContain(
    'Team Size: 6',
  );
});

it('loses no keystroke, move or undo of a page that ends with it, before the disk has it', async () => {
  expectPrinted('The review of an import was not kept. DOMException');
  const { user } = await bring(new File([zipOf(LINKEDIN_FILES)], 'linkedin.zip'));
  const review = await findReview();
  await putRight('Ada Byron');
  // The disk takes nothing any more, as where the page ends at once.
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('ended', 'AbortError');
  });
  fireEvent.change(nameField(), { target: { value: 'Ada King' } });
  const pressOn = (text: string) => {
    const item = within(unplacedIn(review)).getByText(text).closest('li') as HTMLElement;
    return user.click(within(item).getByRole('button', { name: 'Add to summary' }));
  };
  await pressOn('Team Size: 6');
  await user.click(within(review).getByRole('button', { name: 'Undo' }));
  fireEvent.change(nameField(), { target: { value: 'Ada King Noel' } });
  vi.restoreAllMocks();
  const again = await goOn(await reload(), 'linkedin.zip');
  expect(nameField().value).toBe('Ada King Noel');
  expect(within(unplacedIn(again)).getByText('Team Size: 6')).toBeTruthy();
});

describe('a review that is given up', () => {
  it('is gone with Cancel', async () => {
    const { user } = await finish(LINES);
    await putRight('Ada Byron');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave it' }));
    await expectNoneKept();
  });

  it('is gone with Discard, after a question', async () => {
    await finish(LINES);
    await putRight('Ada Byron');
    const { user } = await reload();
    await user.click(await screen.findByRole('button', { name: 'Discard ada.doc' }));
    await user.click(await screen.findByRole('button', { name: 'Discard it' }));
    await expectNoneKept();
    await waitFor(() => expect(screen.queryByText('ada.doc')).toBeNull());
  });

  it('stays with Back, which says so', async () => {
    const app = await finish(LINES);
    await putRight('Ada Byron');
    await act(() => app.router.navigate(-1));
    const question = await screen.findByRole('alertdialog', { name: 'Leave what was read?' });
    expect(question.textContent).toContain('This browser keeps it for 7 days');
    await app.user.click(within(question).getByRole('button', { name: 'Leave it' }));
    await waitFor(() => expect(app.address()).toBe('/'));
    await act(() => app.router.navigate('/resume'));
    await goOn(app);
    expect(nameField().value).toBe('Ada Byron');
  });

  it('is gone for a page that goes on with it, once it was erased elsewhere, and that page says so', async () => {
    await finish(LINES);
    await putRight('Ada Byron');
    indexedDB.deleteDatabase('shortlist.reviews');
    fireEvent.change(nameField(), { target: { value: 'Ada King' } });
    await screen.findByText(/no longer keeps it/);
    expect(await keptNow()).toEqual([]);
  });
});

describe('without a server', () => {
  it('makes the resume as one that is begun offline is made, and opens its editor', async () => {
    expectPrinted(
      'A document that was begun offline could not be made on the server. NetworkError',
    );
    openBrowserCache();
    network.cut(createDocument);
    const app = await finish(LINES);
    await putRight('Ada Byron');
    const [kept] = await keptNow();
    await create(app);
    await waitFor(() => expect(app.address()).toBe(`/resume/${kept?.id}/contact`));
    expect(findNewDocument(kept?.id ?? '')?.about.title).toBe('From a file');
    expect(await screen.findByDisplayValue('Ada Byron')).toBeTruthy();
    await expectNoneKept();
  });

  it('puts nothing in twice where the page was lost between the filling and the removal', async () => {
    expectPrinted(
      'A document that was begun offline could not be made on the server. NetworkError',
    );
    openBrowserCache();
    network.cut(createDocument);
    await finish(LINES);
    await putRight('Ada Byron');
    const kept = await keptWhole();
    await create({ user: userEvent.setup() });
    await screen.findByDisplayValue('Ada Byron');
    await expectNoneKept();
    await putBack(kept);
    const app = await reload();
    await goOn(app);
    await create(app);
    await waitFor(() => expect(app.address()).toBe(`/resume/${kept.id}/contact`));
    const jobs = Object.keys(localStorage).filter((name) => name.includes('|experience:'));
    expect(jobs).toHaveLength(1);
  });

  it('leaves the review where this browser can begin no resume', async () => {
    expectPrinted('A resume could not be created. NetworkError');
    network.cut(createDocument);
    const app = await finish(LINES);
    await putRight('Ada Byron');
    await create(app);
    const stopped = await screen.findByRole('alertdialog', { name: 'The connection failed' });
    await app.user.click(within(stopped).getByRole('button', { name: 'Back to the review' }));
    await goOn(await reload());
    expect(nameField().value).toBe('Ada Byron');
  });
});

it('says that it is not kept where the storage is full, and goes on', async () => {
  expectPrinted('The review of an import was not kept. DOMException');
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const app = await finish(LINES);
  await findReview();
  await screen.findByText(/cannot keep your latest changes/);
  fireEvent.change(nameField(), { target: { value: 'Ada Byron' } });
  expect(await keptNow()).toEqual([]);
  full.mockRestore();
  await putRight('Ada King');
  await waitFor(() => expect(screen.queryByText(/cannot keep/)).toBeNull());
  await create(app);
  await waitFor(() =>
    expect(contentsSent(network, 'contact')[0]).toMatchObject({ fullName: 'Ada King' }),
  );
});

it('keeps what was read without the document where both together do not fit', async () => {
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function store(
    this: IDBObjectStore,
    ...given
  ) {
    if (given[0] instanceof ArrayBuffer) throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, given);
  });
  await finish(LINES);
  await putRight('Ada Byron');
  await goOn(await reload());
  expect(nameField().value).toBe('Ada Byron');
});

it('offers each of two reviews, and keeps them apart', async () => {
  await finish(LINES);
  await putRight('Ada Byron');
  cleanup();
  await bring(new File([bytesOf(JSON.stringify({ basics: { name: 'Udo' } }))], 'udo.json'));
  await putRight('Udo Two');
  const app = await reload();
  await goOn(app, 'udo.json');
  expect(nameField().value).toBe('Udo Two');
  cleanup();
  await goOn(await openList());
  expect(nameField().value).toBe('Ada Byron');
});

it('goes along with a guest who logs in, and is gone with the log in of another account', async () => {
  await finish(LINES);
  await putRight('Ada Byron');
  cleanup();
  localStorage.setItem('token', tokenOf());
  await goOn(await openList());
  cleanup();
  localStorage.setItem('token', tokenOf(undefined, 'u2'));
  await openList();
  await waitFor(async () => expect(await listReviews('u1', Date.now())).toEqual([]));
  expect(screen.queryByText('ada.doc')).toBeNull();
});

it('never offers what an account has left to a visitor without that account', async () => {
  localStorage.setItem('token', tokenOf());
  await finish(LINES);
  await findReview();
  await waitFor(async () => expect(await listReviews('u1', Date.now())).toHaveLength(1));

  cleanup();
  localStorage.removeItem('token');
  await openList();
  expect(await keptNow()).toEqual([]);
  expect(screen.queryByText('ada.doc')).toBeNull();
});
