import { basename, join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { root } from '../gate/run-command.ts';

const CLI = join(root, 'apps/cli/src');

/** The line of pdf.js that loads the package it draws with. */
const LOADS_CANVAS = 'canvas = require("@napi-rs/canvas");';

/** Has pdf.js not load the native package that it draws pages with, nor warn that it is missing: files are read for their text alone. */
const withoutCanvas = (): Plugin => ({
  name: 'without-canvas',
  transform(code, id) {
    if (basename(id) !== 'pdf.mjs') return undefined;
    if (!code.includes(LOADS_CANVAS)) throw new Error(`${id} loads no canvas as it did.`);
    return code.replace(LOADS_CANVAS, 'canvas = { DOMMatrix: class {}, Path2D: class {} };');
  },
});

/** Writes the command line as JavaScript that needs no package, for Node 20 and newer; returns the paths of the modules that are in it. */
export async function bundleCli(folder: string): Promise<string[]> {
  const build = await rolldown({
    input: {
      main: join(CLI, 'main.ts'),
      'reading-worker': join(CLI, 'input/reading-worker.ts'),
    },
    cwd: root,
    platform: 'node',
    transform: { target: 'node20' },
    resolve: { conditionNames: ['packed', 'node', 'import', 'default'] },
    plugins: [withoutCanvas()],
    onLog(level, log) {
      if (level === 'warn') throw new Error(`The command line is not bundled: ${log.message}`);
    },
  });
  const { output } = await build.write({
    dir: folder,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    minify: true,
  });
  await build.close();
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}
