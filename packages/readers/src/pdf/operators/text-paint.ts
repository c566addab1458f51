import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { IDENTITY, type Matrix, matrixOf, multiply } from './matrix.ts';
import { numbered, type Steps } from './operator-steps.ts';

/** The paint of the text that begins at a place of the page. */
export type Paint = {
  /** It leaves nothing to see: in the colour of what is behind it, transparent, or neither filled nor stroked. */
  isHidden: boolean;
  /** Its outlines are filled beneath it: how Chromium makes bold of a regular face. */
  isOutlined: boolean;
};

/** In points of the page, as the file has them: y upwards. */
export type Box = readonly [left: number, bottom: number, right: number, top: number];

/** The state of painting: of the clipping path the box around it is known. */
type Graphics = { ctm: Matrix; fill: string; alpha: number; mode: number; clip: Box };

const EVERYWHERE: Box = [
  Number.NEGATIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.POSITIVE_INFINITY,
  Number.POSITIVE_INFINITY,
];

const INITIAL: Graphics = {
  ctm: IDENTITY,
  fill: '#000000',
  alpha: 1,
  mode: 0,
  clip: EVERYWHERE,
};

/** An area painted on the page before, from the lowest up: `fill` is undefined for what may have any colour. */
type Ground = { box: Box; fill: string | undefined };

const WHITE = '#ffffff';

/** So many shapes are remembered: more than any resume has boxes behind its text. */
const MOST_SHAPES = 400;

/** Text rendering modes that paint nothing (ISO 32000-1, 9.3.6). */
const UNPAINTED = new Set([3, 7]);

/**
 * Follows the operators of a page as far as they say how text is painted (ISO 32000-1, 8.4), and notes it where a text begins.
 */
export class TextPaint {
  readonly #paints = new Map<number, Paint>();
  readonly #grounds: Ground[] = [];
  /** Small shapes, which may be the marks of a list: filled, and hollow. */
  readonly marks: Box[] = [];
  readonly hollowMarks: Box[] = [];
  readonly #stack: Graphics[] = [];
  #graphics: Graphics = { ...INITIAL };
  /** Shapes filled since the last text object. */
  #shapes: Box[] = [];
  /** The next path clips what is painted behind it. */
  #clips = false;

  /** Returns the paint of the text that begins at this place. */
  at(x: number, y: number): Paint | undefined {
    return this.#paints.get(placeOf(x, y));
  }

  /** Notes how text is painted that begins at this place, in letters of this size. */
  note(x: number, y: number, size: number): void {
    this.#paints.set(placeOf(x, y), this.#paintAt(x, y, size));
  }

  follow(operator: number, given: readonly unknown[]): void {
    this.#steps[operator]?.(given);
  }

  readonly #steps = numbered(this.#stepsOfAll());

  #stepsOfAll(): Steps {
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
    const clip = () => {
      this.#clips = true;
    };
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
      beginAnnotation: ([, , placed, matrix]) => {
        push();
        this.#graphics = { ...INITIAL };
        transform(placed);
        transform(matrix);
      },
      endAnnotation: pop,
      transform,
      setFillRGBColor: ([colour]) => fill(String(colour)),
      setFillColorN: () => fill(''),
      setFillTransparent: () => fill(''),
      setGState: ([entries]) => {
        this.#graphics.alpha = alphaOf(entries) ?? this.#graphics.alpha;
      },
      setTextRenderingMode: ([mode]) => {
        this.#graphics.mode = Number(mode);
      },
      endText: () => {
        this.#shapes = [];
      },
      clip,
      eoClip: clip,
      constructPath: (given) => {
        this.#fillShape(given);
        this.#clip(given);
      },
      paintImageXObject: coverPicture,
      paintInlineImageXObject: coverPicture,
      paintImageMaskXObject: coverPicture,
    };
  }

  #fillShape([operator, , minMax]: readonly unknown[]) {
    const { ctm, fill, alpha } = this.#graphics;
    if (STROKES.has(operator as number) && minMax)
      noteMark(this.hollowMarks, boxOf(ctm, fourOf(minMax)));
    const isFilled = [OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke].includes(
      operator as number,
    );
    if (!isFilled || !minMax || alpha === 0) return;
    const box = boxOf(ctm, fourOf(minMax));
    this.#shapes.push(box);
    noteMark(this.marks, box);
    this.#cover({ box, fill: alpha < 1 || fill === '' ? undefined : fill });
  }

  #clip([, , minMax]: readonly unknown[]) {
    if (!this.#clips) return;
    this.#clips = false;
    const { ctm, clip } = this.#graphics;
    if (minMax) this.#graphics.clip = within(clip, boxOf(ctm, fourOf(minMax)));
  }

  #cover({ box, fill }: Ground) {
    const seen = within(this.#graphics.clip, box);
    if (this.#grounds.length < MOST_SHAPES) this.#grounds.push({ box: seen, fill });
  }

  #paintAt(x: number, y: number, size: number): Paint {
    const { fill, alpha, mode } = this.#graphics;
    const isOutlined =
      alpha === 0 &&
      this.#shapes.some(
        ([left, bottom, right, top]) =>
          left < x + size && right > x && top > y && bottom < y + size,
      );
    const isUnpainted = alpha === 0 || UNPAINTED.has(mode);
    const isHidden = !isOutlined && this.#isLost(x, y + size / 4, isUnpainted ? undefined : fill);
    return { isHidden, isOutlined };
  }

  /** Checks whether text of this colour, or of none, cannot be seen on what was painted at its place before. */
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

/** The part of a box that is within another; none of it where left is beyond right, or bottom above top. */
const within = (one: Box, other: Box): Box => [
  Math.max(one[0], other[0]),
  Math.max(one[1], other[1]),
  Math.min(one[2], other[2]),
  Math.min(one[3], other[3]),
];

/** In points: the mark of a list is no larger. */
const LARGEST_MARK = 9;

function noteMark(marks: Box[], box: Box): void {
  if (isSmall(box) && marks.length < MOST_SHAPES) marks.push(box);
}

const isSmall = ([left, bottom, right, top]: Box): boolean =>
  right - left < LARGEST_MARK && top - bottom < LARGEST_MARK;

/** One number for each point of a page. */
const placeOf = (x: number, y: number): number => Math.round(x) * 65_536 + Math.round(y);

function fourOf(list: unknown): Box {
  const [left = 0, bottom = 0, right = 0, top = 0] = Array.from(list as ArrayLike<number>, Number);
  return [left, bottom, right, top];
}

/** Hollow marks are stroked. */
const STROKES: ReadonlySet<number> = new Set([OPS.stroke ?? -1, OPS.closeStroke ?? -1]);

/** Transforms a box: the smallest upright one around its four corners. */
export function boxOf(matrix: Matrix, [left, bottom, right, top]: Box): Box {
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
  const [parts, others] = [channelsOf(one), channelsOf(other)];
  return (
    parts !== undefined &&
    others !== undefined &&
    parts.every((part, at) => Math.abs(part - (others[at] ?? 0)) < ALIKE)
  );
}

/** Red, green and blue; undefined where a colour is given otherwise. */
function channelsOf(colour: string): readonly number[] | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return undefined;
  const number = Number.parseInt(colour.slice(1), 16);
  return [number >> 16, (number >> 8) & 0xff, number & 0xff];
}
