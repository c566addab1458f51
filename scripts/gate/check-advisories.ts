import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareVersions } from '../compare-versions.mjs';
import { ADVISORIES, type Advisory } from './advisories.ts';
import { type Outcome, root } from './run-command.ts';

type Installed = { name: string; version: string };

/** The folders with a lock file: of all packages, and of those that measurements are made beside. */
export const LOCKED_FOLDERS = ['.', 'bench/peers'];

/** Checks that no package of the lock files has a vulnerability that the list of advisories knows and does not accept. */
export function checkAdvisories(): Outcome {
  const installed = LOCKED_FOLDERS.flatMap((folder) =>
    installedBy(JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8'))),
  );
  const lines = findVulnerable(installed, ADVISORIES.known).map(
    ({ name, version, advisory }) =>
      `${name} ${version}: ${advisory.what} (${advisory.id}); fixed in ${advisory.before}`,
  );
  return { ok: lines.length === 0, output: lines.map((line) => `${line}\n`).join('') };
}

/** The packages of a lock file, each with its version. */
function installedBy(lock: { packages: Record<string, { version?: string }> }): Installed[] {
  return Object.entries(lock.packages).flatMap(([path, { version }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    return version === undefined || !path.includes('node_modules/') ? [] : [{ name, version }];
  });
}

/** Finds the packages that have a vulnerability that is not accepted. */
export const findVulnerable = (installed: readonly Installed[], known: readonly Advisory[]) =>
  installed.flatMap(({ name, version }) =>
    known
      .filter(
        (advisory) => advisory.package === name && !advisory.accepted && has(version, advisory),
      )
      .map((advisory) => ({ name, version, advisory })),
  );

const has = (version: string, { from = '0.0.0', before }: Advisory): boolean =>
  compareVersions(version, from) >= 0 && compareVersions(version, before) < 0;
