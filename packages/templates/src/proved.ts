/**
 * What `npm run bench designs` has proved of each design, in percent: words that other programs read in order, and printed
 * fields that come back from our own reader and parser.
 */
export const PROVED: Readonly<Record<string, { words: string; fields: string }>> = {
  classic: { words: '100.00', fields: '100.00' },
  harvard: { words: '100.00', fields: '99.10' },
  modern: { words: '100.00', fields: '99.10' },
  compact: { words: '100.00', fields: '97.86' },
  academic: { words: '100.00', fields: '99.18' },
  european: { words: '100.00', fields: '97.70' },
  sidebar: { words: '100.00', fields: '98.19' },
  timeline: { words: '100.00', fields: '98.03' },
};
