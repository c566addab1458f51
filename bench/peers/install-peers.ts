import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Measurements beside programs of others, and what is written of their data, that nothing else needs: a third of all files of an installation. */
const BESIDE_PEERS = ['pdf', 'site', 'towns'];

const folder = import.meta.dirname;
const marker = join(folder, 'node_modules/.installed-from');

/** Installs the packages that are compared with ours, where one of the measurements needs them and the lock file has changed since. */
export function installPeers(names: readonly string[]): void {
  if (!names.some((name) => BESIDE_PEERS.includes(name))) return;
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return;
  process.stdout.write('Installing the packages to compare with …\n');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The packages in bench/peers could not be installed.');
  writeFileSync(marker, lock);
}
