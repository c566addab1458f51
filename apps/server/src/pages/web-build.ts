import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WebRenderer } from '@shortlist/contracts';
import { directionOf, type InterfaceLanguage } from '@shortlist/messages';
import { makeOnce } from '#lib/make-once.ts';

/** The half of the build that the server runs; browsers are not given it. */
export const SERVER_HALF = 'server';

/** The web app as Vite built it: its folder, the one page that starts it, and what renders the others. */
export type WebBuild = WebRenderer & {
  folder: string;
  shell: (language: InterfaceLanguage) => string;
};

/** The tag that says, and only here, in which language and direction a page is read. */
const HTML = '<html>';

/** The build in `folder`, or undefined when nothing has been built there. */
export function findWebBuild(folder: string): WebBuild | undefined {
  const page = join(folder, 'index.html');
  const renderer = join(folder, SERVER_HALF, 'render.js');
  if (!(existsSync(page) && existsSync(renderer))) return undefined;

  const shell = readFileSync(page, 'utf8');
  if (!shell.includes(HTML)) throw new Error(`${page} has no ${HTML}.`);

  // Read with the first page asked for, not at the start, which nobody should wait for.
  const load = makeOnce<WebRenderer>(() => import(pathToFileURL(renderer).href));
  return {
    folder,
    shell: (language) =>
      shell.replace(HTML, `<html lang="${language}" dir="${directionOf(language)}">`),
    render: async (request) => (await load()).render(request),
    renderFeed: async (origin) => (await load()).renderFeed(origin),
  };
}
