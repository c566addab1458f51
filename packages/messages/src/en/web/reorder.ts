import { subject } from '../../text.ts';

/** Moving something in a list, by pointer or keyboard. */
export const reorder = subject('reorder', {
  drag: 'Drag to reorder',
  reorder: 'Reorder {name}',
  help: 'Press Space to pick up the {thing}, the arrow keys to move it, Space to drop it and Escape to cancel.',
  /** For a screen reader; positions are counted from 1. */
  happened: {
    by: 'happening',
    lifted: '{name} lifted at position {to} of {count}',
    moved: '{name} moved to position {to} of {count}',
    'carried along': 'The order was changed elsewhere. {name} moved to position {to} of {count}',
    dropped: '{name} dropped at position {to} of {count}',
    'put back': '{name} put back at position {from} of {count}',
  },
});
