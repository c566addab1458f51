import { Dialog as Base } from '@base-ui/react/dialog';
import { en } from '@shortlist/messages';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { giveFirstFocus } from './first-focus.ts';
import { BACKDROP_LOOK, DIALOG_LOOK, SHEET_LOOK } from './looks.ts';

export type DialogProps = {
  open: boolean;
  /** Asked to close: Esc, a press outside, the cross. The owner decides. */
  onClose: () => void;
  /** After the closing motion has ended: the moment to reset what was inside. */
  onClosed?: () => void;
  title: string;
  description?: ReactNode;
  /** Element that takes the focus first; otherwise the first control, as soon as it is there. */
  initialFocus?: RefObject<HTMLElement | null>;
  width?: 'md' | 'lg';
  /** A sheet from below leaves the upper part of the page in sight. */
  placement?: 'middle' | 'below';
  children?: ReactNode;
};

const WIDTHS = { md: 'sm:max-w-md', lg: 'sm:max-w-xl' };

/** A sheet over the page that holds the focus and gives it back when it closes. */
export function BaseDialog(props: DialogProps) {
  const common = useWords(en.common);
  const {
    open,
    onClose,
    onClosed,
    title,
    description,
    initialFocus,
    width = 'md',
    placement = 'middle',
    children,
  } = props;
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onOpenChangeComplete={(next) => !next && onClosed?.()}
    >
      <Base.Portal>
        {/* Drawn over another dialog too, whose own veil lies below it. */}
        <Base.Backdrop forceRender className={`${BACKDROP_LOOK} z-50`} />
        <Base.Popup
          ref={sheet}
          initialFocus={initialFocus ?? ((openedBy) => giveFirstFocus(sheet.current, openedBy))}
          className={`${placement === 'below' ? SHEET_LOOK : DIALOG_LOOK} ${WIDTHS[width]} z-50 gap-5`}
        >
          <div className="flex flex-col gap-1 pe-10">
            <Base.Title className="font-semibold text-md">{title}</Base.Title>
            {description && (
              <Base.Description
                render={<div />}
                className="wrap-anywhere text-pretty text-muted text-sm"
              >
                {description}
              </Base.Description>
            )}
          </div>
          {children}
          {/* Last in order, so that the focus begins at what the dialog is about. */}
          <Base.Close
            render={
              <IconButton
                icon={X}
                label={common.close}
                className="absolute inset-e-3 top-3 sm:inset-e-4 sm:top-4"
              />
            }
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
