import type { Sheet } from '@shortlist/layout';
import type { PaperSection } from '@shortlist/resume';
import { paperTop } from '#paper/sheets/paper-position.ts';
import type { SectionPosition } from './section-positions.ts';

/** Least distance of two handles in rem. Handles are higher; on a phone, short sections are not. */
const STEP = 2;

/** Points from the head of a section to the middle of its heading's letters. */
const TO_MIDDLE = 8.5;

/**
 * CSS `top` of the middle of each section's handle: at the section's heading, or as far below it as it takes to leave
 * a finger room for the handles above, which short sections on a narrow screen do not.
 */
export function handleTops(
  positions: readonly SectionPosition[],
  sheet: Sheet,
): Map<PaperSection, string> {
  const heads = positions.map(({ head }) => paperTop({ ...head, y: head.y + TO_MIDDLE }, sheet));
  return new Map(
    positions.map(({ section }, index) => {
      const least = heads
        .slice(0, index + 1)
        .map((head, above) => `${head} + ${(index - above) * STEP}rem`);
      return [section, `max(${least.join(', ')})`];
    }),
  );
}
