import type { StackedFamily, Stacks } from '../stacks.ts';

/** Behind serifs: Tinos for the scripts of Europe and Hebrew. */
const SERIF_SCRIPTS: readonly StackedFamily[] = [
  { family: 'tinos' },
  { family: 'amiri', slices: ['arabic'] },
  { family: 'noto-serif-devanagari' },
  { family: 'noto-serif-sc' },
];

/**
 * Behind sans serifs, a sans serif for each script but two: a second Chinese family would weigh 87 MB on the disk, and Noto
 * Sans Arabic draws letters of parts, which programs do not put together again.
 */
const SANS_SCRIPTS: readonly StackedFamily[] = [
  { family: 'source-sans-3' },
  { family: 'noto-sans-hebrew' },
  { family: 'amiri', slices: ['arabic'] },
  { family: 'noto-sans-devanagari' },
  { family: 'tinos' },
  { family: 'noto-serif-sc' },
];

export const MORE_STACKS: Stacks = {
  'eb-garamond': [{ family: 'eb-garamond' }, ...SERIF_SCRIPTS],
  'source-serif-4': [{ family: 'source-serif-4' }, ...SERIF_SCRIPTS],
  'source-sans-3': SANS_SCRIPTS,
  carlito: [{ family: 'carlito' }, ...SANS_SCRIPTS],
  lato: [{ family: 'lato' }, ...SANS_SCRIPTS],
};
