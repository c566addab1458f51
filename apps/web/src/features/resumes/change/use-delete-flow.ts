import type { ResumeId } from '@shortlist/model';
import { useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '#platform/language/language-context.ts';
import { useConfirm, useNotice } from '#ui/notices/notice-context.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import { useLatePart } from '#ui/use-late-part.ts';
import type { DeleteTexts, NamedDocument } from './delete-with-undo.ts';

/**
 * Deleting as a person meets it: asks, deletes, tells with an Undo, or says why it could not.
 * Resolves to whether the resume was deleted. `prepare` has it made first where the server has not made it yet.
 */
export function useDeleteFlow(
  prepare?: (resumeId: ResumeId) => Promise<unknown>,
  texts?: DeleteTexts,
): (resume: NamedDocument) => Promise<boolean> {
  const language = useLanguage();
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const notify = useNotice();
  const toast = useToast();
  const load = useLatePart('delete', () => import('./delete-with-undo.ts'));

  return async (resume) => {
    const part = await load();
    const surroundings = { language, queryClient, confirm, notify, toast, prepare, texts };
    return (await part?.deleteWithUndo(resume, surroundings)) ?? false;
  };
}
