import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Path of the list, in the folder of the build. Files with a dot are served to nobody. */
const LIST = '.modules.json';

/** Writes down of which modules each script of the build is made, for the test that weighs pages. */
export const moduleList = (): Plugin => ({
  name: 'module-list',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir = '' }, bundle) {
    const scripts = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' && file.fileName.startsWith('assets/')
        ? [[file.fileName.slice('assets/'.length), file.moduleIds.map(nameOf)] as const]
        : [],
    );
    await writeFile(join(dir, LIST), JSON.stringify(Object.fromEntries(scripts)));
  },
});

/** A module by its place in the repository, virtual ones as they are called. */
const nameOf = (id: string): string =>
  id.startsWith('/') ? relative(join(import.meta.dirname, '../../..'), id) : id;
