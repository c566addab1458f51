// Runs one of the house's scripts on the machine's own Node where that has the security fixes that are known, else
// on the one of the npm package, installing the npm packages first where they are missing or older than the lock file. Plain JavaScript on built-in modules only: it must run
// on whatever Node the machine has, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode, packagedNode } from './find-node.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const marker = join(root, 'node_modules', '.installed-from');

/** Digest of what decides which packages belong in node_modules. */
function lockDigest() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function isInstalled() {
  return (
    existsSync(packagedNode) && existsSync(marker) && readFileSync(marker, 'utf8') === lockDigest()
  );
}

function installPackages() {
  process.stdout.write('Installing packages (npm ci) …\n');
  const { status, error } = spawnSync(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (status !== 0) {
    const why = error ? `: ${error.message}` : '';
    process.stderr.write(
      `npm ci failed${why}. Check the connection to the registry, then run this again.\n`,
    );
    process.exit(1);
  }
  writeFileSync(marker, lockDigest());
}

/** Runs the script and ends as it ends, passing signals on so that it can stop in order. */
function runOnChosenNode(script, args) {
  const child = spawn(findNode(), [join(root, script), ...args], { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

const [script, ...args] = process.argv.slice(2);
if (!isInstalled()) installPackages();
runOnChosenNode(script, args);
