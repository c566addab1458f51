import { en } from '@shortlist/messages';
import { useEffect, useRef } from 'react';
import { PaperState } from '#paper/sheets/paper-state.tsx';
import { Sheets } from '#paper/sheets/sheets.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { CURRENT, Marks } from './marks.tsx';
import type { ComparedPages } from './use-comparison.ts';

/** Share of the height of what scrolls at which the change that is pointed out comes to stand. */
const AT = 0.3;

type ComparedPaperProps = { side: ComparedPages; current: number };

/** The pages of one side with its marks. It scrolls by itself, so that the change that is pointed out is in sight on both sides. */
export function ComparedPaper({ side, current }: ComparedPaperProps) {
  const words = useWords(en.compare);
  const { name, pages, marks } = side;
  const area = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolled to when it is pointed out, and when it is drawn
  useEffect(() => {
    const pointed = area.current?.querySelector(CURRENT);
    if (!(area.current && pointed)) return;
    const [frame, at] = [area.current.getBoundingClientRect(), pointed.getBoundingClientRect()];
    area.current.scrollTop += at.top - frame.top - frame.height * AT;
  }, [current, marks]);

  return (
    <div className="flex min-w-0 flex-col gap-2">
      <h2 dir="auto" title={name} className="truncate font-semibold text-sm">
        {name}
      </h2>
      <section
        ref={area}
        aria-label={words.pages({ name })}
        // What scrolls can be reached by keys.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        className="max-h-[calc(50dvh-11rem)] min-h-40 overflow-y-auto min-[56.25rem]:max-h-[calc(100dvh-var(--spacing-topbar)-14rem)] min-[56.25rem]:min-h-96"
      >
        <PaperState pages={pages}>
          {(laidOut) => (
            <Sheets laidOut={laidOut}>
              <Marks marks={marks} sheet={laidOut.paged.sheet} current={current} />
            </Sheets>
          )}
        </PaperState>
      </section>
    </div>
  );
}
