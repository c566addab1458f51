import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';

const STEPS: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: () => -1,
};

const buttonsOf = (root: Element | null) => Array.from(root?.querySelectorAll('button') ?? []);

/**
 * Makes the buttons of an element one stop of the Tab key: the one that had the focus last, before that the one that
 * `first` selects. Arrows, Home and End go from one to the next. Answers the handlers for the element.
 */
export function useOneStop(root: RefObject<HTMLElement | null>, first = 'button') {
  const stop = useRef<EventTarget>(null);

  function stopAt(target: EventTarget | null | undefined): void {
    const buttons = buttonsOf(root.current);
    // What opens from the row has the focus at times, and is none of its buttons.
    if (!buttons.some((button) => button === target)) return;
    stop.current = target ?? null;
    for (const button of buttons) button.tabIndex = button === target ? 0 : -1;
  }

  // After every render: there may be other buttons than before.
  useLayoutEffect(() => {
    const isThere = buttonsOf(root.current).some((button) => button === stop.current);
    stopAt(isThere ? stop.current : root.current?.querySelector(first));
  });

  function handleKeyDown(event: KeyboardEvent): void {
    const all = buttonsOf(root.current);
    const at = all.indexOf(event.target as HTMLButtonElement);
    const step = STEPS[event.key];
    if (!step || at < 0 || event.defaultPrevented || event.altKey) return;
    event.preventDefault();
    all.at(step(at) % all.length)?.focus();
  }

  return {
    onKeyDown: handleKeyDown,
    onFocus: ({ target }: FocusEvent) => stopAt(target),
  };
}
