import { getDocuments, listDocuments } from '@shortlist/contracts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { type Network, openNetwork } from '../../../network.test-support.ts';
import { closeApp } from '../../../open-app.test-support.tsx';
import { listOf, openList, resumeOf } from '../resumes.test-support.tsx';

let network: Network;
beforeEach(() => {
  network = openNetwork();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        setTimeout(() => tell([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  closeApp();
  vi.unstubAllGlobals();
});

it('[OC7] asks once for the cards in sight, and shows cards without a picture where that fails', async () => {
  expectPrinted('A picture of a resume was not made. NetworkError');
  const three = [resumeOf('Baker', 1), resumeOf('Cook', 2), resumeOf('Dancer', 3)];
  network.answer(listDocuments, listOf(...three));
  openList();
  await screen.findByRole('link', { name: 'Baker' });
  await waitFor(() => expect(network.sentTo(getDocuments)).toHaveLength(1));
  const ids = three.toReversed().map(({ document_id }) => document_id);
  expect(network.sentTo(getDocuments).map(({ url }) => url)).toEqual([
    `/api/documents/whole?ids=${encodeURIComponent(ids.join(','))}`,
  ]);
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(document.querySelector('article img[src^="blob:"]')).toBeNull();
});
