import type { Plugin } from 'vite';

/** Modules that compress what they write. */
const WRITERS = /[\\/](?:packages[\\/](?:docx|exporters)|src[\\/]features[\\/]account)[\\/]/;

/**
 * Gives the modules that write files a second copy of fflate. The bundler puts a module into one file: shared with the reader of fonts, which
 * every paper needs, the compressor would be loaded with every paper.
 */
export const deflateApart = (): Plugin => ({
  name: 'deflate-apart',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (source !== 'fflate' || !importer || !WRITERS.test(importer)) return undefined;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && { ...found, id: `${found.id}?deflate` };
  },
});
