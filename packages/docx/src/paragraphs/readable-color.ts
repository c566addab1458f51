import type { Block, Span } from '@shortlist/document';
import { wordColor } from '../looks/run-look.ts';

/** Relative luminance (WCAG 2) above which a color has less than 4.5:1 on white. */
const PALE = 0.183;

/**
 * The color of a text, which stands on white where a design had painted a ground behind its column: there a color that
 * is too pale for white is left to the program. A block with a fill of its own brings its ground along.
 */
export function readableColor({ color }: Span, { fill }: Block, hadGround: boolean): string {
  const isLost = hadGround && fill === undefined && color !== undefined && luminance(color) > PALE;
  return isLost ? 'auto' : wordColor(color);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
