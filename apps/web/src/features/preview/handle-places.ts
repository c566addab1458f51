import type { Sheet } from '@shortlist/document';
import type { PaperSection } from '@shortlist/resume';
import { paperTop } from '#paper/sheets/paper-position.ts';
import type { SectionPlace } from './section-places.ts';

/** Least distance of two handles in rem. Handles are higher; on a phone, short sections are not. */
const STEP = 2;

/**
 * CSS `top` of the middle of each section's handle: at the section's heading, or as far below it as it takes to leave
 * a finger room for the handles above, which short sections on a narrow screen do not.
 */
export function handleTops(
  places: readonly SectionPlace[],
  sheet: Sheet,
): Map<PaperSection, string> {
  const heads = places.map(({ middle }) => paperTop(middle, sheet));
  return new Map(
    places.map(({ section }, index) => {
      const least = heads
        .slice(0, index + 1)
        .map((head, above) => `${head} + ${(index - above) * STEP}rem`);
      return [section, `max(${least.join(', ')})`];
    }),
  );
}
