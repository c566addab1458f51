import { en } from '@shortlist/messages';
import { useEffect, useRef } from 'react';
import { PaperState } from '#paper/sheets/paper-state.tsx';
import { Sheets } from '#paper/sheets/sheets.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { CURRENT, Marks } from './marks.tsx';
import type { ComparedPages } from './use-comparison.ts';

/** Distance of the change that is pointed out from the top and the left of the area that scrolls, as shares of its size. */
const DOWN = 0.3;
const ACROSS = 0.12;

/** Start of the text on the paper, as a share of its width, less a little. */
const TEXT_EDGE = 0.08;

type ComparedPaperProps = { side: ComparedPages; current: number };

/** The pages of one side with its marks. It scrolls by itself, so that the change that is pointed out is in sight on both sides. */
export function ComparedPaper({ side, current }: ComparedPaperProps) {
  const words = useWords(en.compare);
  const { name, pages, marks } = side;
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!area.current) return;
    const isMarked = marks.flat().some(({ change }) => change === current);
    const pointed = isMarked && area.current.querySelector(CURRENT);
    if (pointed) scrollTo(area.current, pointed);
    else area.current.scrollLeft ||= area.current.scrollWidth * TEXT_EDGE;
  }, [current, marks]);

  return (
    <div className="flex min-w-0 flex-col gap-2">
      <h2 dir="auto" title={name} className="truncate font-semibold text-sm">
        {name}
      </h2>
      <section
        ref={area}
        aria-label={words.pages({ name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus, or the arrow keys cannot scroll it (WCAG 2.1.1)
        tabIndex={0}
        className="max-h-[calc(50dvh-11rem)] min-h-40 overflow-auto min-[56.25rem]:max-h-[calc(100dvh-var(--spacing-topbar)-14rem)] min-[56.25rem]:min-h-96"
      >
        <PaperState pages={pages}>
          {(laidOut) => (
            // Large enough to be read on a phone, where it scrolls sideways.
            <div className="max-sm:w-[180%]">
              <Sheets laidOut={laidOut}>
                <Marks marks={marks} sheet={laidOut.paged.sheet} current={current} />
              </Sheets>
            </div>
          )}
        </PaperState>
      </section>
    </div>
  );
}

function scrollTo(area: Element, pointed: Element): void {
  const [frame, at] = [area.getBoundingClientRect(), pointed.getBoundingClientRect()];
  area.scrollTop += at.top - frame.top - frame.height * DOWN;
  area.scrollLeft += at.left - frame.left - frame.width * ACROSS;
}
