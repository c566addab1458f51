import type { Plugin } from 'vite';

const DUTY_INDEX = /packages\/keywords\/src\/match\/duties\/duty-index\.ts$/;

/**
 * Puts in what `dutyIndex` of the keywords' engine says, worked out while the app is built: a browser then loads only the
 * trades that a posting speaks of, and not all of them to find out which.
 */
export function dutyIndex(): Plugin {
  return {
    name: 'duty-index',
    apply: 'build',
    load: async (id) => {
      if (!DUTY_INDEX.test(id)) return undefined;
      const module: { dutyIndex: () => string } = await import(id);
      return `export const dutyIndex = () => ${JSON.stringify(module.dutyIndex())};`;
    },
  };
}
