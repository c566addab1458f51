import { contrastRatio, type Look } from '@shortlist/model';
import type { WordsOf } from '#platform/language/use-words.ts';

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
export function adviceOnLook(
  words: WordsOf<'design'>,
  look: Required<Look>,
  hasSidebar: boolean,
): string[] {
  const { textSize, lineHeight, sideMargin, endMargin, accent } = look;
  const text = textWidth(look, hasSidebar) * POINTS_PER_MM;
  const contrast = contrastOnPaper(accent);
  return [
    contrast < LEAST_CONTRAST && words.paleColor({ contrast: contrast.toFixed(1) }),
    textSize < LEAST.textSize && words.smallText,
    lineHeight < LEAST.lineHeight && words.closeLines,
    Math.min(sideMargin, endMargin) < LEAST.margin && words.narrowMargins,
    text < textSize * LETTER_WIDTH * LEAST_LETTERS && words.narrowColumn,
  ].filter((sentence) => sentence !== false);
}

/** Of the column with the experience. Millimetres. */
const textWidth = ({ paper, sideMargin, sidebarWidth }: Required<Look>, hasSidebar: boolean) =>
  PAPER_WIDTH[paper] - 2 * sideMargin - (hasSidebar ? sidebarWidth + 8 : 0);
