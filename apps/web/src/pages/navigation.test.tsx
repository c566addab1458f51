import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openNetwork } from '../network.test-support.ts';
import { closeApp, openAt } from '../open-app.test-support.tsx';
import { PAGE_PARTS } from '../routes.tsx';

beforeEach(() => {
  openNetwork();
});
afterEach(closeApp);

const openShell = (path: string) =>
  openAt(path, [{ path: '*', element: <h1>Page</h1> }], PAGE_PARTS);

const nav = () => screen.getByRole('navigation', { name: 'Main' });
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('[SH1] lists the main sections, parents leading to their first link', () => {
  openShell('/');
  expect(linksIn(nav())).toEqual([
    ['Home', '/'],
    ['Resume Optimization', '/resume'],
    ['Job Board', '/job_board'],
    ['Research', '/research/index'],
    ['Company', '/company/about-us'],
    ['FAQ', '/faq'],
  ]);
});

it('[SH2] opens the Research menu with its group of latest advancements', () => {
  openShell('/research/index');
  expect(linksIn(nav())).toEqual([
    ['Research Index', '/research/index'],
    ['Research Overview', '/research/overview'],
    ['Research Residency', '/research/residency'],
    ['OpenAI o3', '/research/openai-o3'],
    ['GPT-4.5', '/research/gpt-4.5'],
    ['Sora', '/research/sora'],
  ]);
  const group = screen.getByRole('list', { name: 'Latest Advancements' });
  expect(within(group).getAllByRole('link')).toHaveLength(3);
});

it('[SH2] opens the Company menu', () => {
  openShell('/company/careers/search');
  expect(linksIn(nav())).toEqual([
    ['About Us', '/company/about-us'],
    ['Careers', '/company/careers'],
    ['Contact Us', '/company/contact'],
    ['Terms & Privacy', '/company/terms-and-privacy'],
  ]);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Careers');
});

it('[SH3] makes the first link of a chosen parent active, and comes back to the main list', async () => {
  const { user, address } = openShell('/');
  await user.click(screen.getByRole('link', { name: 'Company' }));
  expect(address()).toBe('/company/about-us');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('About Us');

  await user.click(screen.getByRole('button', { name: 'Back to Home' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Home'));
  expect(address()).toBe('/company/about-us');

  await user.click(screen.getByRole('link', { name: 'Company' }));
  expect(screen.getByRole('link', { name: 'About Us' })).toBeTruthy();
});

it('[SH3] keeps the menu of a phone open on a parent and closes it on a sub-link', async () => {
  const { user, address } = openShell('/');
  await user.click(screen.getByRole('button', { name: 'Open the navigation' }));
  const menu = await screen.findByRole('dialog', { name: 'Navigation' });
  await user.click(within(menu).getByRole('link', { name: 'Research' }));
  expect(screen.getByRole('dialog', { name: 'Navigation' })).toBe(menu);

  await user.click(within(menu).getByRole('link', { name: 'Research Residency' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/research/residency');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
  );
});
