import type { Resume } from '@shortlist/resume';
import { SecondOpinion } from '#features/improve/opinion/second-opinion.tsx';
import { KeywordPanel } from '#features/keywords/panel/keyword-panel.tsx';
import { ReadBackView, type ReadBackViewProps } from '../read-back/read-back-view.tsx';

// The two come together: whoever looks at one looks at the other.
export { ReadBackView };

export type KeywordsViewProps = {
  resumeId: string;
  /** Without it nobody is asked for a second opinion. */
  resume: Resume | undefined;
  onPick?: (source: string) => void;
  /** Where it is given, what a machine reads stands below, and tells it what each format loses. */
  onNotes?: ReadBackViewProps['onNotes'];
};

/** The keywords of the resume, with what a language model thinks of the missing ones. */
export const KeywordsView = ({ resumeId, resume, onNotes, ...panel }: KeywordsViewProps) => (
  <div className="flex flex-col gap-6">
    <KeywordPanel
      {...panel}
      renderSecondOpinion={
        resume && ((wanted) => <SecondOpinion {...wanted} resumeId={resumeId} resume={resume} />)
      }
    />
    {resume && onNotes && <ReadBackView resumeId={resumeId} resume={resume} onNotes={onNotes} />}
  </div>
);
