import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { Link } from '#platform/navigation/router/link.tsx';
import { useNavigate } from '#platform/navigation/router/router-context.ts';

type Tab = {
  id: string;
  label: string;
  to: string;
  /** A sign after the label (its state), with its own words for screen readers. */
  mark?: ReactNode;
  /** Meaning of that sign, in a sentence: the tooltip, and the description for screen readers. */
  title?: string;
};

export type TabsProps = {
  /** Purpose of the tabs, e.g. "Resume sections". */
  label: string;
  tabs: readonly Tab[];
  activeId: string;
  /** False while something else stands in the place of the active tab's content: it is where the Tab key stops, and not selected. */
  isShown?: boolean;
  /** Id of the element that shows the active tab's content; give it role "tabpanel". */
  panelId?: string;
  /** For few and short tabs: those that do not fit go on in another row, and nothing scrolls sideways. */
  wraps?: boolean;
  /** Follows the last tab. In a wide window it stays in sight while the tabs scroll; in others, which have no room for that, it scrolls with them. */
  end?: ReactNode;
};

/** Moves between tabs without moving the focus or the page (`useHeadingFocus` looks at it). */
const STAY = { keepFocus: true };

const idOf = (tab: string) => `tab-${tab}`;

function stepOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Room beside the active tab, in px, so that one sees that the row goes on. */
const MARGIN = 32;

/** Scrolls the row of tabs, and nothing else: the page stays where its reader is. */
function showInList(tab: HTMLElement): void {
  // One of the two scrolls, by the width of the window.
  const list = tab.closest('[role="tablist"]')?.parentElement;
  for (const scrolled of [list, list?.parentElement]) {
    if (!scrolled) continue;
    const shown = scrolled.getBoundingClientRect();
    const { left, right } = tab.getBoundingClientRect();
    if (left < shown.left + MARGIN) scrolled.scrollLeft -= shown.left + MARGIN - left;
    else if (right > shown.right - MARGIN) scrolled.scrollLeft += right - shown.right + MARGIN;
  }
}

/**
 * Tabs that are links: each has an address, the arrows, Home and End move along and go there.
 * Only the active one is a stop of the Tab key. They scroll sideways where they do not fit,
 * and fade there, unless they wrap.
 */
export function Tabs(props: TabsProps) {
  const { label, tabs, activeId, isShown = true, panelId, wraps = false, end } = props;
  const navigate = useNavigate();

  useEffect(() => {
    const active = document.getElementById(idOf(activeId));
    if (active) showInList(active);
  }, [activeId]);

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    // Alt and an arrow are the browser's Back and Forward.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const links = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]'));
    const at = links.findIndex((link) => link.matches(':focus'));
    const next = stepOf(event.key, at, links.length);
    const target = next === undefined ? undefined : tabs[next];
    if (next === undefined || !target) return;
    event.preventDefault();
    links[next]?.focus();
    void navigate(target.to, { state: STAY });
  }

  return (
    <div
      className={`flex items-center gap-1 border-hairline border-b ${wraps ? 'flex-wrap' : 'outer-scroll'}`}
    >
      <div className={wraps ? 'contents' : 'inner-scroll'}>
        <div
          role="tablist"
          aria-label={label}
          onKeyDown={handleKeyDown}
          className={`flex gap-1 ${wraps ? 'flex-wrap' : 'shrink-0'}`}
        >
          {tabs.map((tab) => (
            <Link
              key={tab.id}
              id={idOf(tab.id)}
              role="tab"
              to={tab.to}
              title={tab.title}
              state={STAY}
              aria-selected={isShown && tab.id === activeId}
              aria-controls={isShown && tab.id === activeId ? panelId : undefined}
              tabIndex={tab.id === activeId ? 0 : -1}
              className="-mb-px flex min-h-11 shrink-0 items-center gap-2 border-transparent border-b-2 px-3 text-muted text-sm -outline-offset-2 transition-[border-color] hover:text-ink aria-selected:border-accent aria-selected:font-medium aria-selected:text-ink forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight] forced-colors:aria-selected:border-b-4"
            >
              <bdi>{tab.label}</bdi>
              {tab.mark}
            </Link>
          ))}
        </div>
      </div>
      {end}
    </div>
  );
}
