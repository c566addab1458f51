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
  const states = [...kept.map((text) => linesOfText(text, value)), value];
  // Bullets that were put right in what was pasted or typed are no step: the lines are the same.
  return states.filter((lines, at) => {
    const next = states[at + 1];
    return !next || textOfLines(lines) !== textOfLines(next);
  });
}
