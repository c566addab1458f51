import { Info, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';

type EntryCardProps = {
  title: string;
  /** Something to know about it, calmly; not there for most. */
  note?: string | undefined;
  deleteLabel: string;
  onDelete: () => void;
  /** By which it is dragged, and the buttons that move it; nothing where it is alone. */
  handle?: ReactNode;
  order?: ReactNode;
  children: ReactNode;
};

/** One entry of a list: its name, the way to delete it, and its form, which is folded while the list is sorted. */
export function EntryCard(props: EntryCardProps) {
  const { title, note, deleteLabel, onDelete, handle, order, children } = props;
  const headingId = useId();
  const noteId = useId();
  return (
    <section
      aria-labelledby={headingId}
      aria-describedby={note && noteId}
      data-entry-card
      className="relative flex flex-col gap-5 rounded-md border border-hairline bg-panel p-4 in-data-sorting:py-2! in-data-sorting:not-data-lifted:transition-[translate] data-lifted:z-10 data-lifted:border-amber data-lifted:bg-raised motion-reduce:transition-none! sm:p-6"
    >
      <header className="flex items-start justify-between gap-2">
        {handle && <div className="-ml-3 shrink-0">{handle}</div>}
        <div className="flex in-data-sorting:min-h-0 min-h-13 min-w-0 grow flex-col gap-0.5 pt-1.5">
          <h3 id={headingId} className="wrap-anywhere font-medium text-base">
            {title}
          </h3>
          {note && (
            <p id={noteId} className="flex items-start gap-1.5 text-muted text-sm">
              <Info size={15} aria-hidden className="mt-0.5 shrink-0" />
              <span className="min-w-0 text-pretty">{note}</span>
            </p>
          )}
        </div>
        <div className="in-data-sorting:invisible flex shrink-0">
          {order}
          <IconButton icon={Trash2} label={deleteLabel} tone="danger" onClick={onDelete} />
        </div>
      </header>
      <div className="contents in-data-sorting:hidden">{children}</div>
    </section>
  );
}
