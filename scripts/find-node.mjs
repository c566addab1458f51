// Finds the Node that is to run this project: the one place that `npm start`, the commands and the systemd unit ask. As a program it
// prints its path. Plain JavaScript on built-in modules only, as bootstrap.mjs.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseNode } from './node-versions.mjs';

const packages = join(dirname(fileURLToPath(import.meta.url)), '..', 'node_modules');

/** Path of the npm package's Node. */
export const packagedNode = join(packages, '.bin', 'node');

/** The version of the npm package's Node, which is the same as that of its program; undefined where it is not installed. */
function packagedVersion() {
  try {
    return JSON.parse(readFileSync(join(packages, 'node', 'package.json'), 'utf8')).version;
  } catch {
    return undefined;
  }
}

const isPackaged = (path) => realpathSync(path).startsWith(realpathSync(packages) + sep);

/** The machine's own Node: this one, or where npm has put the package's first, the one that npm runs on; undefined where both are the package's. */
function findOwn() {
  if (!isPackaged(process.execPath)) return { path: process.execPath, version: process.version };
  const { npm_node_execpath: path } = process.env;
  if (!path || !existsSync(path) || isPackaged(path)) return undefined;
  const { stdout } = spawnSync(path, ['-p', 'process.version'], { encoding: 'utf8' });
  return stdout ? { path, version: stdout.trim() } : undefined;
}

/** Returns the path of the Node to run on. Says on stderr what it lacks. */
export function findNode() {
  const own = findOwn();
  const { use, warning } = chooseNode({ own: own?.version, packaged: packagedVersion() });
  if (warning) process.stderr.write(`${warning}\n`);
  return own && use === 'own' ? own.path : packagedNode;
}

// `import.meta.filename` came with Node 20.11.
const isProgram = realpathSync(process.argv[1] ?? '.') === fileURLToPath(import.meta.url);
if (isProgram) process.stdout.write(findNode());
