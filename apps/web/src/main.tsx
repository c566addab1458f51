import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import './styles.css';
import { App } from './app.tsx';
import { loadMatchedPages } from './lib/load-matched-pages.ts';
import { logError } from './lib/log.ts';
import { readPageAnswers, seedAnswers } from './lib/page-answers.ts';
import { createQueryClient } from './lib/query-client.ts';
import { routes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

const queryClient = createQueryClient();
const app = () => (
  <StrictMode>
    <App router={createBrowserRouter(routes)} queryClient={queryClient} />
  </StrictMode>
);

/** Takes over what the server rendered; React finds what it would draw itself, page chunk included. */
async function takeOver(rendered: HTMLElement): Promise<void> {
  seedAnswers(queryClient, window.location.pathname, readPageAnswers(document));
  await loadMatchedPages(routes, window.location.pathname);
  hydrateRoot(rendered, app(), {
    onRecoverableError: (error) => logError('The page differs from what the server sent.', error),
  });
}

function draw(empty: HTMLElement): void {
  createRoot(empty).render(app());
}

if (root.hasChildNodes()) {
  // A chunk that does not come leaves the page to the router, which says so and offers Retry.
  takeOver(root).catch(() => draw(root));
} else {
  draw(root);
}
