/**
 * What `npm run bench designs` has proved of each design, in percent: words that other programs read in order, and fields that
 * our parser reads back as it does from Classic.
 */
export const PROVED: Readonly<Record<string, { words: string; fields: string }>> = {
  classic: { words: '100.00', fields: '100.00' },
  harvard: { words: '100.00', fields: '100.00' },
  modern: { words: '100.00', fields: '100.00' },
  compact: { words: '100.00', fields: '100.00' },
  academic: { words: '100.00', fields: '100.00' },
  european: { words: '100.00', fields: '100.00' },
  sidebar: { words: '100.00', fields: '100.00' },
  timeline: { words: '100.00', fields: '100.00' },
};
