import { getDocument, type ListedPursuit, listPursuits, savePart } from '@shortlist/contracts';
import { ResumeId } from '@shortlist/model';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openBrowserCache } from '#draft/storage/browser-cache.test-support.ts';
import { contentsSent, keyOf, type Network, openNetwork } from '../../../network.test-support.ts';
import { closeApp, openAt } from '../../../open-app.test-support.tsx';
import { newRow } from '../list/row-of.ts';
import { pursuits as PursuitsPage } from '../pages.ts';

const LIST = '/job_board/applications';
const ROUTES = [{ path: LIST, element: <PursuitsPage /> }];
const OK = { status: 'success' as const, message: '' };

let opened = 0;
const rowOf = (at: number, said: Partial<ListedPursuit>): ListedPursuit => ({
  ...newRow(
    ResumeId.parse(`3b9c5a1e-3f1d-4c7e-9b00-${String(opened * 100 + at).padStart(12, '0')}`),
    new Date('2026-05-03T12:00:00Z'),
  ),
  ...said,
});

let network: Network;
let rows: ListedPursuit[];
beforeEach(() => {
  opened += 1;
  openBrowserCache();
  network = openNetwork();
  rows = [
    rowOf(1, { title: 'Baker', company: 'Acme', meaning: 'saved' }),
    rowOf(2, { title: 'Cook', company: 'Zenith', meaning: 'applied', since: '2026-05-04' }),
  ];
  network.answer(listPursuits, () => ({ ...OK, applications: rows, next: null }));
  network.answer(savePart, (sent) => ({ ...OK, key: keyOf(sent), revision: 2 }));
  network.answer(getDocument, ({ url }) => ({
    ...OK,
    document: {
      document_id: ResumeId.parse(url.split('/').at(-1)),
      ...{ kind: 'pursuit', title: 'Baker, Acme', level: '' as const, industry: '', revision: 1 },
      edited: '2026-05-03T12:00:00.000Z',
    },
    parts: ['posting', 'state', 'next', 'notes', 'pay'].map((key) => ({
      ...{ key, schema: 1, content: {}, revision: 1 },
    })),
  }));
});
afterEach(async () => {
  cleanup();
  await new Promise((resolve) => setTimeout(resolve, 20));
  closeApp();
  vi.unstubAllGlobals();
});

const column = (name: string) => within(screen.getByRole('region', { name }));

it('[AP4] a card is moved by keys to another column, which is said; it keeps the focus', async () => {
  const { user } = openAt(`${LIST}?view=board`, ROUTES);
  const handle = await screen.findByRole('button', { name: 'Move Baker' });
  expect(column('Saved').getByRole('link', { name: 'Baker' })).toBeTruthy();
  handle.focus();
  await user.keyboard(' {ArrowRight}{ArrowRight}');
  expect(screen.getByText('Acme, Baker: over Talking')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.getByText('Acme, Baker: back in Saved')).toBeTruthy();
  await user.keyboard(' {ArrowRight} ');
  expect(screen.getByText('Acme, Baker: moved to Applied')).toBeTruthy();
  const moved = column('Applied').getByRole('button', { name: 'Move Baker' });
  await waitFor(() => expect(document.activeElement).toBe(moved));
  await waitFor(() => expect(contentsSent(network, 'state')).toHaveLength(1));
  expect(contentsSent(network, 'state')[0]).toMatchObject({ meaning: 'applied' });
});

it('[AP4] a card is moved by its menu, which is said too', async () => {
  const { user } = openAt(`${LIST}?view=board`, ROUTES);
  await user.click(await screen.findByRole('button', { name: 'State of Cook: Applied' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Offer' }));
  expect(screen.getByText('Zenith, Cook: moved to Offer')).toBeTruthy();
  expect(column('Offer').getByRole('link', { name: 'Cook' })).toBeTruthy();
  await waitFor(() => expect(contentsSent(network, 'state')).toHaveLength(1));
});
