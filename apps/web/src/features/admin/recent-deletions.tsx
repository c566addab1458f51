import type { Deletion } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import { useDateFormat } from '#platform/language/date-format.ts';
import { useWords } from '#platform/language/use-words.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/notices/banner.tsx';
import { useNotice } from '#ui/notices/notice-context.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import { deletionsQuery, useUndo } from './api.ts';

/** Marks the button that a deletion is undone with. */
const UNDO = 'data-undo-deletion';

/** The newest button that undoes a deletion: the keyboard goes on there from what was deleted. */
export const findUndo = () => document.querySelector<HTMLElement>(`[${UNDO}]`);

/** Lists what was deleted within the last minute, on every page of the admin area, each with its Undo. */
export function RecentDeletions() {
  const { data: deletions = [], dataUpdatedAt } = useQuery(deletionsQuery);
  return (
    <div role="status" className="not-empty:mb-6 flex flex-col gap-3">
      {deletions.map((deletion) => (
        <RecentDeletion
          key={deletion.id}
          deletion={deletion}
          until={new Date(dataUpdatedAt + deletion.secondsLeft * 1000)}
        />
      ))}
    </div>
  );
}

function RecentDeletion({ deletion, until }: { deletion: Deletion; until: Date }) {
  const common = useWords(en.common);
  const time = useDateFormat({ timeStyle: 'medium' });
  const words = useWords(en.admin);
  const { mutate, isPending } = useUndo();
  const notify = useNotice();
  const toast = useToast();
  const { kind, count } = deletion;

  function handleUndo() {
    catchLostFocus();
    mutate(deletion.id, {
      onSuccess: (restored) =>
        toast({ tone: 'good', text: words.undone({ kind, count: restored.count }) }),
      onError: (cause) => void notify({ title: words.notUndone, text: reasonOf(common, cause) }),
    });
  }

  return (
    <Banner
      action={
        <Button {...{ [UNDO]: '' }} size="sm" isPending={isPending} onClick={handleUndo}>
          {common.undo}
          <span className="sr-only"> {words.undoWhat({ kind, count })}</span>
        </Button>
      }
    >
      {words.canUndo({ kind, count, until: time.format(until) })}
    </Banner>
  );
}
