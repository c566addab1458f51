import Squire from 'squire-rte';
import { drawLine, drawLines } from './draw-lines.ts';
import { findPlace, readLines, readPlace } from './read-lines.ts';
import { rebaseState } from './rebase-state.ts';
import type { PlaceRange, RichLine } from './rich-line.ts';

/** The elements of a rich text field, their selection and their history. */
export type Surface = {
  squire: Squire;
  root: HTMLElement;
  lines: () => RichLine[];
  selection: () => PlaceRange;
  select: (stretch: PlaceRange) => void;
  /** Ends a step of undo: what was changed so far and what follows are two. */
  checkpoint: () => void;
  /** Makes what undo and redo go to states of the lines that `before` has become elsewhere. */
  rebase: (before: readonly RichLine[], after: readonly RichLine[]) => void;
  /** From now on a no-break space is one of the text. */
  keepNoBreakSpaces: () => void;
};

/** The states that undo goes back to, from the oldest to what is shown now. */
export type History = readonly (readonly RichLine[])[];

export function openSurface(root: HTMLElement, history: History, signal: AbortSignal): Surface {
  const [oldest = [], ...later] = history;
  root.addEventListener('focus', () => mendSelection(squire), { capture: true, signal });
  const squire = new Squire(root, {
    blockTag: 'P',
    blockAttributes: { dir: 'auto' },
    addLinks: false,
    // What is drawn of lines is all that the library ever puts in.
    sanitizeToDOMFragment: () => {
      const fragment = document.createDocumentFragment();
      fragment.append(...oldest.map(drawLine));
      return fragment;
    },
  });
  const checkpoint = () => void squire.modifyDocument(() => squire.saveUndoState());
  squire.setHTML('');
  // The library passes over the next change that it sees, which it takes for its own: one now, or the first of those below is no state.
  squire.modifyDocument(() => {});
  for (const lines of later) {
    drawLines(root, lines);
    checkpoint();
  }

  let keepsNoBreakSpaces = history.flat().some(hasNoBreakSpace);
  /** The library puts no-break spaces where it deletes: they are spaces, unless the text has such of its own. */
  const linesOf = (element: Element) =>
    keepsNoBreakSpaces ? readLines(element) : readLines(element).map(withPlainSpaces);
  return {
    squire,
    root,
    checkpoint,
    rebase(before, after) {
      // What was typed since the last state is one of its own.
      if (!squire._isInUndoState) checkpoint();
      squire._undoStack.forEach((state, at, states) => {
        states[at] = rebaseState(state, { before, after, read: linesOf });
      });
    },
    keepNoBreakSpaces: () => {
      keepsNoBreakSpaces = true;
    },
    lines: () => linesOf(root),
    selection: () => {
      const range = squire.getSelection();
      return {
        from: readPlace(root, range.startContainer, range.startOffset),
        to: readPlace(root, range.endContainer, range.endOffset),
      };
    },
    select: ({ from, to }) => {
      const range = document.createRange();
      range.setStart(...findPlace(root, from));
      range.setEnd(...findPlace(root, to));
      squire.setSelection(range);
    },
  };
}

/**
 * Tells the library where the selection is. Once the field was moved on the page, the place that the library remembers
 * is outside it. The page puts the selection back before the focus; the library would then undo that.
 */
function mendSelection(squire: Squire): void {
  const root = squire.getRoot();
  const selection = getSelection();
  if (!selection?.rangeCount || root.contains(squire.getSelection().startContainer)) return;
  const range = selection.getRangeAt(0);
  if (root.contains(range.startContainer)) squire.setSelection(range.cloneRange());
}

export const hasNoBreakSpace = ({ text }: RichLine): boolean => text.includes('\u00a0');

const withPlainSpaces = (line: RichLine): RichLine =>
  hasNoBreakSpace(line) ? { ...line, text: line.text.replaceAll('\u00a0', ' ') } : line;
