import type { ReactNode } from 'react';

/** A panel that stands in the form's place. It is another feature, so the page brings it. */
export type PanelSlot = {
  id: 'keywords' | 'design' | 'read-back';
  /** Label of the button that opens it. */
  label: ReactNode;
  /** Set where it changes how the paper looks: a small one stays above it where there is no room beside it. */
  showsPaper?: true;
  /** The panel; a sentence of the resume that is chosen there goes to its field by `onPick`. */
  render: (onPick: (source: string) => void) => ReactNode;
};
