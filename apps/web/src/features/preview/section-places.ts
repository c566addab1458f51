import type { Page } from '@shortlist/layout';
import { PaperSection } from '@shortlist/resume';
import { isAbove, type PaperPoint } from '#paper/sheets/paper-position.ts';

/** Where a shown section begins and ends on the paper; it may begin on one page and end on another. */
export type SectionPlace = {
  section: PaperSection;
  head: PaperPoint;
  /** The middle of its first line. */
  middle: PaperPoint;
  foot: PaperPoint;
};

/** The shown sections in the order of the paper, found by the groups of the placed lines. */
export function sectionPlaces(pages: readonly Page[]): SectionPlace[] {
  const places = new Map<PaperSection, SectionPlace>();
  for (const [page, { lines }] of pages.entries()) {
    for (const line of lines) {
      const { data: section } = PaperSection.safeParse(line.group);
      if (!section) continue;
      const { top, height } = line;
      const begun = places.get(section);
      const head = begun?.head ?? { page, y: top };
      const middle = begun?.middle ?? { page, y: top + height / 2 };
      places.set(section, { section, head, middle, foot: { page, y: top + height } });
    }
  }
  return [...places.values()];
}

/**
 * The section under a point, counting the empty space after a section as its own and the empty
 * rest of the paper as the last one's; undefined above the first section.
 */
export function sectionAt(
  places: readonly SectionPlace[],
  point: PaperPoint,
): PaperSection | undefined {
  return places.findLast(({ head }) => !isAbove(point, head))?.section;
}
