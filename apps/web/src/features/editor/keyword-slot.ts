import type { ReactNode } from 'react';

/** The keywords' place in the editor: they are another feature, so the page brings them. */
export type KeywordSlot = {
  /** What stands on the button that opens the panel. */
  label: ReactNode;
  /** The panel; a sentence of the resume that is chosen there goes to its field by `onPick`. */
  renderPanel: (onPick: (source: string) => void) => ReactNode;
};
