import type { ReactNode } from 'react';

/** Missing keywords that somebody else may find shown in the resume, and how that comes to count. */
type OpinionsWanted = {
  /** Those that the resume does not name at all, the most important first. */
  missing: readonly { id: string; surface: string }[];
  /** The person says that these words of the resume show the keyword. */
  onCount: (id: string, quote: string) => void;
};

/** The second opinion's place in the panel: it is another feature's, so the page brings it. */
export type RenderSecondOpinion = (wanted: OpinionsWanted) => ReactNode;
