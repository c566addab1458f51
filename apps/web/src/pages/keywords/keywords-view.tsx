import { en } from '@shortlist/messages';
import type { Resume } from '@shortlist/model';
import { Scissors } from 'lucide-react';
import { SecondOpinion } from '#features/improve/opinion/second-opinion.tsx';
import { KeywordPanel } from '#features/keywords/panel/keyword-panel.tsx';
import { SuggestChanges } from '#features/keywords/suggestions/suggest-changes.tsx';
import { useTargeting } from '#features/keywords/targeting-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';

export type KeywordsViewProps = {
  resumeId: string;
  /** Without it nobody is asked for a second opinion. */
  resume: Resume | undefined;
  onPick?: (source: string) => void;
  /** Makes a resume that follows this one, for the job of the posting. */
  onTailor?: () => void;
  /** The resume follows another. */
  isTailored?: boolean;
};

/** The keywords of the resume, with what a language model thinks of the missing ones. */
export const KeywordsView = ({
  resumeId,
  resume,
  onTailor,
  isTailored = false,
  ...panel
}: KeywordsViewProps) => (
  <div className="flex min-w-0 flex-col gap-4">
    <KeywordPanel
      {...panel}
      renderSecondOpinion={
        resume && ((wanted) => <SecondOpinion {...wanted} resumeId={resumeId} resume={resume} />)
      }
    />
    {onTailor && (
      <SuggestChanges
        resumeId={resumeId}
        isTailored={isTailored}
        onTailor={onTailor}
        onPick={panel.onPick}
      />
    )}
    {onTailor && <TailorButton onTailor={onTailor} />}
  </div>
);

/** Makes a resume for the job of the posting, once there is one. */
function TailorButton({ onTailor }: { onTailor: () => void }) {
  const words = useWords(en.tailorForm);
  const { canCompare } = useTargeting();
  if (!canCompare) return null;
  return (
    <Button className="self-start" onClick={onTailor}>
      <Scissors size={16} aria-hidden />
      {words.forThisJob}
    </Button>
  );
}
