import { en } from '@shortlist/messages';
import type { EntryId } from '@shortlist/model';
import { ChevronDown, Info, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';

/** State of a card under a lift: if it is the one lifted, and on which side of it what is lifted would fall. */
export type CardLift = { isLifted: boolean; drop: 'before' | 'after' | undefined };

export type EntryCardProps = {
  title: string;
  /** Details that tell it from others, under the title while its form is not shown. */
  detail: string;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  /** Something to know about it, calmly; not there for most. */
  note?: string | undefined;
  onDelete: () => void;
  /** The id that its fields keep on the screen. */
  id: EntryId;
  /** The handle by which it is dragged; nothing where it is alone. */
  handle: ReactNode;
  /** The buttons that move it by one position; nothing where it is alone. */
  order: ReactNode;
  /** Menu of what else can be done to it. */
  menu: ReactNode;
  /** Look of the card while an entry of its list is lifted. */
  lift: CardLift | undefined;
  children: ReactNode;
};

/** A card out of sight is not laid out and not painted; its height is that of its like until it has been seen. */
const DRAWN_IN_SIGHT = '[contain-intrinsic-block-size:auto_40rem] [content-visibility:auto]';

/** One entry of a list: its name, what can be done to it, and its form; a low row without the form while one is lifted. */
export function EntryCard(props: EntryCardProps) {
  const words = useWords(en.editor);
  const { title, detail, isFolded, onFold, note, onDelete, id } = props;
  const { handle, order, menu, lift, children } = props;
  const headingId = useId();
  const bodyId = useId();
  const noteId = useId();
  const isLow = isFolded || lift !== undefined;
  return (
    <section
      aria-labelledby={headingId}
      aria-describedby={note && noteId}
      data-entry={id}
      className={`relative flex flex-col gap-5 rounded-md border px-4 sm:px-6 ${isLow ? 'py-2' : 'py-4 sm:py-6'} ${lift?.isLifted ? 'border-accent bg-raised' : 'border-hairline bg-panel'} ${lift ? '' : DRAWN_IN_SIGHT}`}
    >
      {lift?.drop && <DropLine side={lift.drop} />}
      <header className="flex flex-wrap items-start justify-between gap-x-3 sm:flex-nowrap">
        {handle}
        <div
          className={`flex min-h-13 min-w-0 flex-1 flex-col gap-0.5 pt-1.5 ${handle ? 'max-sm:order-last max-sm:min-h-0 max-sm:basis-full' : ''}`}
        >
          <CardTitle
            id={headingId}
            title={title}
            bodyId={bodyId}
            isFolded={isFolded}
            onFold={onFold}
          />
          {isLow && detail && (
            <p
              dir="auto"
              className={`wrap-anywhere line-clamp-2 ps-6 text-sm [text-align:match-parent] ${lift?.isLifted ? '' : 'text-muted'}`}
            >
              {detail}
            </p>
          )}
          {note && (
            <p id={noteId} className="flex items-start gap-1.5 text-muted text-sm">
              <Info size={15} aria-hidden className="mt-0.5 shrink-0" />
              <span className="min-w-0 text-pretty">{note}</span>
            </p>
          )}
        </div>
        <div className="flex shrink-0">
          {order}
          {menu}
          <IconButton
            icon={Trash2}
            label={words.deleteNamed({ title })}
            tone="danger"
            onClick={onDelete}
          />
        </div>
      </header>
      <div id={bodyId} className={isLow ? 'hidden' : 'flex flex-col gap-5'}>
        {!isFolded && children}
      </div>
    </section>
  );
}

type CardTitleProps = Pick<EntryCardProps, 'title' | 'isFolded' | 'onFold'> & {
  id: string;
  bodyId: string;
};

/** Finds the button on which the name of an entry stands, by the id that its fields keep on the screen. */
export const findTitle = (id: EntryId | undefined) =>
  id === undefined
    ? null
    : document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"] h3 button`);

/** The name of the entry, which folds and opens its form. */
function CardTitle({ id, title, bodyId, isFolded, onFold }: CardTitleProps) {
  return (
    <h3 className="font-medium text-base">
      <button
        type="button"
        aria-expanded={!isFolded}
        aria-controls={bodyId}
        onClick={() => onFold(!isFolded)}
        className="-mx-1 flex pointer-coarse:min-h-11 max-w-full items-start gap-1.5 rounded-md px-1 pointer-coarse:py-2.5 text-start hover:bg-raised"
      >
        <ChevronDown
          size={18}
          aria-hidden
          className={`mt-0.75 shrink-0 text-muted transition-transform ${isFolded ? '-rotate-90' : ''}`}
        />
        <span id={id} dir="auto" className="wrap-anywhere line-clamp-3 min-w-0">
          {title}
        </span>
      </button>
    </h3>
  );
}

/** Marks the place where the lifted card would fall: in the middle between two cards. */
const DropLine = ({ side }: { side: 'before' | 'after' }) => (
  <div
    aria-hidden="true"
    data-testid="drop-line"
    className={`pointer-events-none absolute inset-x-0 h-1 rounded-full bg-accent ${side === 'before' ? '-top-3' : '-bottom-3'}`}
  />
);
