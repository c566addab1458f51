import { createResume, saveContact } from '@shortlist/contracts';
import { bytesOf, LINKEDIN_FILES, zipOf } from '@shortlist/imports/samples.test-support';
import type { ResumeId } from '@shortlist/resume';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBrowserCache } from '#draft/storage/browser-cache.test-support.ts';
import { findNewResume } from '#draft/storage/new-resumes.ts';
import { openIndexedDb } from '#lib/reviews/indexed-db.test-support.ts';
import { findReview, keepReview, listReviews } from '#lib/reviews/kept-reviews.ts';
import { tokenOf } from '#open-app.test-support.tsx';
import type { Network } from '../../network.test-support.ts';
import {
  bring,
  closeImport,
  create,
  findReview as findReviewScreen,
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

const nameField = () => screen.getByLabelText<HTMLInputElement>('Full Name');
const unplacedIn = (review: HTMLElement) =>
  within(review).getByRole('region', { name: 'Unplaced text' });
const keptNow = () => listReviews(undefined, Date.now());

/** Types a name that only the browser's disk has, and waits for that. */
async function putRight(name: string) {
  await findReviewScreen();
  fireEvent.change(nameField(), { target: { value: name } });
  await waitFor(async () => {
    const reviews = await keptNow();
    expect(reviews.some(({ state }) => JSON.stringify(state).includes(name))).toBe(true);
  });
}

/** The page is gone without a word, and loaded again. */
async function reload() {
  cleanup();
  return openList();
}

async function goOn(app: { user: Awaited<ReturnType<typeof openList>>['user'] }, file = 'ada.doc') {
  await app.user.click(await screen.findByRole('button', { name: `Continue reviewing ${file}` }));
  return findReviewScreen();
}

const expectNoneKept = () => waitFor(async () => expect(await keptNow()).toEqual([]));

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
    expect(network.sentTo(createResume)).toHaveLength(0);

    await create(app);
    await waitFor(() => expect(app.address()).toBe(`/resume/${id}/contact`));
    expect(network.sentTo(createResume)[0]?.body).toMatchObject({ resumeName: 'From a file' });
    expect(network.sentTo(saveContact)[0]?.body).toMatchObject({ fullName: 'Ada Byron' });
    await expectNoneKept();
  },
);

it('keeps unplaced text and what was confirmed, and says that it is kept', async () => {
  const { user } = await bring(new File([zipOf(LINKEDIN_FILES)], 'linkedin.zip'));
  const review = await findReviewScreen();
  expect(review.textContent).toContain('this browser keeps it, with your changes, for 7 days');
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
  const { user } = await bring(new File([zipOf(LINKEDIN_FILES)], 'linkedin.zip'));
  const review = await findReviewScreen();
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
    await screen.findByText(/does not keep it any more/);
    expect(await keptNow()).toEqual([]);
  });
});

describe('without a server', () => {
  it('makes the resume as one that is begun offline is made, and opens its editor', async () => {
    openBrowserCache();
    network.cut(createResume);
    const app = await finish(LINES);
    await putRight('Ada Byron');
    const [kept] = await keptNow();
    await create(app);
    await waitFor(() => expect(app.address()).toBe(`/resume/${kept?.id}/contact`));
    expect(findNewResume(kept?.id ?? '')?.about.resumeName).toBe('From a file');
    expect(await screen.findByDisplayValue('Ada Byron')).toBeTruthy();
    await expectNoneKept();
  });

  it('puts nothing in twice where the page was lost between the filling and the removal', async () => {
    openBrowserCache();
    network.cut(createResume);
    await finish(LINES);
    await putRight('Ada Byron');
    const [kept] = await keptNow();
    const whole = kept && (await findReview(kept.id));
    if (!whole) throw new Error('Nothing is kept.');
    await create({ user: (await import('@testing-library/user-event')).userEvent.setup() });
    await screen.findByDisplayValue('Ada Byron');
    await expectNoneKept();
    const { read, document, ...review } = whole;
    await keepReview(review, { read, document });
    const app = await reload();
    await goOn(app);
    await create(app);
    await waitFor(() => expect(app.address()).toBe(`/resume/${kept?.id}/contact`));
    const jobs = Object.keys(localStorage).filter((name) => name.includes('|experience:'));
    expect(jobs).toHaveLength(1);
  });

  it('leaves the review where this browser can begin no resume', async () => {
    network.cut(createResume);
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
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const app = await finish(LINES);
  await findReviewScreen();
  await screen.findByText(/does not keep your last changes/);
  fireEvent.change(nameField(), { target: { value: 'Ada Byron' } });
  expect(await keptNow()).toEqual([]);
  full.mockRestore();
  await putRight('Ada King');
  await waitFor(() => expect(screen.queryByText(/does not keep/)).toBeNull());
  await create(app);
  await waitFor(() =>
    expect(network.sentTo(saveContact)[0]?.body).toMatchObject({ fullName: 'Ada King' }),
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

describe('what another release or a damaged disk has left', () => {
  async function leave(
    change: (review: NonNullable<Awaited<ReturnType<typeof findReview>>>) => object,
  ) {
    await finish(LINES);
    await putRight('Ada Byron');
    cleanup();
    const [kept] = await keptNow();
    const whole = await findReview(kept?.id ?? '');
    if (!whole) throw new Error('Nothing is kept.');
    const { read, document, ...review } = { ...whole, ...change(whole) };
    await keepReview(review, { read, document });
    const app = await openList();
    await app.user.click(await screen.findByRole('button', { name: 'Continue reviewing ada.doc' }));
    return app;
  }

  it('stays, with a sentence, where a newer version has kept it', async () => {
    await leave(() => ({ schema: 99, state: {} }));
    expect(
      await screen.findByRole('alertdialog', { name: 'A newer version kept this review' }),
    ).toBeTruthy();
    expect(await keptNow()).toHaveLength(1);
  });

  it.each([
    { of: 'its changes', damage: { state: { source: 'document', about: { resumeName: 'A' } } } },
    { of: 'what was read', damage: { read: undefined } },
    { of: 'lines', damage: { read: { text: { lines: [{}], pages: [], format: 'doc' } } } },
  ])('is read again from the file where $of cannot be shown', async ({ damage }) => {
    const { user } = await leave(() => damage);
    await user.click(await screen.findByRole('button', { name: 'Read the file again' }));
    await findReviewScreen();
    expect(nameField().value).toBe('Ada Lovelace');
    await waitFor(async () => expect(await keptNow()).toHaveLength(1));
  });

  it('can be discarded where all of it is damaged', async () => {
    const { user } = await leave(() => ({ state: 7 }));
    const dialog = await screen.findByRole('alertdialog', { name: 'This review is damaged' });
    await user.click(within(dialog).getByRole('button', { name: 'Discard it' }));
    await expectNoneKept();
  });
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

it('never offers what an account has left to whoever is here without it', async () => {
  localStorage.setItem('token', tokenOf());
  await finish(LINES);
  await findReviewScreen();
  await waitFor(async () => expect(await listReviews('u1', Date.now())).toHaveLength(1));

  cleanup();
  localStorage.removeItem('token');
  await openList();
  expect(await keptNow()).toEqual([]);
  expect(screen.queryByText('ada.doc')).toBeNull();
});
