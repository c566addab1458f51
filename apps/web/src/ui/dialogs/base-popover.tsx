import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { POPUP_LOOK } from './looks.ts';

export type PopoverProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it; takes the popover's attributes. */
  trigger: ReactElement;
  /** Purpose of it, in words. */
  label: string;
  /** Element that takes the focus first; otherwise the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Element that takes the focus at the end; otherwise the trigger. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** Edge of the trigger that it keeps to. */
  align?: 'start' | 'end';
  children: ReactNode;
};

/** The popover itself, once it has been opened. */
export const BasePopover = ({
  open,
  onOpenChange,
  trigger,
  label,
  initialFocus,
  finalFocus,
  align = 'end',
  children,
}: PopoverProps) => (
  <Base.Root open={open} onOpenChange={onOpenChange}>
    <Base.Trigger render={trigger} />
    <Base.Portal>
      <Base.Positioner sideOffset={6} align={align} className="z-50 outline-none">
        <Base.Popup
          aria-label={label}
          initialFocus={initialFocus}
          finalFocus={finalFocus}
          className={`${POPUP_LOOK} p-3`}
        >
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);
