import { en } from '@shortlist/messages';
import { useEffect, useRef } from 'react';
import type { Printable } from '#paper/pages/lay-out-resume.ts';
import { PaperState } from '#paper/sheets/paper-state.tsx';
import { Sheets } from '#paper/sheets/sheets.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import { CURRENT, Marks } from './marks.tsx';
import type { ComparedPages } from './use-comparison.ts';

/** Distance of the change that is pointed out from the top and the left of the area that scrolls, as shares of its size. */
const DOWN = 0.3;
const ACROSS = 0.12;

/** Room that is left around the text where it begins, in px. */
const BEFORE_TEXT = 12;

type ComparedPaperProps = {
  side: Pick<ComparedPages<Printable>, 'name' | 'pages' | 'marks'>;
  current: number;
};

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
    else if (isSmall(area.current)) showText(area.current);
  }, [current, marks]);

  return (
    <div className="flex min-w-0 flex-col gap-2">
      <h2 dir="auto" title={name} className="truncate font-semibold text-sm">
        {name}
      </h2>
      <ScrollRegion
        ref={area}
        label={words.pages({ name })}
        className="max-h-[calc(50dvh-8.5rem)] min-h-48 overflow-auto min-[56.25rem]:max-h-[calc(100dvh-var(--spacing-topbar)-14rem)] min-[56.25rem]:min-h-96"
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
      </ScrollRegion>
    </div>
  );
}

/** An area that is lower, in px, has no room for blank margins. */
const SMALL = 480;

/** Checks whether an area shows little of its paper: a part of the width, or a few lines. */
const isSmall = ({ scrollWidth, clientWidth, clientHeight }: Element): boolean =>
  scrollWidth > clientWidth || clientHeight < SMALL;

/** Shows where the text begins, and not the blank margins before it. Where somebody has scrolled, nothing moves. */
function showText(area: Element): void {
  const lines = [...area.querySelectorAll('[data-page="0"] svg text')];
  if (area.scrollLeft > 0 || area.scrollTop > 0 || lines.length === 0) return;
  const frame = area.getBoundingClientRect();
  const boxes = lines.map((line) => line.getBoundingClientRect());
  area.scrollLeft = Math.min(...boxes.map(({ left }) => left)) - frame.left - BEFORE_TEXT;
  area.scrollTop = Math.min(...boxes.map(({ top }) => top)) - frame.top - BEFORE_TEXT;
}

function scrollTo(area: Element, pointed: Element): void {
  const [frame, at] = [area.getBoundingClientRect(), pointed.getBoundingClientRect()];
  area.scrollTop += at.top - frame.top - frame.height * DOWN;
  area.scrollLeft += at.left - frame.left - frame.width * ACROSS;
}
