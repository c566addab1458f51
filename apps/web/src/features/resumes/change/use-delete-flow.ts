import { en } from '@shortlist/messages';
import type { ResumeId } from '@shortlist/model';
import { useWords, type WordsOf } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { useConfirm, useNotice } from '#ui/notices/notice-context.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import { useDeleteResume, useRestoreResume } from '../api.ts';
import { quoteName } from '../quote-name.ts';
import { noteDeletion } from './deleted-here.ts';

/** Texts that name the kind of document; those of a resume where they are not given. */
type DeleteTexts = Pick<WordsOf<'changeResume'>, 'deleteResume' | 'notDeleted'>;

type Named = { document_id: ResumeId; title: string };

/**
 * Deleting as a person meets it: asks, deletes, tells with an Undo, or says why it could not.
 * Resolves to whether the resume was deleted. `prepare` has it made first where the server has not made it yet.
 */
export function useDeleteFlow(
  prepare?: (resumeId: ResumeId) => Promise<unknown>,
  texts?: DeleteTexts,
): (resume: Named) => Promise<boolean> {
  const words = { ...useWords(en.changeResume), ...texts };
  const common = useWords(en.common);
  const { mutateAsync: deleteResume } = useDeleteResume();
  const restore = useRestoreFlow();
  const confirm = useConfirm();
  const notify = useNotice();
  const toast = useToast();

  return async (resume) => {
    const agreed = await confirm({
      title: words.delete({ name: quoteName(resume.title) }),
      text: words.deleteHint,
      confirmLabel: words.deleteResume,
      isDangerous: true,
    });
    if (!agreed) return false;
    try {
      await prepare?.(resume.document_id);
      await deleteResume(resume.document_id);
    } catch (cause) {
      logError('A resume could not be deleted.', cause);
      await notify({ title: words.notDeleted, text: reasonOf(common, cause) });
      return false;
    }
    noteDeletion(resume.document_id, true);
    toast({
      text: words.wasDeleted({ name: quoteName(resume.title) }),
      action: { label: common.undo, onAction: () => void restore(resume) },
    });
    return true;
  };
}

/** Brings a resume back. A failure asks whether to try again: the message with Undo is gone by then. */
function useRestoreFlow(): (resume: Named) => Promise<void> {
  const words = useWords(en.changeResume);
  const common = useWords(en.common);
  const { mutateAsync: restoreResume } = useRestoreResume();
  const confirm = useConfirm();
  const toast = useToast();

  return async function restore(resume) {
    try {
      await restoreResume(resume.document_id);
      noteDeletion(resume.document_id, false);
      toast({ tone: 'good', text: words.isBack({ name: quoteName(resume.title) }) });
    } catch (cause) {
      logError('A resume could not be restored.', cause);
      const triesAgain = await confirm({
        title: words.wasNotRestored({ name: quoteName(resume.title) }),
        text: reasonOf(common, cause),
        confirmLabel: common.tryAgain,
      });
      if (triesAgain) await restore(resume);
    }
  };
}
