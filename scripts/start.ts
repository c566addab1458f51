// `npm start`: builds the web app if its sources changed, then becomes the server.
import { buildWeb } from './build-web.ts';

buildWeb();
await import('../apps/server/src/main.ts');
