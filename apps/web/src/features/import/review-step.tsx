import { useQueryClient } from '@tanstack/react-query';
import { resumesQuery } from '#lib/server/resumes-query.ts';
import { FullDialog } from '#ui/dialogs/full-dialog.tsx';
import type { ImportFlowProps } from './import-flow-props.ts';
import type { ReadResume } from './read-resume.ts';
import type { ReviewScreen } from './reading/read-file.ts';
import { isAtRisk } from './saving/saving-state.ts';
import { SavingDialogs } from './saving-dialogs.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useSaving } from './use-saving.ts';

type ReviewStepProps = Pick<ImportFlowProps, 'about' | 'onCancel' | 'onSaved'> & {
  read: ReadResume;
  Review: ReviewScreen;
};

/** Shows what was read on the whole screen, and makes the resume of what the person leaves there. */
export function ReviewStep(props: ReviewStepProps) {
  const { read, Review, about, onCancel, onSaved } = props;
  const queryClient = useQueryClient();
  const saving = useSaving(about, (resumeId) => {
    void queryClient.invalidateQueries({ queryKey: resumesQuery.queryKey });
    onSaved(resumeId);
  });
  const { askToLeave } = useLeaveGuard(isAtRisk(saving.state));

  async function handleLeave() {
    if (saving.state === undefined && (await askToLeave())) onCancel();
  }

  return (
    <FullDialog open onClose={() => void handleLeave()} titleId="review-title">
      <Review read={read} onCreate={saving.start} onCancel={() => void handleLeave()} />
      <SavingDialogs saving={saving} onOpenEditor={onSaved} />
    </FullDialog>
  );
}
