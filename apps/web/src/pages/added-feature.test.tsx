import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES, type PageName } from '@shortlist/contracts';
import { ENGLISH, en, type Language } from '@shortlist/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { NotebookPen } from 'lucide-react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { usePageTitle } from '#platform/navigation/page-title.ts';
import { openNetwork } from '../network.test-support.ts';
import { closeApp, openAt } from '../open-app.test-support.tsx';
import { createPageParts, createRoutes } from '../routes.tsx';
import { FEATURES } from './index.ts';
import { pageOf, type WebFeature } from './web-feature.ts';

/** The name of a page, and of a link, that no release has. */
const NOTES = 'notes' as PageName & 'home';

function NotesPage() {
  usePageTitle('Notes');
  return <h1>Notes</h1>;
}

/** Everything that a feature can bring: one value, and a place in the list. */
const notes: WebFeature = {
  name: 'notes',
  pages: { [NOTES]: pageOf(async () => ({ NotesPage }), 'NotesPage') },
  navigation: [{ name: NOTES, to: '/notes', icon: NotebookPen }],
};

const TABLE = { ...PAGES, [NOTES]: { path: '/notes', rendered: 'client' } } as const;

const LANGUAGE: Language = {
  ...ENGLISH,
  texts: { shell: { ...en.shell.texts, link: { ...en.shell.texts.link, [NOTES]: 'Notes' } } },
};

describe('a feature that is added', () => {
  beforeEach(() => {
    openNetwork();
  });
  afterEach(closeApp);

  const features = FEATURES.toSpliced(1, 0, notes);
  const open = (path: string) =>
    openAt(path, createRoutes(features, TABLE), {
      ...createPageParts(features),
      language: LANGUAGE,
    });

  it('[HO8] has its page at its address', async () => {
    open('/notes');
    expect(await screen.findByRole('heading', { level: 1, name: 'Notes' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Notes · Shortlist'));
  });

  it('[HO8] has its entry in the menu, at its place in the list, which leads there', async () => {
    const { user, address } = open('/faq');
    await screen.findByRole('heading', { level: 1, name: 'FAQ' });
    const menu = screen.getByRole('navigation', { name: 'Main' });
    const links = within(menu).getAllByRole('link');
    expect(links.slice(0, 3).map((link) => link.textContent)).toEqual([
      'Home',
      'Notes',
      'Resume Optimization',
    ]);

    await user.click(within(menu).getByRole('link', { name: 'Notes' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Notes' })).toBeTruthy();
    expect(address()).toBe('/notes');
    expect(within(menu).getByRole('link', { current: 'page' }).textContent).toBe('Notes');
  });

  it('[HO8] starts no app with a page in the table that no feature has', () => {
    expect(() => createRoutes(FEATURES, TABLE)).toThrow('No feature has the page "notes".');
  });
});

it('[HO8] has each page in one feature, and each feature in the folder of its name', () => {
  const named = FEATURES.flatMap(({ pages }) => Object.keys(pages));
  expect(named.toSorted()).toEqual(Object.keys(PAGES).toSorted());
  for (const { name } of FEATURES) expect(existsSync(join(import.meta.dirname, name))).toBe(true);
});
