// `npm run pack:cli -- FOLDER`: makes one file of the command line in a folder, which `npm i FILE` installs anywhere.
import { resolve } from 'node:path';
import { packCli } from './pack-cli/pack-cli.ts';

const [folder, ...others] = process.argv.slice(2);
if (folder === undefined || others.length > 0) {
  process.stderr.write('Usage: npm run pack:cli -- FOLDER\n');
  process.exit(1);
}
const inMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
const { file, bytes, unpackedBytes } = await packCli(resolve(folder));
process.stdout.write(`${file}: ${inMegabytes(bytes)}, ${inMegabytes(unpackedBytes)} installed.\n`);
