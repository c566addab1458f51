import type { SubmissionKind } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { Trash2 } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useDeleteFlow } from './use-delete-flow.ts';
import type { useSelection } from './use-selection.ts';

export type SelectionBarProps = {
  sent: SubmissionKind;
  selection: ReturnType<typeof useSelection>;
  /** Number of items listed on this page. */
  listed: number;
};

/** Chooses all of a page, or none, and deletes what is chosen. */
export function SelectionBar({ sent, selection, listed }: SelectionBarProps) {
  const words = useWords(en.admin);
  const { selected, selectAll, clear } = selection;
  const { askAndDelete, isPending } = useDeleteFlow(sent);
  const areAll = selected.length === listed;

  async function handleDelete() {
    if (await askAndDelete(selected)) clear();
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="sm" onClick={areAll ? clear : selectAll}>
        {areAll ? words.chooseNone : words.chooseAll}
      </Button>
      <Button
        size="sm"
        variant="danger"
        disabled={selected.length === 0}
        isPending={isPending}
        onClick={() => void handleDelete()}
      >
        <Trash2 size={16} aria-hidden />
        {words.deleteChosen({ count: selected.length })}
      </Button>
    </div>
  );
}
