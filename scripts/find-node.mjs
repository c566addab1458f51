// Finds the Node that is to run this project: the one place that `npm start`, the commands and the systemd unit ask. As a program it
// prints its path. Plain JavaScript on built-in modules only, as bootstrap.mjs.
import { readFileSync, realpathSync } from 'node:fs';
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

/** The version of the machine's own Node; undefined where this is the package's, since the machine has none. */
const ownVersion = () =>
  realpathSync(process.execPath).startsWith(realpathSync(packages) + sep)
    ? undefined
    : process.version;

/** Returns the path of the Node to run on. Says on stderr what it lacks. */
export function findNode() {
  const { use, warning } = chooseNode({ own: ownVersion(), packaged: packagedVersion() });
  if (warning) process.stderr.write(`${warning}\n`);
  return use === 'own' ? process.execPath : packagedNode;
}

// `import.meta.filename` came with Node 20.11.
const isProgram = realpathSync(process.argv[1] ?? '.') === fileURLToPath(import.meta.url);
if (isProgram) process.stdout.write(findNode());
