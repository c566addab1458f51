import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openNetwork } from '../../network.test-support.ts';
import { closeApp, openAt } from '../../open-app.test-support.tsx';
import { ResearchList } from './research-list.tsx';

beforeEach(() => openNetwork());
afterEach(closeApp);

const openList = (query = '') =>
  openAt(`/research/index${query}`, [
    {
      path: '/research/index',
      element: (
        <main>
          <h1>Research</h1>
          <ResearchList />
        </main>
      ),
    },
    { path: '*', element: <p>Elsewhere</p> },
  ]);

const titles = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

it('[WS2] has a tab for each kind, and shows what the chosen one holds', async () => {
  const { user, address } = openList();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'All',
    'Publication',
    'Conclusion',
    'Milestone',
    'Release',
  ]);
  const all = titles().length;
  await user.click(screen.getByRole('tab', { name: 'Milestone' }));
  expect(address()).toBe('/research/index?kind=Milestone');
  expect(titles().length).toBeLessThan(all);
  expect(titles()).toContain('Every download is a tagged PDF');
});

it('[WS2] filters and sorts, and keeps both in the address', async () => {
  const { user, address } = openList();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Sora' }));
  expect(address()).toBe('/research/index?category=Sora');
  expect(titles()).toEqual(['Before you send a video introduction']);
  expect(screen.getByRole('button', { name: 'Filter (1)' })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Sort: Newest' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Title' }));
  expect(address()).toBe('/research/index?category=Sora&sort=title');
});

it('[WS2] says that nothing fits, and offers to clear the filter', async () => {
  const { user, address } = openList('?kind=Release&category=Sora');
  expect(screen.getByText('No articles match.')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Clear the filter' }));
  expect(address()).toBe('/research/index?kind=Release');
  // The link is gone; the keyboard goes on from the headline.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Research'));
});

it('leaves Alt and an arrow to the browser, whose Back they are', async () => {
  const { user, address } = openList('?kind=Milestone');
  screen.getByRole('tab', { name: 'Milestone' }).focus();
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(address()).toBe('/research/index?kind=Milestone');
  await user.keyboard('{ArrowLeft}');
  expect(address()).toBe('/research/index?kind=Conclusion');
});
