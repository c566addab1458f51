import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import './styles.css';
import './lib/schemas-without-eval.ts';
import { hydrateOnInteraction } from '#lib/hydration/hydrate-on-interaction.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

/** The pages of resumes by their addresses, the first that fits: fetched beside the app, which would ask for them one way over the line later. */
const RESUME_PAGES: readonly [RegExp, () => Promise<unknown>][] = [
  [/^\/resume$/u, () => import('#pages/resumes/resumes-page.tsx')],
  [/^\/resume\/[^/]+\/final$/u, () => import('#pages/preview/preview-page.tsx')],
  [/^\/resume\/[^/]+\/designs$/u, () => import('#pages/design/designs-page.tsx')],
  [/^\/resume\/[^/]+\/[^/]+$/u, () => import('#pages/editor/editor-page.tsx')],
];

async function loadStart() {
  const [, loadPage] = RESUME_PAGES.find(([path]) => path.test(window.location.pathname)) ?? [];
  void loadPage?.().catch(() => {}); // The router asks again, and says what is wrong.
  return (await import('./start-app.tsx')).startApp;
}

// Not awaited: the app imports parts of this script's chunk, which would never be ready for it.
if (root.hasChildNodes()) void hydrateOnInteraction(root, loadStart);
else void loadStart().then((start) => start(root));
