import type { Weight } from '@shortlist/document';

/** A family of faces, cut by its publisher into slices of a few characters each. */
export type Family = {
  /** Package of the publisher, and start of its files' names. */
  id: 'tinos' | 'amiri' | 'noto-serif-devanagari' | 'noto-serif-sc';
  name: string;
  /** The weights whose files are used, lightest first. */
  weights: readonly Weight[];
  /** Whether every weight has an italic. */
  hasItalic: boolean;
  /** Slices whose letters change with their neighbours, so that only a shaper can set them. */
  complexSlices: readonly string[];
};

/** To add one: a line here, its slices in scripts/slices.ts, `npm run coverage`, its place in a stack. */
export const FAMILIES: readonly Family[] = [
  // Tinos has the widths of Times.
  { id: 'tinos', name: 'Tinos', weights: [400, 700], hasItalic: true, complexSlices: [] },
  { id: 'amiri', name: 'Amiri', weights: [400, 700], hasItalic: true, complexSlices: ['arabic'] },
  {
    id: 'noto-serif-devanagari',
    name: 'Noto Serif Devanagari',
    weights: [400, 700],
    hasItalic: false,
    complexSlices: ['devanagari'],
  },
  {
    id: 'noto-serif-sc',
    name: 'Noto Serif SC',
    weights: [400, 700],
    hasItalic: false,
    complexSlices: [],
  },
];
