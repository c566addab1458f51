import { type ReactNode, useRef } from 'react';
import { IconButton, type IconButtonProps } from './icon-button.tsx';
import { useOneStop } from './use-one-stop.ts';

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

  const stop = useOneStop(root);
  return (
    <div
      ref={root}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      {...stop}
      className="flex items-center gap-1"
    >
      {children}
    </div>
  );
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
