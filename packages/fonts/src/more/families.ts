import type { Family } from '../families.ts';

const TEXT = { hasItalic: true, complexSlices: [], isKerned: true } as const;
const SCRIPT = { weights: [400, 700], hasItalic: false } as const;

/** To add one: a line here, its slices in scripts/slices.ts, `npm run coverage`, its place in a stack. */
export const MORE_FAMILIES: readonly Family[] = [
  { ...TEXT, id: 'eb-garamond', name: 'EB Garamond', weights: [400, 600, 700] },
  { ...TEXT, id: 'source-serif-4', name: 'Source Serif 4', weights: [400, 600, 700] },
  { ...TEXT, id: 'source-sans-3', name: 'Source Sans 3', weights: [400, 600, 700] },
  // Carlito has the widths of Calibri.
  { ...TEXT, id: 'carlito', name: 'Carlito', weights: [400, 700] },
  { ...TEXT, id: 'lato', name: 'Lato', weights: [400, 700] },
  { ...SCRIPT, id: 'noto-sans-hebrew', name: 'Noto Sans Hebrew', complexSlices: [] },
  {
    ...SCRIPT,
    id: 'noto-sans-devanagari',
    name: 'Noto Sans Devanagari',
    complexSlices: ['devanagari'],
  },
];
