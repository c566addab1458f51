import { READING_LIMITS } from '../limits.ts';
import { OperatorText } from './operators/operator-text.ts';
import { fontOf, type PdfFont } from './operators/pdf-font.ts';
import type { View } from './operators/shown-text.ts';

/** The parts of pdf.js's messages that are looked at here. */
type Message = { action?: string; data?: unknown; chunk?: unknown; streamId?: number };
type Listener = (event: { data: Message }) => void;
type OperatorChunk = { fnArray: unknown[]; argsArray: unknown[]; lastChunk: boolean };
type TextChunk = { items: { str?: string }[]; styles: object };

/**
 * Joins the two halves of pdf.js, which talk as if between threads, within one thread.
 *
 * pdf.js's own joint copies every message deeply. Here lists are handed over as they are, for the sender
 * begins new ones (or empties its own: those are taken over). Two more things happen on the way: fonts
 * are noted, whose names tell bold from regular, and the drawing operators are followed as far as they paint
 * text, and dropped. Text beyond all measure calls `onFlood`, once.
 */
export class SameThreadPort {
  /** By pdf.js's key of the font. */
  readonly fonts = new Map<string, PdfFont>();
  readonly #followed = new Map<number, OperatorText>();
  readonly #asked = new Map<number, OperatorText>();
  readonly #listeners = new Set<Listener>();
  readonly #onFlood: () => void;
  #characters = 0;
  #operators = 0;

  constructor(onFlood: () => void) {
    this.#onFlood = onFlood;
  }

  /** Follows the operators of the page with this index, whenever they are asked for. */
  follow(index: number, view: View): OperatorText {
    const text = new OperatorText(this.fonts, view);
    this.#followed.set(index, text);
    return text;
  }

  postMessage(message: Message) {
    if (this.#noteFont(message)) return;
    this.#noteAsked(message);
    const event = { data: { ...message, ...this.#takeOver(message) } };
    void Promise.resolve().then(() => {
      for (const listener of this.#listeners) listener.call(this, event);
    });
  }

  addEventListener(_type: string, listener: Listener, options?: { signal?: AbortSignal }) {
    this.#listeners.add(listener);
    options?.signal?.addEventListener('abort', () => this.#listeners.delete(listener));
  }

  removeEventListener(_type: string, listener: Listener) {
    this.#listeners.delete(listener);
  }

  /** Notes a font; checks whether the message was one. Nobody else needs it, for nothing is drawn. */
  #noteFont({ action, data }: Message): boolean {
    if (action !== 'commonobj' || !Array.isArray(data) || data[1] !== 'Font') return false;
    this.fonts.set(String(data[0]), fontOf(data[2]));
    return true;
  }

  #noteAsked({ action, data, streamId }: Message) {
    if (action !== 'GetOperatorList' || streamId === undefined) return;
    const { pageIndex } = data as { pageIndex: number };
    const followed = this.#followed.get(pageIndex);
    if (followed) this.#asked.set(streamId, followed);
  }

  #takeOver({ chunk, streamId = 0 }: Message): { chunk?: unknown } {
    if (isText(chunk)) {
      for (const { str } of chunk.items) this.#characters += (str?.length ?? 0) + 1;
      this.#check();
      return { chunk: { ...chunk } };
    }
    if (isOperators(chunk)) {
      this.#operators += chunk.fnArray.length;
      const asked = this.#asked.get(streamId);
      this.#characters -= asked?.glyphs ?? 0;
      asked?.follow(chunk.fnArray, chunk.argsArray);
      this.#characters += asked?.glyphs ?? 0;
      this.#check();
      const { lastChunk } = chunk;
      return { chunk: { fnArray: [], argsArray: [], lastChunk, separateAnnots: null, length: 0 } };
    }
    return {};
  }

  #check() {
    const { characters, operators } = READING_LIMITS;
    if (this.#characters > characters || this.#operators > operators) this.#onFlood();
  }
}

const isText = (chunk: unknown): chunk is TextChunk =>
  typeof chunk === 'object' && chunk !== null && 'items' in chunk && 'styles' in chunk;

const isOperators = (chunk: unknown): chunk is OperatorChunk =>
  typeof chunk === 'object' && chunk !== null && 'fnArray' in chunk;
