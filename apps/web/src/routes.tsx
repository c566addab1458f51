import { findPage, PAGES, type PageName, REDIRECTS } from '@shortlist/contracts';
import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, Outlet, type RouteObject, redirect } from 'react-router';
import { Shell } from '#features/shell/shell.tsx';
import { loadChunk } from '#lib/lazy-chunk.ts';
import type { RouteHandle } from '#lib/page-title.ts';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { PageLoading } from './pages/page-loading.tsx';
import type { TextPageName } from './pages/page-texts.ts';
import { RouteError } from './pages/route-error.tsx';

/** The pages with a component of their own; every other one is read and nothing else. */
const OWN_PAGES = {
  home: async () => (await import('./pages/home-page.tsx')).HomePage,
  researchRelease: async () => (await import('./pages/text-page.tsx')).ReleasePage,
  login: async () => (await import('./pages/login-page.tsx')).LoginPage,
  resetPassword: async () => (await import('./pages/reset-password-page.tsx')).ResetPasswordPage,
  verifyEmail: async () => (await import('./pages/verify-email-page.tsx')).VerifyEmailPage,
  account: async () => (await import('./pages/account-page.tsx')).AccountPage,
  resumes: async () => (await import('./pages/resumes-page.tsx')).ResumesPage,
  editor: async () => (await import('./pages/editor-page.tsx')).EditorPage,
  preview: async () => (await import('./pages/preview-page.tsx')).PreviewPage,
};

const isOwnPage = (name: PageName): name is keyof typeof OWN_PAGES => name in OWN_PAGES;

async function textPage(name: TextPageName): Promise<ComponentType> {
  const { TextPage } = await import('./pages/text-page.tsx');
  return () => <TextPage name={name} />;
}

/** A parameter may match the pattern and still name no page, e.g. an unknown section. */
function requirePage({ request }: LoaderFunctionArgs): null {
  if (!findPage(new URL(request.url).pathname)) throw new Response(null, { status: 404 });
  return null;
}

function pageRoute(name: PageName): RouteObject {
  const load = isOwnPage(name) ? OWN_PAGES[name] : () => textPage(name);
  const { path, title } = PAGES[name];
  return {
    path,
    handle: { title } satisfies RouteHandle,
    ...('params' in PAGES[name] && { loader: requirePage }),
    lazy: async () => ({ Component: await loadChunk<ComponentType>(name, load) }),
  };
}

const pageRoutes = (Object.keys(PAGES) as PageName[]).map(pageRoute);

const redirectRoutes = Object.entries(REDIRECTS).map(
  ([path, to]): RouteObject => ({ path, loader: () => redirect(to), element: <PageLoading /> }),
);

/** Every address of the app, from the contracts' table of pages. The shell stays when a page fails. */
export const routes: RouteObject[] = [
  {
    element: (
      <Shell>
        <Outlet />
      </Shell>
    ),
    children: [
      {
        errorElement: <RouteError />,
        HydrateFallback: PageLoading,
        children: [
          ...pageRoutes,
          ...redirectRoutes,
          { path: '*', element: <NotFoundPage />, handle: { title: 'Page not found' } },
        ],
      },
    ],
  },
];
