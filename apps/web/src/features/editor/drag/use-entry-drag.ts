import type { EntryId } from '@shortlist/resume';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { logError } from '#lib/log.ts';
import { loadChunk } from '#lib/navigation/lazy-chunk.ts';
import type { EntryDrag } from './entry-drag.ts';

/** What sorts the cards of a list, which only a handle that is used needs. Throws `ChunkLoadError`. */
export const loadEntryDrag = () => loadChunk('entry-drag', () => import('./entry-drag.ts'));

/** An entry of the list: its id, and what it is called. */
type Named = { id: EntryId; title: string };

/** An event of a handle, given to what sorts. */
type EventFor = (drag: EntryDrag) => void;

type EntryDragHook = {
  list: RefObject<HTMLElement | null>;
  entries: readonly Named[];
  say: (text: string) => void;
  moveTo: (id: EntryId, to: number) => void;
};

/**
 * Handles for the cards of a list, by which they are dragged. The code is loaded when a handle is first pointed at or
 * focused; events that come before it are replayed. A list that changes meanwhile ends the drag.
 */
export function useEntryDrag({ list, entries, say, moveTo }: EntryDragHook) {
  const drag = useRef<EntryDrag>(undefined);
  const captured = useRef<EventFor[]>(undefined);
  const latest = useRef({ entries, say, moveTo });
  useEffect(() => {
    latest.current = { entries, say, moveTo };
  });
  const order = entries.map(({ id }) => id).join();
  const shown = useRef(order);
  useEffect(() => {
    if (shown.current !== order) drag.current?.cancel();
    shown.current = order;
  }, [order]);
  useEffect(() => () => drag.current?.cancel(), []);

  async function start() {
    captured.current = [];
    try {
      const { createEntryDrag } = await loadEntryDrag();
      if (!list.current) return;
      drag.current = createEntryDrag({
        list: list.current,
        nameOf: (position) => latest.current.entries[position]?.title ?? '',
        say: (text) => latest.current.say(text),
        onMove: (from, to) => {
          const id = latest.current.entries[from]?.id;
          if (id !== undefined) flushSync(() => latest.current.moveTo(id, to));
        },
      });
      for (const event of captured.current ?? []) event(drag.current);
    } catch (cause) {
      logError('Dragging could not be loaded.', cause);
    } finally {
      captured.current = undefined;
    }
  }

  function send(event: EventFor) {
    if (drag.current) return event(drag.current);
    if (!captured.current) void start();
    captured.current?.push(event);
  }

  return {
    onPointerEnter: () => send(() => {}),
    onFocus: () => send(() => {}),
    onPointerDown({ currentTarget, nativeEvent }: PointerEvent<HTMLElement>) {
      currentTarget.setPointerCapture(nativeEvent.pointerId);
      send((to) => to.press(nativeEvent));
    },
    onPointerMove: ({ currentTarget, nativeEvent }: PointerEvent<HTMLElement>) =>
      send((to) => to.drag(currentTarget, nativeEvent)),
    onPointerUp: () => send((to) => to.release(true)),
    onPointerCancel: () => send((to) => to.release(false)),
    onClick: ({ currentTarget, nativeEvent }: MouseEvent<HTMLElement>) =>
      send((to) => to.click(currentTarget, nativeEvent)),
    onKeyDown: ({ nativeEvent }: KeyboardEvent<HTMLElement>) => send((to) => to.key(nativeEvent)),
    onBlur: () => send((to) => to.cancel()),
  };
}
