import { useState } from 'react';
import type { PopoverProps } from './base-popover.tsx';
import { createLateParts, useLateParts } from './late-parts.ts';
import { PlainTrigger } from './plain-trigger.tsx';
import { useOpenFailure } from './use-open-failure.ts';

const popovers = createLateParts('popovers', () => import('./base-popover.tsx'));

/** Fetches what popovers are made of. */
export const loadPopovers = popovers.load;

/** Something to choose with, that opens at a button and gives the focus back to it. Until its first use there is only the button. */
export function Popover(props: PopoverProps) {
  const parts = useLateParts(popovers);
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  const fail = useOpenFailure();
  if (parts && wasOpen) return <parts.BasePopover {...props} />;

  const handleClick = () => void popovers.load().then(() => props.onOpenChange(true), fail);
  return <PlainTrigger trigger={props.trigger} popup="dialog" onClick={handleClick} />;
}
