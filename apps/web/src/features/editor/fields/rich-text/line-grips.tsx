import { en } from '@shortlist/messages';
import { GripVertical } from 'lucide-react';
import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import type { Lift } from '#ui/reorder/lift.ts';
import { useLift } from '#ui/reorder/use-lift.ts';
import { usePointerDrag } from '#ui/reorder/use-pointer-drag.ts';
import { moveLine } from './change-lines.ts';
import type { RichEditor } from './open-rich-editor.ts';
import type { RichLine } from './rich-line.ts';

type LineGripsProps = {
  root: RefObject<HTMLElement | null>;
  editor: RefObject<RichEditor | null>;
  lines: readonly RichLine[];
};

/**
 * The bullets of a rich text field as handles: a line is dragged by its own, with mouse or finger. It stands beside the
 * text, since what is in it would be text; the keys and the toolbar do the same for those who do not drag.
 */
export function LineGrips({ root, editor, lines }: LineGripsProps) {
  const words = useWords(en.richText);
  const [hovered, setHovered] = useState<{ line: number; boxes: Box[] }>();
  const held = useRef('0');
  const ids = lines.map((_, at) => String(at));
  const lifted = useLift({
    ids,
    nameOf: (id) => lines[Number(id)]?.text ?? '',
    onReorder: (moved, target) => {
      const { current } = editor;
      root.current?.focus({ preventScroll: true });
      current?.change(moveLine(current.lines(), Number(moved), Number(target)));
    },
  });
  const drag = usePointerDrag(lifted, ({ clientY }) => ids[lineAt(root.current, clientY)]);
  const { lift } = lifted;

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    held.current = String(lineAt(root.current, event.clientY));
    drag.handlers(held.current).onPointerDown(event);
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>) {
    const top = event.currentTarget.getBoundingClientRect().top;
    setHovered({
      line: lineAt(root.current, event.clientY),
      boxes: boxesOf(root.current).map((box) => ({ top: box.top - top, height: box.height })),
    });
    drag.handlers(held.current).onPointerMove(event);
  }

  function handleClick() {
    if (drag.wasDragged()) return;
    const start = { line: Number(held.current), offset: 0 };
    root.current?.focus({ preventScroll: true });
    editor.current?.select({ from: start, to: start });
  }

  const { onPointerUp, onPointerCancel } = drag.handlers(ids[0] ?? '0');
  return (
    <>
      {lift && hovered && <Fall lift={lift} boxes={hovered.boxes} />}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys move lines in the text itself */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for pointers alone, as above */}
      <div
        title={words.drag}
        className="absolute inset-y-0 start-0 w-6 cursor-grab touch-none overflow-hidden active:cursor-grabbing"
        // The caret stays where it is until the press turns out to be none of a drag.
        onMouseDown={(event) => event.preventDefault()}
        onPointerDown={handlePointerDown}
        onPointerMove={handlePointerMove}
        onPointerLeave={() => setHovered(undefined)}
        onClick={handleClick}
        {...{ onPointerUp, onPointerCancel }}
      >
        {hovered && !lift && <Grip box={hovered.boxes[hovered.line]} />}
      </div>
    </>
  );
}

type Box = { top: number; height: number };

const boxesOf = (root: HTMLElement | null): DOMRect[] =>
  Array.from(root?.children ?? [], (line) => line.getBoundingClientRect());

/** The line at a height of the window; above the first it is the first. */
const lineAt = (root: HTMLElement | null, clientY: number): number =>
  Math.max(
    boxesOf(root).findLastIndex(({ top }) => top <= clientY),
    0,
  );

/** Covers the bullet of the line under the pointer. */
const Grip = ({ box }: { box: Box | undefined }) =>
  box && (
    <GripVertical
      aria-hidden="true"
      className="absolute start-1 size-4 bg-desk text-muted"
      style={{ top: box.top + 4 }}
    />
  );

/** Shades the line that is dragged and shows where it would fall. */
function Fall({ lift: { from, to }, boxes }: { lift: Lift<string>; boxes: readonly Box[] }) {
  const [dragged, target] = [boxes[from], boxes[to]];
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden">
      {dragged && <div className="absolute inset-x-1 rounded bg-accent/20" style={dragged} />}
      {target && from !== to && (
        <div
          className="absolute inset-x-1 h-0.5 bg-accent"
          style={{ top: to > from ? target.top + target.height - 1 : target.top - 1 }}
        />
      )}
    </div>
  );
}
