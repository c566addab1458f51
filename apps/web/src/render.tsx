import type { RenderPage } from '@shortlist/contracts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createRouter } from '#lib/navigation/router/create-router.ts';
import { memoryHistory } from '#lib/navigation/router/history.ts';
import { seedAnswers } from '#lib/server/page-answers.ts';
import { createQueryClient } from '#lib/server/query-client.ts';
import { App } from './app.tsx';
import { fillShell } from './rendering/fill-shell.ts';
import { headOf } from './rendering/head-of.ts';
import { PAGE_PARTS, routes } from './routes.tsx';

export { renderFeed } from './rendering/feed.ts';

/** Draws a page as the browser would, whole and without a browser. See `RenderPage`. */
export const render: RenderPage = async ({ url, origin, shell, answers }) => {
  const address = new URL(url, origin);
  const router = createRouter(routes, memoryHistory(address.pathname + address.search));
  await router.ready;
  const { error } = router.get();
  if (error !== undefined) throw error;

  const queryClient = createQueryClient();
  await seedAnswers(queryClient, address.pathname, answers);
  const body = renderToString(
    <StrictMode>
      <App {...PAGE_PARTS} router={router} queryClient={queryClient} />
    </StrictMode>,
  );
  return fillShell(shell, { head: headOf(address, answers), body, answers });
};
