import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useOneStop } from '#ui/buttons/use-one-stop.ts';

export type EntryHeadProps = {
  title: string;
  /** Further details that tell it from others, as on the page; empty where there are none. Undefined for kinds whose entries have none. */
  employer: string | undefined;
  dates: string;
  isFolded: boolean;
  /** Its form is not below it. */
  isLow: boolean;
  onFold: (isFolded: boolean) => void;
  /** The handle by which it is dragged; nothing where it is alone. */
  handle: ReactNode;
  /** Icons of what can be done to it, seen while the head is pointed at or has the focus. */
  icons: ReactNode;
  /** The same and more as a menu, and what always stands beside it. */
  menu: ReactNode;
  /** Ids of the name and of the form. */
  titleId: string;
  bodyId: string;
};

/**
 * The head of an entry's card: one stop of the Tab key, from whose name arrows lead to the handle and to what can be done. Icons
 * lie over the dates; a finger, which cannot point without pressing, has the menu. What is typed below it does not change its
 * height: the employer has its line before there is one, and on a phone the form alone says employer and dates.
 */
export function EntryHead(props: EntryHeadProps) {
  const { title, employer, dates, isFolded, isLow, onFold, titleId, bodyId } = props;
  const { handle, icons, menu } = props;
  const head = useRef<HTMLElement>(null);
  const stop = useOneStop(head, 'h3 button');
  return (
    <header ref={head} {...stop} className="group/head relative flex items-start">
      {handle}
      <div className="min-w-0 flex-1 py-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="min-w-0 grow font-semibold text-sm">
            <button
              type="button"
              aria-expanded={!isFolded}
              aria-controls={bodyId}
              onClick={() => onFold(!isFolded)}
              className="-mx-1 flex pointer-coarse:min-h-11 max-w-full items-start gap-1.5 rounded-md px-1 pointer-coarse:py-2.5 text-start hover:bg-raised"
            >
              <ChevronDown
                size={16}
                aria-hidden
                className={`mt-0.75 shrink-0 text-muted transition-transform ${isFolded ? '-rotate-90' : ''}`}
              />
              <span id={titleId} dir="auto" className="wrap-anywhere line-clamp-3 min-w-0">
                {title}
              </span>
            </button>
          </h3>
          <p
            className={`ps-5.5 text-muted text-sm tabular-nums empty:hidden group-data-lifted/card:text-ink sm:ps-0 ${isLow ? '' : 'max-sm:hidden'}`}
          >
            {dates}
          </p>
        </div>
        {employer !== undefined && (
          <p
            dir="auto"
            className={`wrap-anywhere line-clamp-2 ps-5.5 text-muted text-sm [text-align:match-parent] group-data-lifted/card:text-ink ${isLow ? 'empty:hidden' : 'min-h-[1lh] max-sm:hidden'}`}
          >
            {employer}
          </p>
        )}
      </div>
      <div className="relative flex shrink-0 ps-1">
        <div className="pointer-coarse:not-group-has-focus-visible/head:pointer-events-none absolute inset-e-full top-0 flex bg-panel opacity-0 group-hover/head:opacity-100 group-has-focus-visible/head:opacity-100">
          {icons}
        </div>
        {menu}
      </div>
    </header>
  );
}
