import { type DocumentAbout, getDocuments } from '@shortlist/contracts';
import { ResumeId } from '@shortlist/model';
import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { wholeDocument } from '#draft/server/whole-document.test-support.ts';
import { openBrowserCache } from '#draft/storage/browser-cache.test-support.ts';
import { keepDocument, listCopies } from '#draft/storage/kept-documents.ts';
import { currentOwner } from '#draft/tabs/current-owner.ts';
import { openNetwork } from '#network.test-support.ts';
import { closeApp, openAt } from '#open-app.test-support.tsx';
import { SAMPLE } from '#paper/sample-resume.test-support.ts';
import { FollowersLine } from './tailored-line.tsx';

afterEach(() => {
  closeApp();
  vi.unstubAllGlobals();
});

const ID = ResumeId.parse('3b9c5a1e-3f1d-4c7e-9a00-00000000f011');

it('[OP4] keeps the resumes that follow one, asks for them again once one was edited, and puts none in the place of a newer copy', async () => {
  openBrowserCache();
  const network = openNetwork();
  const { document, parts } = wholeDocument(ID, SAMPLE);
  const whole = { document, parts };
  network.answer(getDocuments, { status: 'success', message: '', documents: [whole] });
  let edit: (edited: string) => void = () => {};
  const Followers = () => {
    const [edited, setEdited] = useState(whole.document.edited);
    edit = setEdited;
    return <FollowersLine followers={[{ ...whole.document, edited } as DocumentAbout]} />;
  };
  openAt('/', [{ path: '/', element: <Followers /> }]);
  const kept = async () => (await listCopies(currentOwner())).map(({ copy }) => copy);
  await waitFor(async () => expect(await kept()).toEqual([whole]));
  await keepDocument({ owner: currentOwner(), documentId: ID }, { is: 'newer' });
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  act(() => edit('2026-11-21T10:00:00.000Z'));
  await waitFor(async () => expect(await kept()).toEqual([whole]));
  await keepDocument({ owner: currentOwner(), documentId: ID }, { is: 'newer' });
  // Known already: nothing is asked for, and the copy stays.
  act(() => edit(whole.document.edited));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await kept()).toEqual([{ is: 'newer' }]);
  expect(network.sentTo(getDocuments)).toHaveLength(2);
});
