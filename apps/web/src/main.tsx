import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import './styles.css';
import { hydrateOnInteraction } from '#platform/hydration/hydrate-on-interaction.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

type Load = () => Promise<unknown>;

const loadCalls: Load = () => import('#platform/server/call.ts');
const loadOpening: Load = () => import('#draft/opening/open-document.ts');

/**
 * The pages of resumes by their addresses, the first that fits, and what they begin with: fetched beside the app, which would ask
 * for them one way over the line later. Each of the three runs in a task of its own, where the page alone would run all in one.
 */
const RESUME_PAGES: readonly (readonly [RegExp, ...Load[]])[] = [
  [/^\/resume$/u, loadCalls, () => import('#pages/resumes/resumes-page.tsx')],
  [
    /^\/resume\/[^/]+\/final$/u,
    loadCalls,
    loadOpening,
    () => import('#pages/preview/preview-page.tsx'),
  ],
  [
    /^\/resume\/[^/]+\/designs$/u,
    loadCalls,
    loadOpening,
    () => import('#pages/design/designs-page.tsx'),
  ],
  [
    /^\/resume\/[^/]+\/[^/]+$/u,
    loadCalls,
    loadOpening,
    () => import('#pages/editor/editor-page.tsx'),
  ],
];

async function loadStart() {
  const app = import('./start-app.tsx'); // First, so that it runs first: all others would run it in their own task.
  const [, ...loads] = RESUME_PAGES.find(([path]) => path.test(window.location.pathname)) ?? [];
  for (const load of loads) load().catch(() => {}); // The router asks again, and says what is wrong.
  return (await app).startApp;
}

// Not awaited: the app imports parts of this script's chunk, which would never be ready for it.
if (root.hasChildNodes()) void hydrateOnInteraction(root, loadStart);
else void loadStart().then((start) => start(root));
