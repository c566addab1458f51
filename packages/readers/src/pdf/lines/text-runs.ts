import type { PageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { cleanText } from '../../clean-text.ts';
import type { ActualTextItem } from '../actual-text.ts';
import { type Matrix, multiply } from '../operators/matrix.ts';
import type { PdfFont } from '../operators/pdf-font.ts';
import type { TextPaint } from '../operators/text-paint.ts';
import { closeLetters } from './letter-spacing.ts';
import {
  type Font,
  isMostlyHidden,
  lookOf,
  looksOf,
  PLAIN,
  paintsOf,
  shown,
  unlessTiny,
} from './run-look.ts';
import type { TextRun } from './text-run.ts';

/** A picture stands for itself as a character for private use; that of a font with icons has its own for each. */
const PRIVATE_USE = 0xe000;
const PICTURES = 0x1800;

type Viewport = ReturnType<PageProxy['getViewport']>;

/** The fonts of a page, and the paint of its text. */
type Looks = { fonts: ReadonlyMap<string, PdfFont>; paint: TextPaint | undefined };

/** The items of pdf.js as runs, in their order; white space becomes `spaceBefore` of the next. */
export function textRuns(
  items: readonly ActualTextItem[],
  viewport: Viewport,
  looks: Looks,
): TextRun[] {
  const runs: TextRun[] = [];
  const fonts = looksOf(looks.fonts);
  let space = false;
  const paintOf = paintsOf(looks.paint);
  for (const item of items) {
    const font = fonts.get(item.fontName) ?? PLAIN;
    const cleaned = textOf(item, font);
    const text = cleaned.trim();
    if (text === '') {
      space ||= cleaned !== '';
      continue;
    }
    const spaceBefore = space || cleaned.startsWith(' ');
    const { block } = item;
    const look = lookOf(font, paintOf(item));
    const run = {
      text,
      ...placeItem(item, viewport),
      ...look,
      spaceBefore,
      ...(block && { block }),
    };
    if (!isPaintedAgain(run, runs.at(-1))) runs.push(unlessTiny(run));
    space = cleaned.endsWith(' ');
  }
  return closeLetters(isMostlyHidden(runs) ? runs.map(shown) : runs);
}

/** Returns the text of an item. Actual text is words, also of a picture. */
const textOf = ({ str, isActualText }: ActualTextItem, { isPicture }: Font): string =>
  cleanText(
    isPicture && !isActualText ? str.replace(/\S/gu, pictureOf) : withDrawnHyphens(str),
  ).replace(/\s+/g, ' ');

const pictureOf = (letter: string): string =>
  String.fromCharCode(PRIVATE_USE + ((letter.codePointAt(0) ?? 0) % PICTURES));

/**
 * A soft hyphen that has been drawn is a hyphen, as in "2015 - 2017" of fonts whose hyphen bears that code. Behind a
 * letter it may still be a mark for hyphenation that shows nothing.
 */
const withDrawnHyphens = (text: string): string => text.replace(/(?<!\p{L})\u00ad/gu, '-');

function placeItem(item: ActualTextItem, { transform: page }: Viewport) {
  const { transform, width, dir, isActualText = false, isAmongRightToLeft = false } = item;
  const [a, b, c, d, x, y] = multiply(asMatrix(page), asMatrix(transform));
  const scale = Math.hypot(page[0] ?? 1, page[1] ?? 0);
  return {
    x,
    y,
    width: width * scale,
    size: Math.hypot(c, d),
    rightToLeft: dir === 'rtl',
    isActualText,
    amongRightToLeft: isAmongRightToLeft,
    turn: turnOf(a, b),
  };
}

/** Returns the turn in degrees; text that leans a little is level. */
const turnOf = (a: number, b: number): number =>
  a <= 0 || Math.abs(b) > a / 10 ? Math.round((Math.atan2(b, a) * 180) / Math.PI) : 0;

function asMatrix([a, b, c, d, e, f]: readonly number[]): Matrix {
  return [finite(a), finite(b), finite(c), finite(d), finite(e), finite(f)];
}

const finite = (number = 0): number => (Number.isFinite(number) ? number : 0);

type Placed = Pick<TextRun, 'text' | 'x' | 'y' | 'size'>;

/** Shadows, and bold that is made by painting twice, a hair apart. */
function isPaintedAgain({ text, x, y, size }: Placed, last: Placed | undefined): boolean {
  if (last === undefined || last.text !== text) return false;
  return Math.abs(last.x - x) < size / 5 && Math.abs(last.y - y) < size / 5;
}
