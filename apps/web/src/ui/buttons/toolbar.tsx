import { Toolbar as BaseToolbar } from '@base-ui/react/toolbar';
import type { ReactNode } from 'react';
import { IconButton, type IconButtonProps } from './icon-button.tsx';

type ToolbarProps = {
  /** What its buttons are for, in words. */
  label: string;
  /** The id of the field that they change. */
  controls: string;
  children: ReactNode;
};

/** A row of buttons that is one stop of the Tab key; arrows go from one to the next. */
export const Toolbar = ({ label, controls, children }: ToolbarProps) => (
  <BaseToolbar.Root
    aria-label={label}
    aria-controls={controls}
    className="flex flex-wrap items-center gap-1"
  >
    {children}
  </BaseToolbar.Root>
);

type ToolbarButtonProps = IconButtonProps & {
  /** Whether what it switches is on; not given for a button that switches nothing. */
  isOn?: boolean;
};

/** One of its buttons. A press leaves the caret in the field where it is. */
export const ToolbarButton = ({ isOn, className = '', ...button }: ToolbarButtonProps) => (
  <BaseToolbar.Button
    render={
      <IconButton
        {...button}
        aria-pressed={isOn}
        onMouseDown={(event) => event.preventDefault()}
        className={`${isOn ? 'bg-amber/15 text-ink' : ''} ${className}`}
      />
    }
  />
);
