import type { TextItem } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { IDENTITY, type Matrix } from './matrix.ts';
import { onPage, stretchOf, type TextState } from './text-state.ts';

/** A glyph as pdf.js has it in its lists of operators. */
export type Glyph = {
  width: number;
  unicode: string;
  isSpace: boolean;
  category: {
    isWhitespace: boolean;
    isZeroWidthDiacritic: boolean;
    isInvisibleFormatMark: boolean;
  };
};

/** Gaps in sizes of the letters, as pdf.js takes them: from the first on a space, above the second a text of its own. */
const SPACE = 0.102;
const MOST_SPACE = 0.6;
/** Nearer than this, letters follow each other without a space; a step back of so much starts a new piece. */
const NO_SPACE = 0.03;
const STEP_BACK = -0.2;
/** A base line that shifts by so much of the letters' height starts a new piece. */
const SHIFT = 0.25;

/** A text that grows glyph by glyph. Its width grows along the base line, in units that `stretch` brings to the page. */
type Growing = {
  text: string;
  transform: Matrix;
  fontKey: string;
  size: number;
  height: number;
  width: number;
  done: number;
  stretch: number;
};

/** The end of the glyph before. */
type End = { x: number; y: number; rise: number };

/** Takes the texts: where each begins and in what size, and what it is at its end. */
type TextSink = {
  begins: (x: number, y: number, size: number) => void;
  ends: (item: TextItem) => void;
};

/** The box in which glyphs are seen: left, bottom, right, top. */
export type View = readonly number[];

/** Texts as pdf.js makes them of glyphs: one goes on until the font, the line or a wide gap ends it. */
export class ShownText {
  readonly #sink: TextSink;
  readonly #view: View;
  #open: Growing | undefined;
  #last: Growing | undefined;
  #end: End | undefined;
  #set: { size: number; name: string | undefined };
  /** The last two characters, as far as they count for spaces. */
  #before = ' ';
  #beforeThat = ' ';

  constructor(state: TextState, view: View, sink: TextSink) {
    this.#set = { size: state.size, name: state.font?.name };
    this.#view = view;
    this.#sink = sink;
  }

  /** Shows glyphs, and then moves on by `extra`. */
  show(state: TextState, glyphs: readonly Glyph[], extra: number): void {
    this.#beginInFont(state);
    const pen = penOf(state);
    const unit = (state.font?.unit ?? 0) * state.size;
    let left = glyphs.length;
    if (left === 0) move(pen, state.spacing + extra);
    for (const glyph of glyphs) {
      left -= 1;
      const spacing = state.spacing + (glyph.isSpace ? state.wordSpacing : 0);
      this.#showGlyph(pen, glyph, glyph.width * unit, left === 0 ? spacing + extra : spacing);
    }
    state.matrix = movedBy(state, pen);
  }

  /** Ends the text that is open. */
  end(): void {
    const open = this.#open;
    if (open === undefined) return;
    open.done += open.width * open.stretch;
    this.#open = undefined;
    this.#sink.ends({
      str: open.text,
      dir: 'ltr',
      width: Math.abs(open.done),
      transform: open.transform,
      fontName: open.fontKey,
    });
  }

  /** Applies the text matrix to the room that widths take. */
  stretch(state: TextState): void {
    const open = this.#open;
    if (open === undefined) return;
    const stretch = stretchOf(state);
    if (stretch === open.stretch) return;
    open.done += open.width * open.stretch;
    open.width = 0;
    open.stretch = stretch;
  }

  #beginInFont({ size, font }: TextState) {
    if (this.#set.size === size && this.#set.name === font?.name) return;
    this.end();
    this.#set = { size, name: font?.name };
  }

  #showGlyph(pen: Pen, { unicode, category }: Glyph, width: number, spacing: number) {
    if (category.isInvisibleFormatMark) return;
    if (category.isWhitespace) {
      move(pen, spacing + width);
      this.#note(' ');
    } else if (category.isZeroWidthDiacritic) this.#add(pen, unicode, 0, spacing);
    else if (this.#follow(pen, width)) this.#add(pen, unicode, width, spacing);
    else move(pen, width);
  }

  #add(pen: Pen, unicode: string, width: number, spacing: number) {
    this.#open ??= this.#begin(pen);
    const open = this.#open;
    this.#last = open;
    if (width !== 0) {
      move(pen, width);
      open.width += width * pen.state.scale;
      this.#end = { x: pen.x, y: pen.y, rise: pen.state.rise };
    }
    if (this.#note(unicode)) open.text += ' ';
    open.text += unicode;
    if (spacing !== 0) move(pen, spacing);
  }

  #begin(pen: Pen): Growing {
    const growing = growingAt(pen);
    this.#sink.begins(pen.x, pen.y, growing.height);
    return growing;
  }

  /** Settles what stands between the glyph before and one that begins here; false where none can be seen. */
  #follow({ state, letters, x, y }: Pen, width: number): boolean {
    const [left = 0, bottom = 0, right = 0, top = 0] = this.#view;
    if (x + width < left || x > right || y < bottom || y > top) return false;
    const [end, last] = [this.#end, this.#open ?? this.#last];
    if (!end || !last || (end.x === x && end.y === y)) return true;
    const [along, across] = turnedBack(letters, x - end.x, y - end.y);
    const way = Math.sign(last.width || last.done);
    const gap = along / last.stretch;
    if (gap < way * STEP_BACK * last.size) {
      this.#forget();
      this.end();
      return true;
    }
    const rise = state.rise - end.rise;
    const shift = rise === 0 ? across : across - (letters[3] / state.size) * rise;
    if (Math.abs(shift) > last.height) {
      this.#forget();
      this.end();
      return true;
    }
    this.#space(gap, way, last);
    if (Math.abs(across) > last.height * SHIFT) this.end();
    return true;
  }

  /** A space, where the gap is one; else the text grows by it. */
  #space(gap: number, way: number, last: Growing) {
    if (gap <= way * NO_SPACE * last.size) this.#forget();
    if (gap <= way * SPACE * last.size) {
      if (this.#before !== ' ' || this.#beforeThat === ' ') last.width += gap;
      else this.#part();
      return;
    }
    if (gap < way * SPACE * last.size || gap > way * MOST_SPACE * last.size) {
      this.#part();
      return;
    }
    if (this.#open) {
      this.#forget();
      this.#open.text += ' ';
      this.#open.width += gap;
    } else this.#part();
  }

  /** Ends the text; the next begins behind a space. */
  #part() {
    this.end();
    this.#forget();
    this.#sink.ends({ str: ' ', dir: 'ltr', width: 0, transform: IDENTITY, fontName: '' });
  }

  #forget() {
    this.#before = ' ';
    this.#beforeThat = ' ';
  }

  /** Notes a character; whether a space parts it from the one before the last. */
  #note(character: string): boolean {
    const isParted = this.#beforeThat !== ' ' && this.#before === ' ';
    this.#beforeThat = this.#before;
    this.#before = character;
    return isParted;
  }
}

/** The place of the next glyph on the page: the letters' matrix, and where they have moved to. */
type Pen = {
  state: TextState;
  letters: Matrix;
  x: number;
  y: number;
  /** The distance it has moved along the base line, and what a step of 1 is on the page. */
  moved: number;
  stepX: number;
  stepY: number;
};

function penOf(state: TextState): Pen {
  const letters = onPage(state);
  const [a, b, c, d] = state.ctm;
  const [m, n] = state.matrix;
  const { scale } = state;
  return {
    state,
    letters,
    x: letters[4],
    y: letters[5],
    moved: 0,
    stepX: (a * m + c * n) * scale,
    stepY: (b * m + d * n) * scale,
  };
}

/** Moves along the base line, by a way that is not yet scaled. */
function move(pen: Pen, by: number): void {
  pen.x += pen.stepX * by;
  pen.y += pen.stepY * by;
  pen.moved += by;
}

function movedBy({ matrix, scale }: TextState, { moved }: Pen): Matrix {
  const [a, b, c, d, e, f] = matrix;
  return [a, b, c, d, e + a * moved * scale, f + b * moved * scale];
}

function growingAt({ state, letters, x, y }: Pen): Growing {
  const [a, b, c, d] = letters;
  return {
    text: '',
    transform: [a, b, c, d, x, y],
    fontKey: state.fontKey,
    size: state.size,
    height: Math.hypot(c, d),
    width: 0,
    done: 0,
    stretch: stretchOf(state),
  };
}

/** A way on the page as one along and across a base line. */
function turnedBack([a, b, c, d]: Matrix, x: number, y: number): readonly [number, number] {
  if (b === 0 && c === 0 && a !== 0) return a > 0 ? [x, y] : [-x, -y];
  if (a === 0 && d === 0 && b !== 0) return b > 0 ? [y, x] : [-y, -x];
  const scale = Math.hypot(a, b);
  return [(a * x + b * y) / scale, (c * x + d * y) / scale];
}
