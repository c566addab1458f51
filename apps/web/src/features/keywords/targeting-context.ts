import { createContext, useContext } from 'react';
import type { KeywordReport } from './analysis/analyzer.ts';
import type { Decision, KeywordChoices } from './keyword-choices.ts';

/** A resume compared with the job description that it is written for. */
export type Targeting = {
  /** As it was pasted; empty when there is none. */
  jobDescription: string;
  setJobDescription: (text: string) => void;
  /** Takes the job description away, and what was decided about its keywords. */
  removeJobDescription: () => void;
  /** True if there is a job description of a length that can be compared. */
  canCompare: boolean;
  choices: KeywordChoices;
  decide: (decision: Decision, id: string, isMade: boolean) => void;
  /** Counts a missing keyword while these words stand in the resume; without words, no longer. */
  decideQuote: (id: string, quote: string | undefined) => void;
  /** Absent until the first one is there; while another is made, the one before. */
  report: KeywordReport | undefined;
  isBehind: boolean;
  hasFailed: boolean;
  retry: () => void;
};

export const TargetingContext = createContext<Targeting | undefined>(undefined);

export function useTargeting(): Targeting {
  const targeting = useContext(TargetingContext);
  if (!targeting) throw new Error('KeywordTargeting is missing above this component.');
  return targeting;
}
