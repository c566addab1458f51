import {
  ARTICLE_IDS,
  type ArticleId,
  hrefOf,
  matchPage,
  PAGES,
  type PageName,
  REDIRECTS,
} from '@shortlist/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { ArticleBody } from '#content/article.ts';
import { Shell } from '#features/shell/shell.tsx';
import { loadChunk } from '#lib/navigation/lazy-chunk.ts';
import { Navigate } from '#lib/navigation/router/link.tsx';
import type { Route } from '#lib/navigation/router/match-route.ts';
import { useLocation } from '#lib/navigation/router/router-context.ts';
import { missingQuery } from '#lib/server/page-answers.ts';
import { forAdmins } from '#pages/admin/admin-gate.tsx';
import type { TextPageName } from '#pages/site/page-texts.ts';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { PageLoading } from './pages/page-loading.tsx';
import { RouteError } from './pages/route-error.tsx';

const adminPages = () => import('#pages/admin/admin-pages.tsx');

/** Loads a page by the name that its module gives it. */
const pageOf =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  async () =>
    (await load())[name];

/** The pages with a component of their own; every other one is read and nothing else. */
const OWN_PAGES = {
  home: pageOf(() => import('#pages/site/home-page.tsx'), 'HomePage'),
  howItWorks: pageOf(() => import('#pages/site/how-it-works-page.tsx'), 'HowItWorksPage'),
  researchIndex: pageOf(() => import('#pages/site/research-page.tsx'), 'ResearchPage'),
  researchRelease: pageOf(() => import('#pages/site/text-page.tsx'), 'ReleasePage'),
  jobSearch: pageOf(() => import('#pages/jobs/job-search-page.tsx'), 'JobSearchPage'),
  job: pageOf(() => import('#pages/jobs/job-page.tsx'), 'JobPage'),
  apply: pageOf(() => import('#pages/jobs/apply-page.tsx'), 'ApplyPage'),
  contactUs: pageOf(() => import('#pages/site/contact-page.tsx'), 'ContactPage'),
  jobBoard: pageOf(() => import('#pages/jobs/job-board-page.tsx'), 'JobBoardPage'),
  faq: pageOf(() => import('#pages/site/faq-page.tsx'), 'FaqPage'),
  adminInquiries: pageOf(adminPages, 'InquiriesPage'),
  adminApplications: pageOf(adminPages, 'ApplicationsPage'),
  adminJobs: pageOf(adminPages, 'JobsPage'),
  adminRetention: pageOf(adminPages, 'RetentionPage'),
  adminStatus: pageOf(adminPages, 'StatusPage'),
  adminNewJob: pageOf(adminPages, 'NewJobPage'),
  adminJob: pageOf(adminPages, 'EditJobPage'),
  login: pageOf(() => import('#pages/account/login-page.tsx'), 'LoginPage'),
  resetPassword: pageOf(
    () => import('#pages/account/reset-password-page.tsx'),
    'ResetPasswordPage',
  ),
  verifyEmail: pageOf(() => import('#pages/account/verify-email-page.tsx'), 'VerifyEmailPage'),
  account: pageOf(() => import('#pages/account/account-page.tsx'), 'AccountPage'),
  resumes: pageOf(() => import('#pages/resumes/resumes-page.tsx'), 'ResumesPage'),
  editor: pageOf(() => import('#pages/editor/editor-page.tsx'), 'EditorPage'),
  designs: pageOf(() => import('#pages/design/designs-page.tsx'), 'DesignsPage'),
  preview: pageOf(() => import('#pages/preview/preview-page.tsx'), 'PreviewPage'),
};

const isOwnPage = (name: PageName): name is keyof typeof OWN_PAGES => name in OWN_PAGES;

/** An article's page comes with its text, each in its own chunk. */
async function articlePage(id: ArticleId): Promise<ComponentType> {
  const [{ ArticlePage }, { body }] = await Promise.all([
    import('#pages/site/article-page.tsx'),
    import(`./content/articles/${id}.ts`) as Promise<{ body: ArticleBody }>,
  ]);
  return () => <ArticlePage id={id} body={body} />;
}

/** A page about a kind of document comes with the others of that kind. */
const documentPage = async (kind: string, name: PageName): Promise<ComponentType> =>
  ((await import(`./documents/${kind}/pages.ts`)) as Record<PageName, ComponentType>)[name];

async function textPage(name: TextPageName): Promise<ComponentType> {
  const { TextPage } = await import('#pages/site/text-page.tsx');
  return () => <TextPage name={name} />;
}

function isForAdmins(path: string): boolean {
  const found = matchPage(path);
  return found?.kind === 'page' && found.page.access === 'admin';
}

/** The routes of a page: one, or one for each article, which has a chunk to load. */
function pageRoutes(name: PageName): Route[] {
  const { path } = PAGES[name];
  if (name === 'article') {
    return ARTICLE_IDS.map((id) =>
      pageRoute(name, hrefOf(name, { articleId: id }), () => articlePage(id)),
    );
  }
  return [pageRoute(name, path, pageLoader(name))];
}

function pageLoader(name: Exclude<PageName, 'article'>): () => Promise<ComponentType> {
  const page = PAGES[name];
  if ('document' in page) return () => documentPage(page.document, name);
  return isOwnPage(name) ? OWN_PAGES[name] : () => textPage(name as TextPageName);
}

function pageRoute(name: PageName, path: string, load: () => Promise<ComponentType>): Route {
  const loadPage = () => loadChunk(name, load);
  if (isForAdmins(path)) {
    const AdminPage = whereKnown(forAdmins(name, loadPage));
    return { path, title: name, element: <AdminPage /> };
  }
  const isAlways = !('params' in PAGES[name] || 'access' in PAGES[name]);
  return {
    path,
    title: name,
    load: async () => {
      const Page = await loadPage();
      return isAlways ? Page : whereKnown(Page);
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

const redirectRoutes = Object.values(REDIRECTS).map(({ path, to: page }): Route => {
  const to = hrefOf(page);
  const Redirect = () => <Navigate to={to} replace />;
  if (!isForAdmins(to)) return { path, element: <Redirect /> };
  // The address itself says nothing to others than admins, so that it stays as they typed it.
  const ForAdmins = whereKnown(forAdmins(path, async () => Redirect));
  return { path, element: <ForAdmins /> };
});

/** Every address of the app, from the contracts' table of pages. */
export const routes: readonly Route[] = [
  ...(Object.keys(PAGES) as PageName[]).flatMap(pageRoutes),
  ...redirectRoutes,
  { path: '*', title: 'notFound', element: <NotFoundPage /> },
];

/** Parts around every page, and in the place of one that is not there. The shell stays when a page fails. */
export const PAGE_PARTS = {
  Frame: ({ children }: { children: ReactNode }) => (
    <Shell>
      <AtItsAddress>{children}</AtItsAddress>
    </Shell>
  ),
  Loading: PageLoading,
  Failure: RouteError,
};
