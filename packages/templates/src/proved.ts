/**
 * What `npm run bench designs` has proved of each design, in percent: words that other programs read in order, and fields that
 * our parser reads back as it does from Classic.
 */
export const PROVED: Readonly<Record<string, { words: string; fields: string }>> = {
  classic: { words: '100.00', fields: '100.00' },
  harvard: { words: '100.00', fields: '99.03' },
  modern: { words: '100.00', fields: '99.03' },
  compact: { words: '100.00', fields: '97.92' },
  academic: { words: '100.00', fields: '99.11' },
  european: { words: '100.00', fields: '97.02' },
  sidebar: { words: '100.00', fields: '96.95' },
  timeline: { words: '100.00', fields: '96.88' },
};
