import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import './styles.css';
import './lib/schemas-without-eval.ts';
import { hydrateOnInteraction } from '#lib/hydration/hydrate-on-interaction.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

const loadStart = async () => (await import('./start-app.tsx')).startApp;

// Otherwise it would be asked for once the app has run, one way over the line later.
if (/^\/resume\/[^/]+\/(?!final$|designs$)/u.test(window.location.pathname)) {
  void import('#pages/editor/editor-page.tsx').catch(() => {}); // The router asks again, and says what is wrong.
}

// Not awaited: the app imports parts of this script's chunk, which would never be ready for it.
if (root.hasChildNodes()) void hydrateOnInteraction(root, loadStart);
else void loadStart().then((start) => start(root));
