import { Info, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';

type EntryCardProps = {
  title: string;
  /** Something to know about it, calmly; not there for most. */
  note?: string | undefined;
  deleteLabel: string;
  onDelete: () => void;
  /** The way to put it in another place; nothing where it is alone. */
  order: ReactNode;
  children: ReactNode;
};

/** One entry of a list: its name, the way to delete it, and its form. */
export function EntryCard({ title, note, deleteLabel, onDelete, order, children }: EntryCardProps) {
  const headingId = useId();
  const noteId = useId();
  return (
    <section
      aria-labelledby={headingId}
      aria-describedby={note && noteId}
      className="flex flex-col gap-5 rounded-md border border-hairline bg-panel p-4 sm:p-6"
    >
      <header className="flex items-start justify-between gap-4">
        <div className="flex min-h-13 min-w-0 flex-col gap-0.5 pt-1.5">
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
        <div className="flex shrink-0">
          {order}
          <IconButton icon={Trash2} label={deleteLabel} tone="danger" onClick={onDelete} />
        </div>
      </header>
      {children}
    </section>
  );
}
