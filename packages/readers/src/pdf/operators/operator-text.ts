import type { MarkItem, TextItem } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { matrixOf, multiply } from './matrix.ts';
import { numbered, type Step, type Steps } from './operator-steps.ts';
import type { PdfFont } from './pdf-font.ts';
import { type Glyph, ShownText, type View } from './shown-text.ts';
import { TextPaint } from './text-paint.ts';
import { INITIAL, moveLine, type TextState } from './text-state.ts';

type Item = TextItem | MarkItem;

/** The text of one run of operators: those of the page, or of a form on it. */
type Showing = { text: ShownText; marks: number; marksBefore: number; state: TextState };

/** The text that the appearance of a filled field shows, or that of text typed on a page. */
export type TypedText = { id: string; items: TextItem[] };

const NOTHING: readonly unknown[] = [];

/** Scripts whose letters pdf.js puts in another order than they are drawn in. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Characters that are given as others, as pdf.js does. */
const FOLDED = /[\u00a0\u00b5\u037e\u0eb3\u2000-\u200a\u202f\u2126\ufb00-\ufb04\ufb06]+/gu;

/**
 * The text of a page by its operators, as pdf.js tells it when it is asked for the text alone: the operators are
 * evaluated anyway, for how the text is painted, and asking for both takes half as long again.
 */
export class OperatorText {
  /** Texts and marks in the order of the file. */
  readonly items: Item[] = [];
  /** The text on the page and not in it: of each annotation that is seen and shows text, in the order of the file. */
  readonly typed: TypedText[] = [];
  /** The paint of the texts. */
  readonly paint = new TextPaint();
  /** The number of glyphs that were shown. */
  glyphs = 0;
  #isActualText = true;
  readonly #fonts: ReadonlyMap<string, PdfFont>;
  readonly #view: View;
  readonly #stack: TextState[] = [];
  readonly #outer: Showing[] = [];
  #state: TextState = { ...INITIAL };
  #showing: Showing;
  #annotation: TypedText | undefined;

  constructor(fonts: ReadonlyMap<string, PdfFont>, view: View) {
    this.#fonts = fonts;
    this.#view = view;
    this.#showing = this.#begin();
  }

  /** The text and marks; undefined where pdf.js must be asked: for vertical letters, drawn ones, and those from right to left. */
  readItems(): readonly Item[] | undefined {
    this.#endShowing();
    return this.#isActualText ? this.items : undefined;
  }

  follow(operators: readonly unknown[], values: readonly unknown[]): void {
    for (let at = 0; at < operators.length; at += 1) {
      const operator = operators[at] as number;
      const value = values[at];
      const given = Array.isArray(value) ? value : NOTHING;
      this.paint.follow(operator, given);
      this.#steps[operator]?.(given);
    }
  }

  readonly #steps: readonly Step[] = numbered({
    save: () => {
      this.#stack.push({ ...this.#state });
    },
    restore: () => {
      this.#state = this.#stack.pop() ?? this.#state;
    },
    transform: (matrix) => {
      this.#state.ctm = multiply(this.#state.ctm, matrixOf(matrix));
    },
    paintFormXObjectBegin: ([matrix]) => this.#beginForm(matrix),
    paintFormXObjectEnd: () => this.#endForm(),
    beginAnnotation: ([id, , transform, matrix]) => this.#beginAnnotation(id, transform, matrix),
    endAnnotation: () => this.#endAnnotation(),
    setGState: ([entries]) => this.#setGState(entries),
    ...this.#markSteps(),
    ...this.#textSteps(),
  });

  #markSteps(): Steps {
    return {
      beginMarkedContent: ([tag]) => {
        this.#beginMark({ type: 'beginMarkedContent', tag: nameOf(tag) });
      },
      beginMarkedContentProps: ([tag, number]) => {
        const id = Number.isInteger(number) ? `_mc${number}` : null;
        this.#beginMark({ type: 'beginMarkedContentProps', tag: nameOf(tag), id });
      },
      endMarkedContent: () => {
        this.#showing.text.end();
        if (this.#showing.marks > 0) this.#endMarks(this.#showing.marks - 1);
      },
      beginText: () => {
        this.#state.matrix = INITIAL.matrix;
        this.#state.line = INITIAL.line;
        this.#showing.marksBefore = this.#showing.marks;
      },
      endText: () => this.#endMarks(this.#showing.marksBefore),
    };
  }

  #textSteps(): Steps {
    return {
      setFont: ([key, size]) => this.#setFont(key, size),
      setCharSpacing: ([spacing]) => {
        this.#state.spacing = Number(spacing);
      },
      setWordSpacing: ([spacing]) => {
        this.#state.wordSpacing = Number(spacing);
      },
      setHScale: ([scale]) => {
        this.#state.scale = Number(scale) / 100;
      },
      setLeading: ([leading]) => {
        this.#state.leading = Number(leading);
      },
      setTextRise: ([rise]) => {
        this.#state.rise = Number(rise);
      },
      setTextMatrix: (given) => {
        this.#state.matrix = matrixOf(given[0] ?? given);
        this.#state.line = this.#state.matrix;
        this.#showing.text.stretch(this.#state);
      },
      setLeadingMoveText: ([x, y]) => {
        this.#state.leading = -Number(y);
        moveLine(this.#state, Number(x), Number(y));
      },
      moveText: ([x, y]) => moveLine(this.#state, Number(x), Number(y)),
      nextLine: () => moveLine(this.#state, 0, -this.#state.leading),
      showText: ([glyphs]) => {
        if (Array.isArray(glyphs)) this.#show(glyphs);
      },
    };
  }

  /** Glyphs, and numbers that move them apart in thousandths of their size. */
  #show(list: readonly (Glyph | number)[]) {
    const { text } = this.#showing;
    const state = this.#state;
    if (state.font?.isPlain === false && !this.#annotation) this.#isActualText = false;
    this.glyphs += list.length;
    let glyphs: Glyph[] = [];
    for (const each of list) {
      if (typeof each !== 'number') glyphs.push(each);
      else if (each !== 0) {
        text.show(state, glyphs, (-each * state.size) / 1000);
        glyphs = [];
      }
    }
    if (glyphs.length > 0) text.show(state, glyphs, 0);
  }

  #setFont(key: unknown, size: unknown) {
    this.#state.fontKey = String(key);
    this.#state.font = this.#fonts.get(this.#state.fontKey);
    this.#state.size = Number(size);
  }

  #setGState(entries: unknown) {
    if (!Array.isArray(entries)) return;
    const font = entries.find((entry) => Array.isArray(entry) && entry[0] === 'Font');
    if (!font) return;
    this.#showing.text.end();
    this.#setFont(font[1][0], font[1][1]);
  }

  #begin(): Showing {
    const text = new ShownText(this.#state, this.#view, {
      begins: (x, y, size) => this.paint.note(x, y, size),
      ends: (item) => this.#push(item),
    });
    return { text, marks: 0, marksBefore: 0, state: { ...this.#state } };
  }

  #beginForm(matrix: unknown) {
    this.#showing.text.end();
    this.#outer.push({ ...this.#showing, state: { ...this.#state } });
    this.#state.ctm = multiply(this.#state.ctm, matrixOf(matrix));
    this.#showing = this.#begin();
  }

  #endForm() {
    this.#endShowing();
    const outer = this.#outer.pop();
    if (outer === undefined) return;
    this.#showing = outer;
    this.#state = outer.state;
  }

  /** The page is at its end by then. An appearance knows nothing of its state (ISO 32000-1, 12.5.5). */
  #beginAnnotation(id: unknown, transform: unknown, matrix: unknown) {
    this.#endShowing();
    this.#state = { ...INITIAL, ctm: multiply(matrixOf(transform), matrixOf(matrix)) };
    this.#annotation = { id: String(id), items: [] };
    this.#showing = this.#begin();
  }

  #endAnnotation() {
    this.#endShowing();
    if (this.#annotation && this.#annotation.items.length > 0) this.typed.push(this.#annotation);
    this.#annotation = undefined;
  }

  #endShowing() {
    this.#showing.text.end();
    this.#endMarks(0);
  }

  #beginMark(mark: MarkItem) {
    this.#showing.text.end();
    this.#showing.marks += 1;
    if (!this.#annotation) this.items.push(mark);
  }

  #endMarks(down: number) {
    if (this.#showing.marks <= down) return;
    this.#showing.text.end();
    for (; this.#showing.marks > down; this.#showing.marks -= 1) {
      if (!this.#annotation) this.items.push({ type: 'endMarkedContent' });
    }
  }

  #push(item: TextItem) {
    const str = item.str.replace(FOLDED, (folded) => folded.normalize('NFKC'));
    if (!this.#annotation && FROM_RIGHT.test(item.str)) this.#isActualText = false;
    (this.#annotation ?? this).items.push({ ...item, str });
  }
}

/** pdf.js's own names are objects. */
const nameOf = (tag: unknown): string | null =>
  typeof tag === 'string' ? tag : ((tag as { name?: string } | undefined)?.name ?? null);
