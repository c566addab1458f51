import type { Sheet } from '@shortlist/document';
import type { PaperSection } from '@shortlist/model';
import { paperLength, paperTop } from '#paper/sheets/paper-position.ts';
import { isInOneColumn, type SectionPlace } from './section-places.ts';

/** Least distance of two handles in rem. Handles are higher; on a phone, short sections are not. */
const STEP = 2;

/**
 * CSS `top` of the middle of each section's handle: at the section's heading, or as far below it as it takes to leave
 * a finger room for the handles above in its column, which short sections on a narrow screen do not.
 */
export function handleTops(
  places: readonly SectionPlace[],
  sheet: Sheet,
): Map<PaperSection, string> {
  return new Map(
    places.map((place) => {
      const column = places.filter((other) => isInOneColumn(place, other));
      const heads = column.map(({ middle }) => paperTop(middle, sheet));
      const index = column.indexOf(place);
      const least = heads
        .slice(0, index + 1)
        .map((head, above) => `${head} + ${(index - above) * STEP}rem`);
      return [place.section, `max(${least.join(', ')})`];
    }),
  );
}

/** CSS `left` of the middle of a section's handle: in the margin, or in the gutter left of its column. */
export function handleLeft({ column }: SectionPlace, sheet: Sheet): string {
  const { left } = sheet.margins;
  const isAtMargin = column.left < left + MOST_INSET;
  return paperLength(isAtMargin ? left / 2 : column.left - GUTTER / 2, sheet);
}

/** A column may begin as far right of the margin (a line along it). Points. */
const MOST_INSET = 20;

/** Between two columns, in points. */
const GUTTER = 22;
