import { useQueryClient } from '@tanstack/react-query';
import { refreshResumes } from '#platform/server/resumes-query.ts';
import { FullDialog } from '#ui/dialogs/full-dialog.tsx';
import type { ImportFlowProps } from './import-flow-props.ts';
import { type ImportForm, storedState } from './kept/stored-review.ts';
import { type ToKeep, useKeeper } from './kept/use-keeper.ts';
import type { ReadResume } from './read-resume.ts';
import type { ReviewScreen } from './reading/read-file.ts';
import type { ReviewState } from './review/review-state.ts';
import { isAtRisk } from './saving/saving-state.ts';
import { SavingDialogs } from './saving-dialogs.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useSaving } from './use-saving.ts';

type ReviewStepProps = Pick<ImportFlowProps, 'onCancel' | 'onSaved'> & {
  form: ImportForm;
  read: ReadResume;
  Review: ReviewScreen;
  toKeep: ToKeep;
  /** A review that was begun before, as it was left. */
  restored?: ReviewState;
};

/** Shows what was read on the whole screen, and makes the resume of what the person leaves there. */
export function ReviewStep(props: ReviewStepProps) {
  const { form, read, Review, toKeep, restored, onCancel, onSaved } = props;
  const queryClient = useQueryClient();
  const { keep, remove, keeping } = useKeeper(toKeep);
  const saving = useSaving({
    about: form.about,
    newId: toKeep.id,
    onSafe: () => void remove(),
    onDone(resumeId) {
      void refreshResumes(queryClient);
      onSaved(resumeId);
    },
  });
  const { askToLeave } = useLeaveGuard(isAtRisk(saving.state), keeping === 'kept');

  async function handleCancel() {
    if (saving.state !== undefined || !(await askToLeave())) return;
    await remove();
    onCancel();
  }

  return (
    <FullDialog open onClose={() => void handleCancel()} titleId="review-title">
      <Review
        read={read}
        restored={restored}
        keeping={keeping}
        onReview={(review, steps) => keep(storedState(form, review), steps)}
        onCreate={saving.start}
        onCancel={() => void handleCancel()}
      />
      <SavingDialogs saving={saving} onOpenEditor={onSaved} />
    </FullDialog>
  );
}
