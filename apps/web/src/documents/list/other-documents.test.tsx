import { type DocumentAbout, listDocuments } from '@shortlist/contracts';
import { ResumeId } from '@shortlist/model';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openBrowserCache } from '#draft/storage/browser-cache.test-support.ts';
import { putWaitingName } from '#draft/storage/keep-names.ts';
import { keepDocument } from '#draft/storage/kept-documents.ts';
import { ResumeList } from '#features/resumes/list/resume-list.tsx';
import { FILTER_FLAG } from '#features/resumes/list/search/filter-flag.ts';
import { expectPrinted } from '#printed.test-support.ts';
import { openNetwork } from '../../network.test-support.ts';
import { closeApp, openAt } from '../../open-app.test-support.tsx';
import { DOCUMENTS } from '../index.ts';
import type { WebDocument } from '../web-document.ts';
import { othersOf } from './others.tsx';

afterEach(closeApp);

/** A kind of document that the product does not have. */
const NOTE: WebDocument = {
  kind: 'note',
  loadList: async () => ({
    useTitle: () => 'Notes',
    Create: () => <button type="button">Take a note</button>,
    Card: ({ document }) => <h3>{document.title}</h3>,
  }),
};

const documentOf = (kind: string, title: string, day: number): DocumentAbout => ({
  document_id: ResumeId.parse(`2b9c5a1e-3f1d-4c7e-9a00-0000000000${day}`),
  ...{ kind, title, level: '', industry: '', revision: 1 },
  edited: `2026-11-${day}T12:00:00.000Z`,
});

const NONE = { resume: [], letter: [], note: [] };

function openList(documents: Readonly<Record<string, readonly DocumentAbout[]>>, path = '/resume') {
  openNetwork().answer(listDocuments, ({ url }) => {
    const kind = new URL(url, 'http://list').searchParams.get('kind') ?? 'resume';
    return { status: 'success' as const, message: '', documents: [...(documents[kind] ?? [])] };
  });
  const list = (
    <ResumeList
      loadCreateResume={async () => () => null}
      loadOthers={async () => othersOf([...DOCUMENTS, NOTE])}
    />
  );
  return openAt(path, [{ path: '/resume', element: list }]);
}

const choices = () =>
  screen.queryAllByRole('button', { pressed: false }).map((each) => each.textContent);

it('[HO8] the list begins documents of each kind, and has no filter before there is another than a resume', async () => {
  openList({ ...NONE, resume: [documentOf('resume', 'Bridges', 11)] });
  expect(await screen.findByRole('button', { name: 'Write a cover letter' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Take a note' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Show' })).toBeNull();
});

it('the filter moves nothing: without a place that was kept for it, it comes with the next visit', async () => {
  const lists = {
    resume: [documentOf('resume', 'Bridges', 11)],
    letter: [documentOf('letter', 'To Acme', 12)],
    note: [],
  };
  openList(lists);
  await screen.findByRole('heading', { name: 'To Acme' });
  expect(screen.queryByRole('group', { name: 'Show' })).toBeNull();
  cleanup();
  openList(lists);
  expect(await screen.findByRole('group', { name: 'Show' })).toBeTruthy();
});

it('the list shows all kinds, or the one that is chosen, in its order and searched by its words', async () => {
  localStorage.setItem(FILTER_FLAG, 'true');
  const { user, address } = openList({
    resume: [documentOf('resume', 'Bridges', 11)],
    letter: [documentOf('letter', 'To Acme', 12), documentOf('letter', 'To Zenith', 14)],
    note: [documentOf('note', 'Call Bo', 13)],
  });
  await screen.findByRole('heading', { name: 'Call Bo' });
  const letters = () => screen.getByRole('list', { name: 'Letters' }).querySelectorAll('h3');
  await waitFor(() =>
    expect(Array.from(letters(), (each) => each.textContent)).toEqual(['To Zenith', 'To Acme']),
  );
  expect(choices()).toEqual(['Resumes', 'Letters', 'Notes']);

  await user.click(screen.getByRole('button', { name: 'Notes' }));
  expect(address()).toBe('/resume?show=note');
  expect(screen.queryByText('Bridges')).toBeNull();
  expect(screen.queryByRole('list', { name: 'Letters' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Call Bo' })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(address()).toBe('/resume');
  expect(await screen.findByText('Bridges')).toBeTruthy();
});

it('an address that asks for a kind of which there is nothing shows everything', async () => {
  const { address } = openList(
    { ...NONE, resume: [documentOf('resume', 'Bridges', 11)] },
    '/resume?show=letter',
  );
  expect(await screen.findByText('Bridges')).toBeTruthy();
  expect(address()).toBe('/resume');
});

it('a search that finds a letter alone does not say that nothing matches', async () => {
  const documents = {
    resume: [documentOf('resume', 'Bridges', 11)],
    letter: [documentOf('letter', 'To Acme', 12)],
    note: [],
  };
  openList(documents, '/resume?q=acme');
  expect(await screen.findByRole('heading', { name: 'To Acme' })).toBeTruthy();
  expect(screen.queryByText(/matches/u)).toBeNull();
  closeApp();

  openList(documents, '/resume?q=bridges&show=letter');
  expect(await screen.findByRole('button', { name: 'Clear search' })).toBeTruthy();
  expect(screen.queryByText('Bridges')).toBeNull();
});

it('without a network, what is on this device has the cards that it has online, under the names that it was given meanwhile', async () => {
  expectPrinted('Could not be fetched: resumes NetworkError');
  openBrowserCache();
  const about = { title: 'To Acme', level: '', industry: '', revision: 1 } as const;
  const documentId = documentOf('letter', '', 12).document_id;
  const place = { owner: 'guest', documentId };
  await keepDocument(place, { document: { ...about, kind: 'letter' }, parts: [] });
  putWaitingName({
    ...{ ...place, kind: 'letter', basedOn: 1, at: 1 },
    about: { ...about, title: 'To Zenith' },
  });
  openNetwork();
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  try {
    openAt('/resume', [
      {
        path: '/resume',
        element: (
          <ResumeList
            loadCreateResume={async () => () => null}
            loadOthers={async () => othersOf(DOCUMENTS)}
          />
        ),
      },
    ]);
    const letters = await screen.findByRole('list', { name: 'Letters' });
    expect(within(letters).getByRole('link', { name: 'To Zenith' })).toBeTruthy();
    expect(within(letters).getByRole('button', { name: 'Actions for To Zenith' })).toBeTruthy();
    expect(letters.textContent).not.toContain('Invalid');
  } finally {
    Reflect.deleteProperty(navigator, 'onLine');
  }
});
