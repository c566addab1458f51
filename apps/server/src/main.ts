// The server as a program.
import { loadSooner } from '#lib/load-sooner.ts';

const { serve } = await loadSooner(() => import('./serve.ts'));
await serve();
