import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterFirstPaint } from '#lib/hydration/after-first-paint.ts';
import { createRouter } from '#lib/navigation/router/create-router.ts';
import { browserHistory } from '#lib/navigation/router/history.ts';
import { readLanguage } from '#lib/read-language.ts';
import { readPageAnswers, seedAnswers } from '#lib/server/page-answers.ts';
import { createQueryClient } from '#lib/server/query-client.ts';
import { App } from './app.tsx';
import { logError } from './lib/log.ts';
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
  const language = readLanguage(document);
  const queryClient = createQueryClient();
  const router = createRouter(routes, browserHistory());
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
  await afterFirstPaint();
  try {
    await (await import('#lib/offline/service-worker.ts')).startServiceWorker();
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
