import type { Resume } from '@shortlist/model';
import { SecondOpinion } from '#features/improve/opinion/second-opinion.tsx';
import { KeywordPanel } from '#features/keywords/panel/keyword-panel.tsx';

export type KeywordsViewProps = {
  resumeId: string;
  /** Without it nobody is asked for a second opinion. */
  resume: Resume | undefined;
  onPick?: (source: string) => void;
};

/** The keywords of the resume, with what a language model thinks of the missing ones. */
export const KeywordsView = ({ resumeId, resume, ...panel }: KeywordsViewProps) => (
  <KeywordPanel
    {...panel}
    renderSecondOpinion={
      resume && ((wanted) => <SecondOpinion {...wanted} resumeId={resumeId} resume={resume} />)
    }
  />
);
