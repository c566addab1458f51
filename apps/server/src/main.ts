// The server as a program.
import { compileOnce } from '#lib/compile-once.ts';
import { loadSooner } from '#lib/load-sooner.ts';

compileOnce();
const { serve } = await loadSooner(() => import('./serve.ts'));
await serve();
