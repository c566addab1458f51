import type { Weight } from '@shortlist/document';
import type { Stacks } from './stacks.ts';

/** A family of faces, cut by its publisher into slices of a few characters each. */
export type Family = {
  /** Package of the publisher, and start of its files' names. */
  id: string;
  name: string;
  /** The weights whose files are used, lightest first. */
  weights: readonly Weight[];
  /** True if every weight has an italic. */
  hasItalic: boolean;
  /** Slices whose letters change with their neighbours, so that only a shaper can set them. */
  complexSlices: readonly string[];
  /** True if the pairs of its letters are kerned, by its own table. Classic's are not: its lines stay where they were. */
  isKerned?: boolean;
};

/** Families with what their slices print, and the stacks that name them. */
export type FamilySet = {
  families: readonly Family[];
  /** Characters of every slice in use, by family and slice, in order of preference. */
  coverage: Readonly<Record<string, Readonly<Record<string, string>>>>;
  stacks: Stacks;
  /** Reads the pair kerning of a font file of these families: there where one of them is kerned. */
  readKerning?: (sfnt: Uint8Array) => Kerning;
};

/** Returns how much nearer (negative) or farther a glyph stands from the one before it than their widths say, in design units. */
export type Kerning = (before: number, after: number) => number;

/** Those of every resume in Classic. To add one that few resumes need: `more/families.ts`. */
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
