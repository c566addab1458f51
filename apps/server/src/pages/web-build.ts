import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The web app as Vite built it: its folder, and the one page that starts it. */
export type WebBuild = { folder: string; shell: string };

/** The build in `folder`, or undefined when nothing has been built there. */
export function findWebBuild(folder: string): WebBuild | undefined {
  const page = join(folder, 'index.html');
  return existsSync(page) ? { folder, shell: readFileSync(page, 'utf8') } : undefined;
}
