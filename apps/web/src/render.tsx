import { matchPage, type RenderPage } from '@shortlist/contracts';
import { loadLanguage } from '@shortlist/messages';
import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createRouter } from '#platform/navigation/router/create-router.ts';
import { memoryHistory } from '#platform/navigation/router/history.ts';
import { seedAnswers } from '#platform/server/page-answers.ts';
import { createQueryClient } from '#platform/server/query-client.ts';
import { App } from './app.tsx';
import { fillShell } from './rendering/fill-shell.ts';
import { headOf } from './rendering/head-of.ts';
import { PAGE_PARTS, routes } from './routes.tsx';

export { renderFeed } from './rendering/feed.ts';

/** Draws a page as the browser would, whole and without a browser. See `RenderPage`. */
export const render: RenderPage = async ({ url, origin, shell, language: tag, answers }) => {
  const address = new URL(url, origin);
  const router = createRouter(routes, memoryHistory(address.pathname + address.search));
  await router.ready;
  const { error } = router.get();
  if (error !== undefined) throw error;

  const queryClient = createQueryClient();
  await seedAnswers(queryClient, address.pathname, answers);
  const language = await loadLanguage(tag);
  const body = await drawWhole(
    <StrictMode>
      <App {...PAGE_PARTS} language={language} router={router} queryClient={queryClient} />
    </StrictMode>,
  );
  const found = matchPage(address.pathname);
  const isLoading = found?.kind === 'page' && found.page.rendered === 'loading';
  return fillShell(shell, { head: headOf(address, answers, language), body, answers, isLoading });
};

/** Draws parts that are loaded later as well, each in its place. */
async function drawWhole(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page, {
    onError(error) {
      throw error;
    },
    // Parts that come after what is around them would be put in their places by a script, which the policy refuses.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return new Response(prelude).text();
}
