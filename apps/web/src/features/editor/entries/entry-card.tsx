import type { EntryId } from '@shortlist/model';
import { Info } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { EntryHead, type EntryHeadProps } from './entry-head.tsx';

/** State of a card under a lift: if it is the one lifted, and on which side of it what is lifted would fall. */
export type CardLift = { isLifted: boolean; drop: 'before' | 'after' | undefined };

export type EntryCardProps = Omit<EntryHeadProps, 'titleId' | 'bodyId' | 'isLow'> & {
  /** Something to know about it, calmly; not there for most. */
  note?: string | undefined;
  /** The id that its fields keep on the screen. */
  id: EntryId;
  /** True of the first of its list, which is in sight from the beginning. */
  isFirst: boolean;
  /** Look of the card while an entry of its list is lifted. */
  lift: CardLift | undefined;
  children: ReactNode;
};

/** A card out of sight is not laid out and not painted; its height is that of its like until it has been seen. */
const DRAWN_IN_SIGHT = '[contain-intrinsic-block-size:auto_40rem] [content-visibility:auto]';

/** One entry of a list: its name, what can be done to it, and its form; a low row without the form while one is lifted. */
export function EntryCard({ note, id, isFirst, lift, children, ...head }: EntryCardProps) {
  const titleId = useId();
  const bodyId = useId();
  const noteId = useId();
  const { isFolded } = head;
  const isLow = isFolded || lift !== undefined;
  return (
    <section
      aria-labelledby={titleId}
      aria-describedby={note && noteId}
      data-entry={id}
      data-lifted={lift?.isLifted || undefined}
      className={`group/card relative flex flex-col gap-4 rounded-md border px-3 sm:px-5 ${isLow ? 'py-2' : 'py-3'} ${lift?.isLifted ? 'border-accent bg-raised' : 'border-hairline bg-panel'} ${lift || isFirst ? '' : DRAWN_IN_SIGHT}`}
    >
      {lift?.drop && <DropLine side={lift.drop} />}
      <EntryHead {...head} isLow={isLow} titleId={titleId} bodyId={bodyId} />
      {note && (
        <p id={noteId} className="-mt-3 flex items-start gap-1.5 text-muted text-sm">
          <Info size={15} aria-hidden className="mt-0.5 shrink-0" />
          <span className="min-w-0 text-pretty">{note}</span>
        </p>
      )}
      <div id={bodyId} className={isLow ? 'hidden' : 'flex flex-col gap-4 pb-1'}>
        {!isFolded && children}
      </div>
    </section>
  );
}

/** Finds the button on which the name of an entry stands, by the id that its fields keep on the screen. */
export const findTitle = (id: EntryId | undefined) =>
  id === undefined
    ? null
    : document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"] h3 button`);

/** Marks the place where the lifted card would fall: in the middle between two cards. */
const DropLine = ({ side }: { side: 'before' | 'after' }) => (
  <div
    aria-hidden="true"
    data-testid="drop-line"
    className={`pointer-events-none absolute inset-x-0 h-1 rounded-full bg-accent ${side === 'before' ? '-top-3' : '-bottom-3'}`}
  />
);
