import { en } from '@shortlist/messages';
import type { ResumeId } from '@shortlist/model';
import type { Meaning } from '@shortlist/model/pursuit';
import { useQueryClient } from '@tanstack/react-query';
import { useWords } from '#platform/language/use-words.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import { patchPursuits, refreshPursuits } from '../list/pursuits-query.ts';
import { withParts } from '../list/row-of.ts';
import {
  changeStates,
  deletePursuits,
  restorePursuits,
  stateSinceToday,
} from './change-pursuits.ts';
import { useReason } from './use-reason.ts';

/** Returns how applications of the list are put into a state: those in another show it at once, and what could not be changed is said. */
export function useSetState(): (ids: readonly ResumeId[], meaning: Meaning) => Promise<void> {
  const words = useWords(en.applications);
  const queryClient = useQueryClient();
  const toast = useToast();
  const reasonOf = useReason();
  return async (ids, meaning) => {
    const state = stateSinceToday(meaning);
    const meant: ReadonlySet<string> = new Set(ids);
    patchPursuits(queryClient, (rows) =>
      rows.map((row) =>
        meant.has(row.application_id) && row.meaning !== meaning ? withParts(row, { state }) : row,
      ),
    );
    const failed = await changeStates(ids, state);
    const count = failed.ids.length;
    if (count === 0) return;
    const text = `${words.notChanged({ count })}. ${reasonOf(failed.cause)}`;
    toast({ tone: 'bad', text });
    void refreshPursuits(queryClient);
  };
}

/** Returns how applications are deleted, and brought back by Undo. Resolves to whether all were deleted. */
export function useDeletePursuits(): (ids: readonly ResumeId[]) => Promise<boolean> {
  const words = useWords(en.applications);
  const common = useWords(en.common);
  const queryClient = useQueryClient();
  const toast = useToast();
  const reasonOf = useReason();

  async function restore(ids: readonly ResumeId[]): Promise<void> {
    const failed = await restorePursuits(ids);
    const count = ids.length - failed.ids.length;
    if (count > 0) toast({ tone: 'good', text: words.restored({ count }) });
    if (failed.ids.length > 0) {
      const action = { label: common.tryAgain, onAction: () => void restore(failed.ids) };
      const text = `${words.notRestored({ count: failed.ids.length })}. ${reasonOf(failed.cause)}`;
      toast({ tone: 'bad', text, action });
    }
    await refreshPursuits(queryClient);
  }

  return async (ids) => {
    const failed = await deletePursuits(ids);
    const gone = ids.filter((id) => !failed.ids.includes(id));
    if (gone.length > 0) {
      const isGone: ReadonlySet<string> = new Set(gone);
      patchPursuits(queryClient, (rows) =>
        rows.filter(({ application_id }) => !isGone.has(application_id)),
      );
      const action = { label: common.undo, onAction: () => void restore(gone) };
      toast({ text: words.deleted({ count: gone.length }), action });
    }
    if (failed.ids.length > 0) {
      const text = `${words.notDeleted({ count: failed.ids.length })}. ${reasonOf(failed.cause)}`;
      toast({ tone: 'bad', text });
    }
    void refreshPursuits(queryClient);
    return failed.ids.length === 0;
  };
}
