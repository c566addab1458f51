import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import './styles.css';
import { afterFirstPaint } from './lib/after-first-paint.ts';
import './lib/schemas-without-eval.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

// A page that the server rendered is read before it is used: the app comes after the first paint.
if (root.hasChildNodes()) await afterFirstPaint();
const { startApp } = await import('./start-app.tsx');
await startApp(root);
