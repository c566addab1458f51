import { linesOfText, textOfLines } from './change-lines.ts';
import type { RichLine } from './rich-line.ts';
import type { History } from './surface.ts';

/** State in which a plain field was left: offsets of its text as shown. */
export type PlainState = {
  area: HTMLTextAreaElement;
  /** The texts that it showed, from the first to the last. */
  texts: readonly string[];
  /** Selection, or caret, of the field; undefined where it had no focus. */
  selection?: { start: number; end: number } | undefined;
  scrollTop: number;
};

/** Returns the undo history of what was typed in the plain field: a word at a time. */
export function historyOf(texts: readonly string[], value: readonly RichLine[]): History {
  const kept = texts.filter((text, at) => {
    const next = texts[at + 1];
    return at === 0 || next?.length !== text.length + 1 || /\s$/u.test(next);
  });
  const before = kept.at(-1) === textOfLines(value) ? kept.slice(0, -1) : kept;
  return [...before.map((text) => linesOfText(text, value)), value];
}
