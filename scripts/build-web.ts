import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const marker = join(root, 'apps/web/dist/.built-from');

/** The sources that the web build is made from; tests and the build itself do not count. */
const SOURCES = [
  'package-lock.json',
  'apps/web/{index.html,package.json,vite.config.ts}',
  'apps/web/{src,public}/**/*',
  'packages/*/{package.json,src/**/*}',
];

function sourceDigest(): string {
  const digest = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test(-support)?\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) digest.update(file.slice(root.length)).update(readFileSync(file));
  return digest.digest('hex');
}

/**
 * Builds the web app into `apps/web/dist` when its sources have changed since the last build;
 * says whether it did. A build that fails or is interrupted leaves no marker, so the next one runs.
 * With `isQuick` files are compressed at a low level: for tests, which also take a whole build.
 */
export function buildWeb({ isQuick = false } = {}): boolean {
  const digest = sourceDigest();
  const quick = `${digest} quick`;
  const built = existsSync(marker) ? readFileSync(marker, 'utf8') : '';
  if (built === digest || (isQuick && built === quick)) return false;

  process.stdout.write('Building the web app …\n');
  const vite = join(root, 'node_modules/.bin/vite');
  const { status } = spawnSync(vite, ['build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps/web'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      QUICK_BUILD: isQuick ? 'yes' : '',
      PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
    },
  });
  if (status !== 0) throw new Error('The web app could not be built; the lines above say why.');
  writeFileSync(marker, isQuick ? quick : digest);
  return true;
}

if (import.meta.main) buildWeb();
