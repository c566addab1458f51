import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The shell of the build that tests make, as the server sends it. */
export const SHELL =
  '<!doctype html><html data-theme="dark" lang="en" dir="ltr"><title>Shell</title>';

/** Attributes that the server adds to the shell of a build. */
const ADDED = ' data-theme="dark" lang="en" dir="ltr"';

/** Makes a build of the web app with the least that the server needs, and this source as its renderer, which sends `shell`; answers the folder. */
export function makeWebBuild(renderer: string, shell = SHELL): string {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-build-'));
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'server/render.js'), renderer);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'index.html'), shell.replace(ADDED, ''));
  return folder;
}
