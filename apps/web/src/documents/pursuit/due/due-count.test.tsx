import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pursuit as PursuitPage, pursuits as PursuitsPage } from '#pages/pursuits/pages.ts';
import { erasePersonalCopies } from '#platform/storage/personal-copies.ts';
import { openAt } from '../../../open-app.test-support.tsx';
import { closeScene, LIST, openScene, rowOf } from '../pursuit-scene.test-support.tsx';
import { LateDueCount } from './late-due-count.tsx';

const ROUTES = [
  {
    path: LIST,
    element: (
      <>
        <LateDueCount isNarrow={false} />
        <PursuitsPage />
      </>
    ),
  },
  {
    path: `${LIST}/:applicationId`,
    element: (
      <>
        <LateDueCount isNarrow={false} />
        <PursuitPage />
      </>
    ),
  },
];

const LATE = { what: 'Call Bo', due: '2026-05-01' };

let scene: ReturnType<typeof openScene>;
beforeEach(() => {
  scene = openScene();
  scene.rows = [
    rowOf(1, { title: 'Baker', next: LATE }),
    rowOf(2, { title: 'Cook', next: { what: 'Write', due: '2999-01-01' } }),
    rowOf(3, { title: 'Miller', meaning: 'closed', next: LATE }),
  ];
});
afterEach(closeScene);

it('[AP4] next steps that are due are counted in the menu once they are known, until they are done', async () => {
  const { user } = openAt(LIST, ROUTES);
  expect(await screen.findByText('1 next step due')).toBeTruthy();

  await user.click(screen.getByRole('link', { name: 'Baker' }));
  const due = await screen.findByLabelText<HTMLInputElement>('Due');
  // The page shows what its own parts say: none.
  await waitFor(() => expect(screen.queryByText('1 next step due')).toBeNull());
  await user.type(due, '2026-05-02');
  expect(await screen.findByText('1 next step due')).toBeTruthy();
  const read = vi.spyOn(Storage.prototype, 'getItem');
  await user.type(screen.getByLabelText('What to do'), 'Call');
  const names = read.mock.calls.map(([name]) => name);
  read.mockRestore();
  expect(names.filter((name) => name.startsWith('shortlist-due'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Closed' }));
  await waitFor(() => expect(screen.queryByText('1 next step due')).toBeNull());
});

it('[AP4] nothing is kept of what is due once nothing is', async () => {
  scene.rows = scene.rows.slice(0, 1);
  const { user } = openAt(LIST, ROUTES);
  await screen.findByText('1 next step due');
  expect(Object.keys(localStorage).join()).toContain('due');
  // The page shows what its own parts say: none.
  await user.click(screen.getByRole('link', { name: 'Baker' }));
  await screen.findByLabelText('Due');
  await waitFor(() => expect(Object.keys(localStorage).join()).not.toContain('due'));
});

it.each(['list', 'board'])(
  '[AP4] in the %s the next step of one that is closed is not to come',
  async (view) => {
    openAt(`${LIST}?view=${view}`, ROUTES);
    await screen.findByRole('link', { name: 'Miller' });
    expect(screen.getAllByText('Call Bo')).toHaveLength(1);
  },
);

it('[AP4] nothing of what is due stays in the browser of somebody who leaves', async () => {
  openAt(LIST, ROUTES);
  await screen.findByText('1 next step due');
  expect(Object.keys(localStorage).join()).toContain('due');
  await erasePersonalCopies();
  expect(Object.keys(localStorage).join()).not.toContain('due');
});
