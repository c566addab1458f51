import type { SubmissionKind } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { useConfirm, useNotice } from '#ui/notices/notice-context.ts';
import { useDelete } from '../api.ts';
import { findUndo } from '../recent-deletions.tsx';

/** Asks, deletes, or says why it could not; `RecentDeletions` then offers Undo. Resolves to whether it was done. */
export function useDeleteFlow(kind: SubmissionKind) {
  const common = useWords(en.common);
  const words = useWords(en.admin);
  const { mutateAsync, isPending } = useDelete(kind);
  const confirm = useConfirm();
  const notify = useNotice();

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
      logError('What was sent in could not be deleted.', cause);
      await notify({ title: words.notDeleted, text: reasonOf(common, cause) });
      return false;
    }
  }

  return { askAndDelete, isPending };
}
