import { ENGLISH, type Language } from '@shortlist/messages';
import type { Sections } from '@shortlist/model';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { loadEditedPaper } from '#features/editor/frame/lazy-paper.tsx';
import { SectionsContext } from '#platform/given-sections.ts';
import { createRouter } from '#platform/navigation/router/create-router.ts';
import { memoryHistory } from '#platform/navigation/router/history.ts';
import type { Route } from '#platform/navigation/router/match-route.ts';
import type { RouterProviderProps } from '#platform/navigation/router/router-provider.tsx';
import { createQueryClient } from '#platform/server/query-client.ts';
import { loadDialogs } from '#ui/dialogs/dialog.tsx';
import { loadMenus } from '#ui/dialogs/menu.tsx';
import { loadPopovers } from '#ui/dialogs/popover.tsx';
import { App } from './app.tsx';

// As on a page that has stood for a moment: a press finds them loaded.
await Promise.all([loadDialogs(), loadMenus(), loadPopovers(), loadEditedPaper()]);

export type OpeningParts = Omit<RouterProviderProps, 'router'> & {
  language?: Language;
  sections?: Sections;
  /** State that the navigation that leads here takes along. */
  state?: unknown;
};

/** Opens the app at an address, with the pages and the kinds of section given, as a person would find it. */
export function openAt(
  path: string,
  routes: readonly Route[],
  { sections, language = ENGLISH, state, ...parts }: OpeningParts = {},
) {
  const history = memoryHistory(path, state);
  const router = createRouter(routes, history);
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  render(
    <SectionsContext value={sections}>
      <App {...parts} language={language} router={router} queryClient={queryClient} />
    </SectionsContext>,
  );
  const address = () => {
    const { pathname, search } = router.get().location;
    return pathname + search;
  };
  return { user: userEvent.setup(), router, history, address };
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
