import type { Plugin } from 'vite';

/** Modules that compress what they write. */
const WRITERS = /[\\/](?:packages[\\/](?:docx|exporters)|src[\\/]features[\\/]account)[\\/]/;

/**
 * Gives those who write files a copy of fflate of their own. A module is in one file of a build: with what opens fonts, which every
 * paper needs, what compresses would come too.
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
