/** A family of faces, cut by its publisher into slices of a few characters each. */
export type Family = {
  /** Package of the publisher, and start of its files' names. */
  id: 'tinos' | 'amiri' | 'noto-serif-devanagari' | 'noto-serif-sc';
  name: string;
  /** Whether its letters change with their neighbours, so that only a shaper can set them. */
  complex: boolean;
};

/** In order of preference. Tinos has the widths of Times. */
export const FAMILIES: readonly Family[] = [
  { id: 'tinos', name: 'Tinos', complex: false },
  { id: 'amiri', name: 'Amiri', complex: true },
  { id: 'noto-serif-devanagari', name: 'Noto Serif Devanagari', complex: true },
  { id: 'noto-serif-sc', name: 'Noto Serif SC', complex: false },
];
