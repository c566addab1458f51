import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { IconButton, type IconButtonProps } from './icon-button.tsx';

type ToolbarProps = {
  /** Purpose of its buttons, in words. */
  label: string;
  /** The id of the field that they change. */
  controls: string;
  children: ReactNode;
};

/** A row of buttons that is one stop of the Tab key; arrows go from one to the next (WAI-ARIA's toolbar). */
export function Toolbar({ label, controls, children }: ToolbarProps) {
  const root = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => stopAt(root.current, buttonsOf(root.current)[0]), []);

  function handleKeyDown(event: KeyboardEvent): void {
    const { key, target } = event;
    const all = buttonsOf(root.current);
    const at = all.indexOf(target as HTMLButtonElement);
    const places = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const next = at >= 0 && key in places ? places[key as keyof typeof places] : undefined;
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  }

  return (
    <div
      ref={root}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      onKeyDown={handleKeyDown}
      onFocus={({ target }) => stopAt(root.current, target)}
      className="flex flex-wrap items-center gap-1"
    >
      {children}
    </div>
  );
}

const buttonsOf = (root: Element | null) => Array.from(root?.querySelectorAll('button') ?? []);

/** Makes a button the one that Tab stops at. What opens from the row has the focus at times, and is none of its buttons. */
function stopAt(root: Element | null, stop: EventTarget | undefined): void {
  const buttons = buttonsOf(root);
  if (buttons.some((button) => button === stop))
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}

type ToolbarButtonProps = IconButtonProps & {
  /** True if what it switches is on; not given for a button that switches nothing. */
  isOn?: boolean;
};

/** One of its buttons. A press leaves the caret in the field where it is. */
export const ToolbarButton = ({ isOn, className = '', ...button }: ToolbarButtonProps) => (
  <IconButton
    {...button}
    aria-pressed={isOn}
    onMouseDown={(event) => event.preventDefault()}
    className={`${isOn ? 'bg-accent/15 text-ink' : ''} ${className}`}
  />
);
