import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { IDENTITY, type Matrix, matrixOf, multiply } from './matrix.ts';

/** How the text is painted that begins at a place of the page. */
export type Paint = {
  /** It leaves nothing to see: in the colour of what is behind it, transparent, or neither filled nor stroked. */
  isHidden: boolean;
  /** Its outlines are filled beneath it: how Chromium makes bold of a regular face. */
  isOutlined: boolean;
};

/** In points of the page, as the file has them: y upwards. */
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

type Step = (given: readonly unknown[]) => void;

/** What to do at an operator, by the name that pdf.js has for it. */
type Steps = Readonly<Record<string, Step>>;

const WHITE = '#ffffff';

/** So many shapes are remembered: more than any resume has boxes behind its text. */
const MOST_SHAPES = 400;

/** A gap in a text that is as wide as a space, in thousandths of the letters' size. */
const WORD_GAP = 100;

/** Text rendering modes that paint nothing (ISO 32000-1, 9.3.6). */
const UNPAINTED = new Set([3, 7]);

/**
 * Follows the operators of a page as far as they say where text begins and how it is painted (ISO 32000-1, 8.4 and 9.4).
 * They come in the parts that pdf.js hands over.
 */
export class TextPaint {
  readonly #paints = new Map<number, Paint>();
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
    for (let at = 0; at < operators.length; at += 1) {
      const given = values[at];
      this.#steps[operators[at] as number]?.(Array.isArray(given) ? given : []);
    }
  }

  readonly #steps = stepsOf({
    ...this.#graphicsSteps(),
    ...this.#textSteps(),
  });

  #graphicsSteps(): Steps {
    const push = () => {
      this.#stack.push({ ...this.#graphics });
    };
    const pop = () => {
      this.#graphics = this.#stack.pop() ?? this.#graphics;
    };
    const transform = (matrix: unknown) => {
      this.#graphics.ctm = multiply(this.#graphics.ctm, matrixOf(matrix));
    };
    const coverPicture = () =>
      this.#cover({ box: boxOf(this.#graphics.ctm, [0, 0, 1, 1]), fill: undefined });
    const fill = (colour: string) => {
      this.#graphics.fill = colour;
    };
    return {
      save: push,
      restore: pop,
      paintFormXObjectBegin: ([matrix]) => {
        push();
        transform(matrix);
      },
      paintFormXObjectEnd: pop,
      transform,
      setFillRGBColor: ([colour]) => fill(String(colour)),
      setFillColorN: () => fill(''),
      setFillTransparent: () => fill(''),
      setGState: ([entries]) => {
        this.#graphics.alpha = alphaOf(entries) ?? this.#graphics.alpha;
      },
      constructPath: (given) => this.#fillShape(given),
      paintImageXObject: coverPicture,
      paintInlineImageXObject: coverPicture,
      paintImageMaskXObject: coverPicture,
    };
  }

  #textSteps(): Steps {
    const text = this.#text;
    return {
      beginText: () => {
        text.matrix = IDENTITY;
        text.line = IDENTITY;
      },
      endText: () => {
        this.#shapes = [];
      },
      setFont: ([, size]) => {
        text.size = Number(size);
      },
      setTextRenderingMode: ([mode]) => {
        text.mode = Number(mode);
      },
      setCharSpacing: ([spacing]) => {
        text.spacing = Number(spacing);
      },
      setWordSpacing: ([spacing]) => {
        text.wordSpacing = Number(spacing);
      },
      setHScale: ([scale]) => {
        text.scale = Number(scale) / 100;
      },
      setLeading: ([leading]) => {
        text.leading = -Number(leading);
      },
      setTextMatrix: (given) => {
        text.matrix = matrixOf(given[0] ?? given);
        text.line = text.matrix;
      },
      setLeadingMoveText: ([x, y]) => {
        text.leading = Number(y);
        this.#move(Number(x), Number(y));
      },
      moveText: ([x, y]) => this.#move(Number(x), Number(y)),
      nextLine: () => this.#move(0, text.leading),
      showText: ([glyphs]) => {
        if (Array.isArray(glyphs)) this.#show(glyphs);
      },
    };
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
    const { matrix, size, scale, spacing, wordSpacing } = this.#text;
    const start = multiply(this.#graphics.ctm, matrix);
    let paint: Paint | undefined;
    let begins = true;
    let at = 0;
    for (const glyph of glyphs as readonly (Glyph | number)[]) {
      if (typeof glyph === 'number') {
        begins ||= glyph < -WORD_GAP || glyph > WORD_GAP;
        at -= (glyph / 1000) * size * scale;
        continue;
      }
      const { width = 0, unicode = '', isSpace = false } = glyph;
      const isBlank = isSpace || unicode === ' ' || unicode === '';
      if (begins && !isBlank) {
        const x = start[0] * at + start[4];
        const y = start[1] * at + start[5];
        paint ??= this.#paintAt(x, y, size * Math.hypot(start[2], start[3]));
        this.#paints.set(placeOf(x, y), paint);
      }
      begins = isBlank;
      at += ((width / 1000) * size + spacing + (isSpace ? wordSpacing : 0)) * scale;
    }
    this.#text.matrix = multiply(matrix, [1, 0, 0, 1, at, 0]);
  }

  #paintAt(x: number, y: number, size: number): Paint {
    const { fill, alpha } = this.#graphics;
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

/** The steps by the numbers of the operators. */
function stepsOf(steps: Steps): Step[] {
  const numbered: Step[] = [];
  for (const [name, step] of Object.entries(steps)) numbered[OPS[name] ?? 0] = step;
  return numbered;
}

/** One number for each point of a page. */
const placeOf = (x: number, y: number): number => Math.round(x) * 65_536 + Math.round(y);

const numbersOf = (list: unknown): number[] => Array.from(list as ArrayLike<number>, Number);

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
