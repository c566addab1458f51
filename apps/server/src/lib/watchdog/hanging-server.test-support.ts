// Run as a program: the server, which hangs once it listens.
import { loadSooner } from '../load-sooner.ts';

const { serve } = await loadSooner(() => import('../../serve.ts'));
await serve(4_000);
process.stdout.write('hangs now\n');
Atomics.wait(new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)), 0, 0);
