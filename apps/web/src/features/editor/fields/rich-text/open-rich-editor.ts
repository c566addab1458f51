import { findChanges, offsetAfter } from '@shortlist/draft';
import { pointFlagsOf } from '@shortlist/model';
import {
  type ChangedLines,
  offsetOfPlace,
  placeOfOffset,
  textOfLines,
  withoutBullet,
} from './change-lines.ts';
import { drawLines, nameLines } from './draw-lines.ts';
import { isDrawn, readLines } from './read-lines.ts';
import { isSameLines, type Place, type RichLine } from './rich-line.ts';
import { type History, hasNoBreakSpace, openSurface, type Surface } from './surface.ts';

/** A rich text field at work. */
export type RichEditor = Surface & {
  /** Makes the field show other lines by a step that undo takes back, and calls the listeners. */
  change: (changed: ChangedLines) => void;
  /**
   * Shows lines that were not typed here; the caret stays among its words. Those that were `merged` come into what undo goes
   * back to as well, all others are a step of undo. Waits for the end of a composition.
   */
  show: (lines: readonly RichLine[], isMerged?: boolean) => void;
  close: () => void;
};

type Options = {
  history: History;
  /** Checks whether the text may change from one length to another; a change that it may not make is put back. */
  allows: (next: number, before: number) => boolean;
  onChange: (lines: readonly RichLine[]) => void;
};

/** Makes an element a field of lines with marks. */
export function openRichEditor(
  root: HTMLElement,
  { history, allows, onChange }: Options,
): RichEditor {
  const closing = new AbortController();
  const surface = openSurface(root, history, closing.signal);
  const { squire, lines: read } = surface;
  let known = history.at(-1) ?? [];
  let isComposing = false;
  let waiting: Parameters<RichEditor['show']> | undefined;

  const listening = { capture: true, signal: closing.signal };
  root.addEventListener('compositionstart', beginComposition, listening);
  root.addEventListener('compositionend', () => queueMicrotask(endComposition), listening);
  root.addEventListener(
    'beforeinput',
    ({ data }) => data?.includes('\u00a0') && surface.keepNoBreakSpaces(),
    listening,
  );
  squire.addEventListener('input', handleInput);

  return { ...surface, change, show, close };

  function close(): void {
    closing.abort();
    squire.destroy();
  }

  function handleInput(): void {
    // Under an input method the elements must not change.
    if (!allows(root.textContent.length, lengthOf(known))) {
      if (!isComposing) putBack(surface, known);
      return;
    }
    const lines = isComposing ? read() : tidy(surface);
    if (isSameLines(lines, known)) return;
    known = lines;
    onChange(lines);
  }

  function beginComposition(): void {
    isComposing = true;
  }

  function endComposition(): void {
    isComposing = false;
    handleInput();
    if (waiting) show(...waiting);
    waiting = undefined;
  }

  function change(changed: ChangedLines): void {
    if (changed.lines.some(hasNoBreakSpace)) surface.keepNoBreakSpaces();
    surface.checkpoint();
    drawLines(root, changed.lines);
    surface.select({ from: changed.from ?? changed.caret, to: changed.caret });
    surface.checkpoint();
  }

  function show(lines: readonly RichLine[], isMerged = false): void {
    waiting = isComposing ? [lines, isMerged] : undefined;
    if (isComposing) return;
    const before = read();
    if (isSameLines(lines, before)) return void squire.modifyDocument(() => nameLines(root, lines));
    known = lines;
    if (lines.some(hasNoBreakSpace)) surface.keepNoBreakSpaces();
    const draw = () => keepSelection(surface, lines, () => drawLines(root, lines));
    if (isMerged) {
      surface.rebase(before, lines);
      // No change of this person's: the library is not to hear of it.
      squire.modifyDocument(draw);
    } else {
      surface.checkpoint();
      draw();
      surface.checkpoint();
    }
  }
}

const lengthOf = (lines: readonly RichLine[]): number =>
  lines.reduce((length, { text }) => length + text.length, 0);

/** Shows the lines that were there before a change, with the caret at their end. */
function putBack({ root, squire, select }: Surface, lines: readonly RichLine[]): void {
  squire.modifyDocument(() => drawLines(root, lines));
  const line = lines.length - 1;
  const end = { line, offset: lines[line]?.text.length ?? 0 };
  select({ from: end, to: end });
}

/** Takes from the elements what is no line of a point, and from lines the bullets that were typed; answers the lines. */
function tidy(surface: Surface): RichLine[] {
  const { root, squire } = surface;
  const lines = surface.lines();
  const bare = lines.map(withoutBullet).map(asTyped);
  if (isSameLines(bare, readLines(root)) && isDrawn(root, bare)) return bare;
  const { from, to } = surface.selection();
  const behind = ({ line, offset }: Place): Place => {
    const removed = (lines[line]?.text.length ?? 0) - (bare[line]?.text.length ?? 0);
    return { line, offset: Math.max(offset - removed, 0) };
  };
  squire.modifyDocument(() => drawLines(root, bare));
  surface.select({ from: behind(from), to: behind(to) });
  return bare;
}

/** An empty line is none that was left off the paper or locked: Enter at the end of such a line begins another. */
const asTyped = (
  line: RichLine,
  at: number,
  { [at - 1]: before }: readonly RichLine[],
): RichLine => {
  const { id, hidden, locked, ...said } = line;
  const isNew = id !== undefined && id === before?.id;
  return {
    ...said,
    ...(!isNew && id !== undefined && { id }),
    ...(said.text !== '' && pointFlagsOf({ hidden, locked })),
  };
};

/** Does a change after which the selection is among the words where it was. */
function keepSelection(surface: Surface, lines: readonly RichLine[], work: () => void): void {
  const before = surface.lines();
  const { from, to } = surface.selection();
  const changes = findChanges(textOfLines(before), textOfLines(lines));
  const moved = (place: Place) =>
    placeOfOffset(lines, offsetAfter(changes, offsetOfPlace(before, place)));
  work();
  surface.select({ from: moved(from), to: moved(to) });
}
