import type { EntryId } from '@shortlist/resume';
import { Info, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';

/** Whether this card is the one that is lifted, and on which side of it what is lifted would fall. */
export type CardLift = { isLifted: boolean; drop: 'before' | 'after' | undefined };

type EntryCardProps = {
  title: string;
  /** Something to know about it, calmly; not there for most. */
  note?: string | undefined;
  deleteLabel: string;
  onDelete: () => void;
  /** The id that its fields keep on the screen. */
  id: EntryId;
  /** The handle by which it is dragged; nothing where it is alone. */
  handle: ReactNode;
  /** The buttons that move it by one position; nothing where it is alone. */
  order: ReactNode;
  /** What the card shows while an entry of its list is lifted. */
  lift: CardLift | undefined;
  children: ReactNode;
};

/** One entry of a list: its name, the way to delete it, and its form; a low row without the form while one is lifted. */
export function EntryCard(props: EntryCardProps) {
  const { title, note, deleteLabel, onDelete, id, handle, order, lift, children } = props;
  const headingId = useId();
  const noteId = useId();
  return (
    <section
      aria-labelledby={headingId}
      aria-describedby={note && noteId}
      data-entry={id}
      className={`relative flex flex-col gap-5 rounded-md border bg-panel px-4 sm:px-6 ${lift ? 'py-2' : 'py-4 sm:py-6'} ${lift?.isLifted ? 'border-amber opacity-60' : 'border-hairline'}`}
    >
      {lift?.drop && <DropLine side={lift.drop} />}
      <header className="flex flex-wrap items-start justify-between gap-x-3 sm:flex-nowrap">
        {handle}
        <div
          className={`flex min-w-0 flex-1 flex-col gap-0.5 pt-1.5 ${lift ? 'pb-1' : 'min-h-13'} ${handle ? 'max-sm:order-last max-sm:min-h-0 max-sm:basis-full' : ''}`}
        >
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
      <div className={lift ? 'hidden' : 'contents'}>{children}</div>
    </section>
  );
}

/** Where the lifted card would fall: in the middle between two cards. */
const DropLine = ({ side }: { side: 'before' | 'after' }) => (
  <div
    aria-hidden="true"
    data-testid="drop-line"
    className={`pointer-events-none absolute inset-x-0 h-1 rounded-full bg-amber ${side === 'before' ? '-top-3' : '-bottom-3'}`}
  />
);
