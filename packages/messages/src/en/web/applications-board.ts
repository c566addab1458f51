import { subject } from '../../text.ts';

/** Applications as cards in columns by their state. */
export const applicationsBoard = subject('applicationsBoard', {
  thing: 'application',
  move: 'Move {name}',
  inColumn: { one: '{count} application', other: '{count} applications' },
  days: { 0: 'since today', one: '{count} day', other: '{count} days' },
  named: '{company}, {title}',
  /** For a screen reader, and shown while a card is held. */
  happened: {
    by: 'happening',
    lifted: '{name}: picked up in {state}',
    moved: '{name}: over {state}',
    dropped: '{name}: moved to {state}',
    'put back': '{name}: back in {state}',
  },
});
