import { contrastRatio, type Look } from '@shortlist/resume';

/** The contrast that text must have with its ground (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5;

/** Under these, what a person may choose is hard to read on paper: points, line heights in sizes, millimetres. */
const LEAST = { textSize: 9, lineHeight: 1.15, margin: 12 };

/** A line of text wants some 45 letters, which are about half as wide as they are high. */
const LEAST_LETTERS = 30;
const LETTER_WIDTH = 0.5;

const PAPER_WIDTH = { letter: 215.9, a4: 210 };
const POINTS_PER_MM = 72 / 25.4;

/** The contrast of an accent with the paper. */
export const contrastOnPaper = (accent: string): number => contrastRatio(accent, '#ffffff');

/** Says in sentences what about a look makes the page hard to read. */
export function adviceOnLook(look: Required<Look>, hasSidebar: boolean): string[] {
  const { textSize, lineHeight, sideMargin, endMargin, accent } = look;
  const text = textWidth(look, hasSidebar) * POINTS_PER_MM;
  const contrast = contrastOnPaper(accent);
  return [
    contrast < LEAST_CONTRAST &&
      `This color has a contrast of ${contrast.toFixed(1)}:1 with the paper. Under 4.5:1 it is hard to read, and pale on a photocopy.`,
    textSize < LEAST.textSize && 'Text under 9 points is hard to read on paper.',
    lineHeight < LEAST.lineHeight && 'Lines this close to each other are hard to follow.',
    Math.min(sideMargin, endMargin) < LEAST.margin &&
      'With margins under 12 mm the page looks crowded, and some printers cut it.',
    text < textSize * LETTER_WIDTH * LEAST_LETTERS &&
      'The column is so narrow that few words fit in a line. Make the margins, the side column or the text smaller.',
  ].filter((sentence) => sentence !== false);
}

/** Of the column with the experience. Millimetres. */
const textWidth = ({ paper, sideMargin, sidebarWidth }: Required<Look>, hasSidebar: boolean) =>
  PAPER_WIDTH[paper] - 2 * sideMargin - (hasSidebar ? sidebarWidth + 8 : 0);
