import type { Sheet } from '@shortlist/document';
import type { PaperSpot } from '#paper/sheets/paper-position.ts';
import type { ScreenPoint } from '#ui/reorder/use-pointer-drag.ts';

/** CSS pixels beside the sheet that still count: on a phone, handles stand half outside of it. */
const BESIDE = 48;

/**
 * The spot on the paper under a point of the window; undefined off the sheets.
 * `pile` holds the sheets, each marked with `data-page`.
 */
export function pointOnPaper(
  pile: Element,
  { clientX, clientY }: ScreenPoint,
  sheet: Sheet,
): PaperSpot | undefined {
  for (const [page, element] of pile.querySelectorAll('[data-page]').entries()) {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const isBeside = clientX < left - BESIDE || clientX > right + BESIDE;
    if (isBeside || clientY < top || clientY > bottom) continue;
    const x = ((clientX - left) / width) * sheet.width;
    return { page, x, y: ((clientY - top) / height) * sheet.height };
  }
  return undefined;
}
