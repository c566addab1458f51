import type { ResumeId } from '@shortlist/resume';
import { logError } from '#lib/log.ts';
import { reasonOf } from '#lib/server/reason-of.ts';
import { useConfirm, useNotice } from '#ui/notices/notice-context.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import { useDeleteResume, useRestoreResume } from '../api.ts';
import { quoteName } from '../quote-name.ts';
import { noteDeletion } from './deleted-here.ts';

type Named = { document_id: ResumeId; title: string };

/**
 * Deleting as a person meets it: asks, deletes, tells with an Undo, or says why it could not.
 * Resolves to whether the resume was deleted. `prepare` has it made first where the server has not made it yet.
 */
export function useDeleteFlow(
  prepare?: (resumeId: ResumeId) => Promise<unknown>,
): (resume: Named) => Promise<boolean> {
  const { mutateAsync: deleteResume } = useDeleteResume();
  const restore = useRestoreFlow();
  const confirm = useConfirm();
  const notify = useNotice();
  const toast = useToast();

  return async (resume) => {
    const agreed = await confirm({
      title: `Delete ${quoteName(resume.title)}?`,
      text: 'It goes from your list. You can undo this right afterwards.',
      confirmLabel: 'Delete resume',
      isDangerous: true,
    });
    if (!agreed) return false;
    try {
      await prepare?.(resume.document_id);
      await deleteResume(resume.document_id);
    } catch (cause) {
      logError('A resume could not be deleted.', cause);
      await notify({ title: 'The resume was not deleted', text: reasonOf(cause) });
      return false;
    }
    noteDeletion(resume.document_id, true);
    toast({
      text: `${quoteName(resume.title)} was deleted.`,
      action: { label: 'Undo', onAction: () => void restore(resume) },
    });
    return true;
  };
}

/** Brings a resume back. A failure asks whether to try again: the message with Undo is gone by then. */
function useRestoreFlow(): (resume: Named) => Promise<void> {
  const { mutateAsync: restoreResume } = useRestoreResume();
  const confirm = useConfirm();
  const toast = useToast();

  return async function restore(resume) {
    try {
      await restoreResume(resume.document_id);
      noteDeletion(resume.document_id, false);
      toast({ tone: 'good', text: `${quoteName(resume.title)} is back.` });
    } catch (cause) {
      logError('A resume could not be restored.', cause);
      const triesAgain = await confirm({
        title: `${quoteName(resume.title)} was not restored`,
        text: reasonOf(cause),
        confirmLabel: 'Try again',
      });
      if (triesAgain) await restore(resume);
    }
  };
}
