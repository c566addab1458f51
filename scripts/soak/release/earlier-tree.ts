import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATION, RELEASE } from '../../../apps/server/src/db/upgrade-to-one-table.ts';
import { VERSION } from '../../../apps/server/src/lib/version.ts';
import { root } from '../../gate/run-command.ts';
import { whenOver } from '../tidy.ts';

const MIGRATIONS = 'apps/server/migrations';
/** No scripts: the one that some packages have brings another Node. */
const INSTALL = ['ci', '--ignore-scripts', '--omit=dev', '--no-audit', '--no-fund'];

/** Checks whether this is the release whose upgrade is not rolling; its later migrations come together with that one. */
const isNotRolling = () => VERSION.startsWith(RELEASE);

/** Names the first migration that the release before does not have: the newest, or the one that is not rolling. */
export function firstNewMigration(): string {
  const names = readdirSync(join(root, MIGRATIONS))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, -'.sql'.length))
    .sort();
  const notRolling = names.find((name) => isNotRolling() && name.endsWith(MIGRATION));
  return notRolling ?? names.at(-1) ?? '';
}

/**
 * The newest commit without that migration, whatever its number was there. Throws where the history is not there, as in a
 * shallow clone or a folder without git.
 */
export function commitBeforeNewMigrations(): string {
  const name = firstNewMigration().replace(/^\d+/u, '');
  try {
    const has = (commit: string) =>
      git('ls-tree', '--name-only', commit, `${MIGRATIONS}/`).includes(`${name}.sql`);
    const found = git('rev-list', 'HEAD')
      .split('\n')
      .find((commit) => !has(commit));
    if (found === undefined) throw new Error('every commit has it');
    return found;
  } catch (cause) {
    throw new Error(
      `There is no commit without ${name}.sql here. This needs a clone with its whole history (git fetch --unshallow).`,
      { cause },
    );
  }
}

/** The server of a commit with the packages of its own lock file, in a folder that goes with the soak. Answers the folder. */
export function installTree(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-release-before-'));
  whenOver(() => rmSync(folder, { recursive: true, force: true }));
  const archive = join(folder, 'tree.tar');
  git('archive', '-o', archive, commit);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  execFileSync('npm', [...INSTALL, '--workspace', 'apps/server'], { cwd: folder, stdio: 'pipe' });
  return folder;
}

export const describeCommit = (commit: string): string =>
  git('log', '-1', '--format=%h, %as, %s', commit);

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
