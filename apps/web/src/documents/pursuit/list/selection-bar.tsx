import { en } from '@shortlist/messages';
import type { Meaning } from '@shortlist/model/pursuit';
import { Trash2, X } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { StateMenu } from './state-menu.tsx';

type SelectionBarProps = {
  count: number;
  areAll: boolean;
  onSelectAll: (areAll: boolean) => void;
  onClear: () => void;
  onState: (meaning: Meaning) => void;
  onDelete: () => void;
  isPending: boolean;
};

/** Selects all rows that the list shows, and changes those that are selected. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, areAll, onSelectAll, onClear, onState, onDelete, isPending } = props;
  const words = useWords(en.applications);
  const common = useWords(en.common);
  return (
    <div className="sticky top-topbar z-10 flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 bg-desk px-2 py-1">
      <label className="flex min-h-8 items-center gap-3 pe-2 text-sm">
        <input
          type="checkbox"
          checked={areAll}
          onChange={({ target }) => onSelectAll(target.checked)}
          className="pointer-coarse:size-6 size-5 accent-accent"
        />
        <span className={count > 0 ? 'sr-only' : 'text-muted'}>{words.selectAll}</span>
      </label>
      <p role="status" className="text-sm empty:hidden">
        {count > 0 && words.selected({ count })}
      </p>
      {count > 0 && (
        <>
          <StateMenu onChoose={onState}>{words.setState}</StateMenu>
          <Button size="sm" variant="danger" isPending={isPending} onClick={onDelete}>
            <Trash2 size={14} aria-hidden />
            {common.delete}
          </Button>
          <IconButton icon={X} label={words.clear} onClick={onClear} />
        </>
      )}
    </div>
  );
}
