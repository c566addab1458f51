import type { RenderPage } from '@shortlist/contracts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { loadMatchedPages } from '#lib/hydration/load-matched-pages.ts';
import { seedAnswers } from '#lib/server/page-answers.ts';
import { createQueryClient } from '#lib/server/query-client.ts';
import { AppProviders } from './app.tsx';
import { fillShell } from './rendering/fill-shell.ts';
import { headOf } from './rendering/head-of.ts';
import { routes } from './routes.tsx';

export { renderFeed } from './rendering/feed.ts';

/** Draws a page as the browser would, whole and without a browser. See `RenderPage`. */
export const render: RenderPage = async ({ url, origin, shell, answers }) => {
  const address = new URL(url, origin);
  await loadMatchedPages(routes, address.pathname);
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(address));
  if (context instanceof Response) throw new Error(`${url} leads elsewhere and has no page.`);

  const queryClient = createQueryClient();
  await seedAnswers(queryClient, address.pathname, answers);
  const body = renderToString(
    <StrictMode>
      <AppProviders queryClient={queryClient}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </AppProviders>
    </StrictMode>,
  );
  return fillShell(shell, { head: headOf(address, answers), body, answers });
};
