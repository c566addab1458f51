import type { Resume } from '@shortlist/resume';
import { SecondOpinion } from '#features/improve/opinion/second-opinion.tsx';
import { KeywordPanel } from '#features/keywords/panel/keyword-panel.tsx';

export type KeywordsViewProps = {
  resumeId: string;
  resume: Resume;
  onPick: (source: string) => void;
};

/** The keywords of the resume, with what a language model thinks of the missing ones. */
export const KeywordsView = ({ onPick, ...known }: KeywordsViewProps) => (
  <KeywordPanel
    onPick={onPick}
    renderSecondOpinion={(wanted) => <SecondOpinion {...wanted} {...known} />}
  />
);
