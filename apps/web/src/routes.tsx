import {
  hrefOf,
  matchPage,
  PAGES,
  type Page,
  type PageName,
  REDIRECTS,
} from '@shortlist/contracts';
import type { Sections } from '@shortlist/model';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { Shell } from '#features/shell/shell.tsx';
import { forAdmins } from '#pages/admin/admin-gate.tsx';
import { FEATURES } from '#pages/index.ts';
import { PaletteKeys } from '#pages/palette/palette-keys.tsx';
import type { PageAtPath, WebFeature } from '#pages/web-feature.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { Navigate } from '#platform/navigation/router/link.tsx';
import type { Route } from '#platform/navigation/router/match-route.ts';
import { useLocation } from '#platform/navigation/router/router-context.ts';
import { missingQuery } from '#platform/server/page-answers.ts';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { PageLoading } from './pages/page-loading.tsx';
import { RouteError } from './pages/route-error.tsx';

/** The routes of a page: one, or one for each address that it is loaded by. */
function pageRoutes(name: PageName, page: Page, loaders: WebFeature['pages']): Route[] {
  const loader = loaders[name];
  if (!loader) throw new Error(`No feature has the page "${name}".`);
  const places = typeof loader === 'function' ? [{ path: page.path, load: loader }] : loader;
  return places.map((place) => pageRoute(name, page, place));
}

function pageRoute(name: PageName, page: Page, { path, load }: PageAtPath): Route {
  const loadPage = () => loadChunk(name, load);
  if (page.access === 'admin') {
    const AdminPage = whereKnown(forAdmins(name, loadPage));
    return { path, title: name, element: <AdminPage /> };
  }
  return {
    path,
    title: name,
    load: async () => {
      const Page = await loadPage();
      return page.params ? whereKnown(Page) : Page;
    },
  };
}

/**
 * A parameter may match the pattern and still name no page, e.g. an unknown release (which sections there are is the editor's to know); a page may exist
 * for others only. Looked at while drawing, not by a loader: what the server rendered is then hydrated without a second look.
 */
function whereKnown(Page: ComponentType): ComponentType {
  return function KnownPage() {
    const { pathname } = useLocation();
    const { data: isMissing } = useQuery(missingQuery(pathname));
    return matchPage(pathname) && !isMissing ? <Page /> : <NotFoundPage />;
  };
}

/** The page of the address; from other letters of it (capitals, a slash at the end) to its own, as the server does. A section's letters are the editor's. */
function AtItsAddress({ children }: { children: ReactNode }) {
  const { pathname, search, hash, state } = useLocation();
  const found = matchPage(pathname);
  if (found?.kind !== 'moved') return children;
  return <Navigate replace to={found.to + search + hash} state={state} />;
}

const redirectRoutes = Object.values(REDIRECTS).map(({ path, to: name }): Route => {
  const to = hrefOf(name);
  const page: Page = PAGES[name];
  const Redirect = () => <Navigate to={to} replace />;
  if (page.access !== 'admin') return { path, element: <Redirect /> };
  // The address itself says nothing to others than admins, so that it stays as they typed it.
  const ForAdmins = whereKnown(forAdmins(path, async () => Redirect));
  return { path, element: <ForAdmins /> };
});

/** Makes the routes of an app of these features: each page in the order of the table, which has its address. */
export function createRoutes(
  features: readonly WebFeature[],
  table: Readonly<Record<string, Page>> = PAGES,
): readonly Route[] {
  const loaders: WebFeature['pages'] = Object.assign({}, ...features.map(({ pages }) => pages));
  const entries = Object.entries(table) as [PageName, Page][];
  return [
    ...entries.flatMap(([name, page]) => pageRoutes(name, page, loaders)),
    ...redirectRoutes,
    { path: '*', title: 'notFound', element: <NotFoundPage /> },
  ];
}

/** Makes the parts around every page, and in the place of one that is not there. The shell stays when a page fails. */
export function createPageParts(features: readonly WebFeature[]) {
  const navigation = features.flatMap((feature) => feature.navigation ?? []);
  async function sendOthers(sections?: Sections): Promise<void> {
    for (const { sendWaiting } of features) await sendWaiting?.(sections);
  }
  return {
    Frame: ({ children }: { children: ReactNode }) => (
      <Shell navigation={navigation} sendOthers={sendOthers}>
        <AtItsAddress>{children}</AtItsAddress>
        <PaletteKeys />
      </Shell>
    ),
    Loading: PageLoading,
    Failure: RouteError,
  };
}

/** Every address of the app. */
export const routes = createRoutes(FEATURES);

export const PAGE_PARTS = createPageParts(FEATURES);
