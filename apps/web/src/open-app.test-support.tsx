import { SECTIONS } from '@shortlist/resume';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { loadEditedPaper } from '#features/editor/frame/lazy-paper.tsx';
import { SectionsContext } from '#lib/given-sections.ts';
import { createQueryClient } from '#lib/server/query-client.ts';
import { loadDialogs } from '#ui/dialogs/dialog.tsx';
import { loadMenus } from '#ui/dialogs/menu.tsx';
import { loadPopovers } from '#ui/dialogs/popover.tsx';
import { App } from './app.tsx';

// As on a page that has stood for a moment: a press finds them loaded.
await Promise.all([loadDialogs(), loadMenus(), loadPopovers(), loadEditedPaper()]);

/** Opens the app at an address, with the pages and the kinds of section given, as a person would find it. */
export function openAt(path: string, routes: RouteObject[], sections = SECTIONS) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  render(
    <SectionsContext value={sections}>
      <App router={router} queryClient={queryClient} />
    </SectionsContext>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { user: userEvent.setup(), router, address };
}

/** Leaves nothing behind for the next test: no page and no stored thing. */
export function closeApp(): void {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
}

/** A token as the server gives it, for a user called Ada. `exp` in seconds. */
export function tokenOf(exp = 4_102_444_800, id = 'u1'): string {
  const payload = { user: { id, name: 'Ada Łovelace', email: 'ada@example.com' }, exp };
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  const encoded = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  return `e30.${encoded.replaceAll('=', '')}.signature`;
}
