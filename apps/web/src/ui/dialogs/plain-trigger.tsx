import { cloneElement, type KeyboardEvent, type ReactElement } from 'react';

export type PlainTriggerProps = {
  trigger: ReactElement;
  popup: 'menu' | 'dialog';
  onClick: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
};

type TriggerAttributes = {
  'aria-haspopup': 'menu' | 'dialog';
  'aria-expanded': false;
  onClick: () => void;
  onKeyDown: ((event: KeyboardEvent) => void) | undefined;
};

/** The button of a popup that has not been opened yet, with the attributes that it has while that is closed. */
export const PlainTrigger = ({ trigger, popup, onClick, onKeyDown }: PlainTriggerProps) =>
  cloneElement(trigger as ReactElement<TriggerAttributes>, {
    'aria-haspopup': popup,
    'aria-expanded': false,
    onClick,
    onKeyDown,
  });
