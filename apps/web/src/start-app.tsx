import { loadLanguage } from '@shortlist/messages';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { whenPageStands } from '#platform/hydration/when-page-stands.ts';
import { readLanguage } from '#platform/language/read-language.ts';
import { createRouter } from '#platform/navigation/router/create-router.ts';
import { browserHistory } from '#platform/navigation/router/history.ts';
import { readPageAnswers, seedAnswers } from '#platform/server/page-answers.ts';
import { createQueryClient } from '#platform/server/query-client.ts';
import { App } from './app.tsx';
import { logError } from './platform/log.ts';
import { PAGE_PARTS, routes } from './routes.tsx';

/**
 * Starts the app in `root`: hydrates what the server rendered there, page chunk included, or draws
 * the page where it sent the bare shell. A chunk that does not come leaves a rendered page to the
 * router, which says so and offers Retry. Answers how to stop.
 *
 * `onHydrated` is called once the page listens, in either case.
 */
export async function startApp(
  root: HTMLElement,
  onHydrated: () => void = () => {},
): Promise<() => void> {
  const queryClient = createQueryClient();
  const router = createRouter(routes, browserHistory());
  const language = await loadLanguage(readLanguage(document));
  if (import.meta.env.PROD) void router.ready.then(keepApp);
  const app = () => (
    <AfterMount onMount={onHydrated}>
      <StrictMode>
        <App {...PAGE_PARTS} language={language} router={router} queryClient={queryClient} />
      </StrictMode>
    </AfterMount>
  );

  function draw() {
    const drawn = createRoot(root);
    drawn.render(app());
    return () => drawn.unmount();
  }

  if (!root.hasChildNodes()) return draw();
  try {
    await seedAnswers(queryClient, window.location.pathname, readPageAnswers(document));
    await router.ready;
    const { error } = router.get();
    if (error !== undefined) throw error;
  } catch (error) {
    logError('The page that the server sent could not be hydrated.', error);
    return draw();
  }
  let hydrated: Root | undefined;
  // As a transition it is done in slices, between which the page answers to the person.
  startTransition(() => {
    hydrated = hydrateRoot(root, app(), {
      onRecoverableError: (error) => logError('The page differs from what the server sent.', error),
    });
  });
  return () => hydrated?.unmount();
}

/** Once the page stands, keeps the app for the time without a network. */
async function keepApp(): Promise<void> {
  await whenPageStands();
  try {
    await (await import('#platform/offline/service-worker.ts')).startServiceWorker();
  } catch (cause) {
    logError('What keeps the app could not be loaded.', cause);
  }
}

/** Calls `onMount` once its children are mounted and listen. */
function AfterMount({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  useEffect(() => {
    // A moment later, since events that are raised while React runs effects are lost on it.
    const moment = setTimeout(onMount);
    return () => clearTimeout(moment);
  }, [onMount]);
  return children;
}
