import type { SubmissionKind } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { useConfirm } from '#ui/notices/notice-context.ts';
import { useFailureNotice } from '#ui/notices/use-failure-notice.ts';
import { useDelete } from '../api.ts';
import { findUndo } from '../recent-deletions.tsx';

/** Asks, deletes, or says why it could not; `RecentDeletions` then offers Undo. Resolves to whether it was done. */
export function useDeleteFlow(kind: SubmissionKind) {
  const words = useWords(en.admin);
  const { mutateAsync, isPending } = useDelete(kind);
  const confirm = useConfirm();
  const fail = useFailureNotice();

  async function askAndDelete(ids: readonly string[]): Promise<boolean> {
    const some = { kind, count: ids.length };
    const agreed = await confirm({
      title: words.askDelete(some),
      text: words.deletionNote({ kind }),
      confirmLabel: words.confirmDelete(some),
      isDangerous: true,
    });
    if (!agreed) return false;
    try {
      await mutateAsync(ids);
      catchLostFocus(findUndo);
      return true;
    } catch (cause) {
      await fail('What was sent in could not be deleted.', cause, words.notDeleted);
      return false;
    }
  }

  return { askAndDelete, isPending };
}
