// `npm start`: builds what is older than its sources, then becomes the server.
import { build } from './build.ts';

await build();
await import('../apps/server/src/main.ts');
