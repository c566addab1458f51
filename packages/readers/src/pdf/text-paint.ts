import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** How the text is painted that begins at a place of the page. */
export type Paint = {
  /** It leaves nothing to see: in the colour of what is behind it, transparent, or neither filled nor stroked. */
  isHidden: boolean;
  /** Its outlines are filled beneath it: how Chromium makes bold of a regular face. */
  isOutlined: boolean;
};

/** Points of the page, as the file has them: y upwards. */
type Matrix = readonly [number, number, number, number, number, number];
type Box = readonly [left: number, bottom: number, right: number, top: number];

type Graphics = { ctm: Matrix; fill: string; alpha: number };
type Text = {
  matrix: Matrix;
  line: Matrix;
  size: number;
  mode: number;
  leading: number;
  spacing: number;
  wordSpacing: number;
  scale: number;
};

/** What is painted on the page before, from the lowest up: `fill` is undefined for what may have any colour. */
type Ground = { box: Box; fill: string | undefined };

type Glyph = { width?: number; unicode?: string; isSpace?: boolean };

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const WHITE = '#ffffff';

/** So many shapes are remembered: more than any resume has boxes behind its text. */
const MOST_SHAPES = 400;

/** Text rendering modes that paint nothing (ISO 32000-1, 9.3.6). */
const UNPAINTED = new Set([3, 7]);

/**
 * Follows the operators of a page as far as they say where text begins and how it is painted (ISO 32000-1, 8.4 and 9.4).
 * They come in the parts that pdf.js hands over.
 */
export class TextPaint {
  readonly #paints = new Map<string, Paint>();
  readonly #grounds: Ground[] = [];
  readonly #stack: Graphics[] = [];
  #graphics: Graphics = { ctm: IDENTITY, fill: '#000000', alpha: 1 };
  #text: Text = {
    matrix: IDENTITY,
    line: IDENTITY,
    size: 1,
    mode: 0,
    leading: 0,
    spacing: 0,
    wordSpacing: 0,
    scale: 1,
  };
  /** Shapes filled since the last text object. */
  #shapes: Box[] = [];

  /** How the text is painted that begins at this place. */
  at(x: number, y: number): Paint | undefined {
    return this.#paints.get(placeOf(x, y));
  }

  follow(operators: readonly unknown[], values: readonly unknown[]): void {
    operators.forEach((operator, at) => {
      const given = values[at];
      this.#follow(operator as number, Array.isArray(given) ? given : []);
    });
  }

  #follow(operator: number, given: readonly unknown[]): void {
    const graphics = this.#graphics;
    const text = this.#text;
    switch (operator) {
      case OPS.save:
        this.#stack.push({ ...graphics });
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        this.#graphics = this.#stack.pop() ?? graphics;
        break;
      case OPS.paintFormXObjectBegin:
        this.#stack.push({ ...graphics });
        graphics.ctm = multiply(graphics.ctm, matrixOf(given[0]));
        break;
      case OPS.transform:
        graphics.ctm = multiply(graphics.ctm, matrixOf(given));
        break;
      case OPS.setFillRGBColor:
        graphics.fill = String(given[0]);
        break;
      case OPS.setFillColorN:
      case OPS.setFillTransparent:
        graphics.fill = '';
        break;
      case OPS.setGState:
        graphics.alpha = alphaOf(given[0]) ?? graphics.alpha;
        break;
      case OPS.constructPath:
        this.#fillShape(given);
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject:
        this.#cover({ box: boxOf(graphics.ctm, [0, 0, 1, 1]), fill: undefined });
        break;
      case OPS.beginText:
        text.matrix = IDENTITY;
        text.line = IDENTITY;
        break;
      case OPS.endText:
        this.#shapes = [];
        break;
      case OPS.setFont:
        text.size = Number(given[1]);
        break;
      case OPS.setTextRenderingMode:
        text.mode = Number(given[0]);
        break;
      case OPS.setCharSpacing:
        text.spacing = Number(given[0]);
        break;
      case OPS.setWordSpacing:
        text.wordSpacing = Number(given[0]);
        break;
      case OPS.setHScale:
        text.scale = Number(given[0]) / 100;
        break;
      case OPS.setLeading:
        text.leading = -Number(given[0]);
        break;
      case OPS.setTextMatrix:
        text.matrix = matrixOf(given[0] ?? given);
        text.line = text.matrix;
        break;
      case OPS.setLeadingMoveText:
        text.leading = Number(given[1]);
        this.#move(Number(given[0]), Number(given[1]));
        break;
      case OPS.moveText:
        this.#move(Number(given[0]), Number(given[1]));
        break;
      case OPS.nextLine:
        this.#move(0, text.leading);
        break;
      case OPS.showText:
        if (Array.isArray(given[0])) this.#show(given[0]);
        break;
    }
  }

  #move(x: number, y: number) {
    this.#text.line = multiply(this.#text.line, [1, 0, 0, 1, x, y]);
    this.#text.matrix = this.#text.line;
  }

  #fillShape([operator, , minMax]: readonly unknown[]) {
    const { ctm, fill, alpha } = this.#graphics;
    const isFilled = [OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke].includes(
      operator as number,
    );
    if (!isFilled || !minMax || alpha === 0) return;
    const [left = 0, bottom = 0, right = 0, top = 0] = numbersOf(minMax);
    const box = boxOf(ctm, [left, bottom, right, top]);
    this.#shapes.push(box);
    this.#cover({ box, fill: alpha < 1 || fill === '' ? undefined : fill });
  }

  #cover(ground: Ground) {
    if (this.#grounds.length < MOST_SHAPES) this.#grounds.push(ground);
  }

  /** Notes how the text is painted at each place where pdf.js may begin a text: at the first glyph and behind spaces. */
  #show(glyphs: readonly unknown[]) {
    const text = this.#text;
    let begins = true;
    let paint: Paint | undefined;
    for (const glyph of glyphs) {
      let advance: number;
      if (typeof glyph === 'number') {
        advance = (-glyph / 1000) * text.size;
        begins ||= Math.abs(glyph) > 100;
      } else {
        const { width = 0, unicode = '', isSpace = false } = (glyph ?? {}) as Glyph;
        const isBlank = unicode.trim() === '';
        if (begins && !isBlank) {
          const [, , , , x, y] = multiply(this.#graphics.ctm, text.matrix);
          paint ??= this.#paintAt(x, y);
          this.#paints.set(placeOf(x, y), paint);
        }
        begins = isBlank;
        advance = (width / 1000) * text.size + text.spacing + (isSpace ? text.wordSpacing : 0);
      }
      text.matrix = multiply(text.matrix, [1, 0, 0, 1, advance * text.scale, 0]);
    }
  }

  #paintAt(x: number, y: number): Paint {
    const { fill, alpha, ctm } = this.#graphics;
    const [, , c, d] = multiply(ctm, this.#text.matrix);
    const size = this.#text.size * Math.hypot(c, d);
    const isOutlined =
      alpha === 0 &&
      this.#shapes.some(
        ([left, bottom, right, top]) =>
          left < x + size && right > x && top > y && bottom < y + size,
      );
    const isUnpainted = alpha === 0 || UNPAINTED.has(this.#text.mode);
    const isHidden = !isOutlined && this.#isLost(x, y + size / 4, isUnpainted ? undefined : fill);
    return { isHidden, isOutlined };
  }

  /** Whether text of this colour, or of none, cannot be seen on what was painted at its place before. */
  #isLost(x: number, y: number, fill: string | undefined): boolean {
    const behind = this.#grounds.findLast(
      ({ box: [left, bottom, right, top] }) => left <= x && x <= right && bottom <= y && y <= top,
    );
    // A picture shows what text without paint says: a scan with its words.
    if (behind && behind.fill === undefined) return false;
    if (fill === undefined) return true;
    return isSameColour(fill, behind?.fill ?? WHITE);
  }
}

const placeOf = (x: number, y: number): string => `${Math.round(x)} ${Math.round(y)}`;

const numbersOf = (list: unknown): number[] => Array.from(list as ArrayLike<number>, Number);

function matrixOf(list: unknown): Matrix {
  if (list === null || list === undefined) return IDENTITY;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(list);
  return [a, b, c, d, e, f];
}

/** The inner matrix in the space of the outer (ISO 32000-1, 8.3.4). */
function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

function boxOf(matrix: Matrix, [left, bottom, right, top]: Box): Box {
  const corners = [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
  ].map(([x = 0, y = 0]) => multiply(matrix, [1, 0, 0, 1, x, y]));
  const xs = corners.map(([, , , , x]) => x);
  const ys = corners.map(([, , , , , y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function alphaOf(entries: unknown): number | undefined {
  if (!Array.isArray(entries)) return undefined;
  const entry = entries.find((each) => Array.isArray(each) && each[0] === 'ca');
  return entry === undefined ? undefined : Number(entry[1]);
}

/** Colours that no eye tells apart on paper: each part differs by less than this, of 255. */
const ALIKE = 10;

function isSameColour(one: string, other: string): boolean {
  const parts = [channelsOf(one), channelsOf(other)] as const;
  return (
    parts[0].length === 3 &&
    parts[1].length === 3 &&
    parts[0].every((part, at) => Math.abs(part - (parts[1][at] ?? 0)) < ALIKE)
  );
}

const channelsOf = (colour: string): number[] =>
  (/^#[0-9a-f]{6}$/i.test(colour) ? (colour.match(/[0-9a-f]{2}/gi) ?? []) : []).map((part) =>
    Number.parseInt(part, 16),
  );
