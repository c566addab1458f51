import type { PlacedText, TextLine } from './placed-text.ts';

/** What this product names itself in the Word files that it writes. */
const PROGRAM = 'Shortlist';

/**
 * Whether this product wrote the Word file, in whichever design, and no other program has saved it since: there every
 * line has its style, and what a line is stands in no doubt.
 */
export const isOurWord = ({ format, program, lines }: PlacedText): boolean =>
  format === 'docx' && program === PROGRAM && lines.every(hasStyle) && lines[0]?.style === 'Title';

const hasStyle = ({ style }: TextLine): boolean => style !== undefined;
