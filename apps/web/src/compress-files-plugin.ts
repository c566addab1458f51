import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Pictures, and fonts of the web, are compressed already. */
const COMPRESSIBLE = /\.(?:js|css|svg|ttf|pfb|bcmap|icc)$/;

/** A compressed file that saves less is not worth a second request for the other kind. */
const WORTHWHILE = 0.9;

/** Quick levels for the gate, whose build nobody downloads over a slow line. */
const QUICK = { gzip: 5, brotli: 4 };
const BEST = { gzip: 9, brotli: constants.BROTLI_MAX_QUALITY };

/**
 * Compresses what browsers load, once, beside the files themselves: `x.js.br` and `x.js.gz`. The server would otherwise do
 * it at a low level for each request.
 */
export const compressFiles = ({ isQuick }: { isQuick: boolean }): Plugin => ({
  name: 'compress-files',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle).filter((name) => COMPRESSIBLE.test(name));
    const levels = isQuick ? QUICK : BEST;
    await Promise.all(files.map((name) => compressFile(join(dir, name), levels)));
  },
});

async function compressFile(path: string, levels: typeof BEST): Promise<void> {
  const content = await readFile(path);
  const gz = await promisify(gzip)(content, { level: levels.gzip });
  if (gz.length > content.length * WORTHWHILE) return;
  const br = await promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  await writeFile(`${path}.gz`, gz);
  await writeFile(`${path}.br`, br);
}
