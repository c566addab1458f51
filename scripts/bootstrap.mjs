// Runs one of the house's scripts on the machine's own Node where that has the security fixes that are known, else
// on the one of the npm package, installing the npm packages first where they are missing or older than the lock file. Plain JavaScript on built-in modules only: it must run
// on whatever Node the machine has, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareVersions } from './compare-versions.mjs';
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

/** The oldest Node on which npm takes all packages: it leaves out optional ones, a bundler's program for one, that ask for a newer Node than its own. */
const OLDEST_FOR_NPM = '20.19.0';

function installPackages() {
  const own =
    compareVersions(process.versions.node, OLDEST_FOR_NPM) < 0 ? installNode() : undefined;
  process.stdout.write('Installing packages (npm ci) …\n');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  if (own) runNpm(own.node, [process.env.npm_execpath, ...args]);
  else runNpm('npm', args);
  own?.remove();
  writeFileSync(marker, lockDigest());
}

/** Installs the npm package's Node by itself, for npm to run on. */
function installNode() {
  const { node: version } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ).devDependencies;
  if (!process.env.npm_execpath) fail(`Run this by npm, or on Node ${OLDEST_FOR_NPM} or newer.`);
  process.stdout.write(`Installing Node ${version}, for npm to run on …\n`);
  const folder = mkdtempSync(join(tmpdir(), 'node-for-npm-'));
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder];
  runNpm('npm', [...args, `node@${version}`]);
  return {
    node: join(folder, 'node_modules', '.bin', 'node'),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function runNpm(program, args) {
  const stdio = ['ignore', 'inherit', 'inherit'];
  const { status, error } = spawnSync(program, args, { cwd: root, stdio });
  if (status === 0) return;
  const why = error ? `: ${error.message}` : '';
  fail(
    `npm could not install the packages${why}. Check the connection to the registry, then run this again.`,
  );
}

function fail(why) {
  process.stderr.write(`${why}\n`);
  process.exit(1);
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
