import type { Resume } from '@shortlist/resume';
import { SecondOpinion } from '#features/improve/opinion/second-opinion.tsx';
import { KeywordPanel } from '#features/keywords/panel/keyword-panel.tsx';
import { LazyReadBackView } from '../read-back/lazy-read-back-view.tsx';
import type { ReadBackViewProps } from '../read-back/read-back-view.tsx';

// The editor has the way to it from here, so that it weighs nothing at first.
export { LazyReadBackView };

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
    {resume && onNotes && (
      <LazyReadBackView resumeId={resumeId} resume={resume} onNotes={onNotes} />
    )}
  </div>
);
