import type { Column } from '@shortlist/document';
import type { Page } from '@shortlist/layout';
import type { PaperSection } from '@shortlist/model';
import { isAbove, type PaperPoint, type PaperSpot } from '#paper/sheets/paper-position.ts';

/** Start and end of a shown section on the paper; it may begin on one page and end on another. */
export type SectionPlace = {
  section: PaperSection;
  head: PaperPoint;
  /** The middle of its first line. */
  middle: PaperPoint;
  foot: PaperPoint;
  /** The column in which it begins, in points from the sheet's left edge. */
  column: Column;
};

/** The shown sections, `shown`, in the order of the paper, found by the groups of the placed lines. */
export function sectionPlaces(
  pages: readonly Page[],
  shown: readonly PaperSection[],
): SectionPlace[] {
  const places = new Map<PaperSection, SectionPlace>();
  for (const [page, { lines }] of pages.entries()) {
    for (const line of lines) {
      const section = shown.find((each) => each === line.group);
      if (!section) continue;
      const { top, height, left, right } = line;
      const begun = places.get(section);
      const head = begun?.head ?? { page, y: top };
      const middle = begun?.middle ?? { page, y: top + height / 2 };
      const column = begun?.column ?? { left, right };
      places.set(section, { section, head, middle, foot: { page, y: top + height }, column });
    }
  }
  return [...places.values()];
}

/** Distance of a handle to the left of its column, in points. */
const BESIDE = 24;

/** Checks whether two sections begin in one column. */
export const isInOneColumn = (one: SectionPlace, other: SectionPlace): boolean =>
  one.column.left === other.column.left && one.column.right === other.column.right;

/**
 * Checks whether a section can be dropped at the place of another: where their columns share some width. A design puts each section
 * in a column, so one that was dropped in the other column would not stay there.
 */
export const canTakePlaceOf = ({ column }: SectionPlace, { column: other }: SectionPlace) =>
  column.left < other.right && other.left < column.right;

/**
 * The section under a point, counting the empty space after a section as its own and the empty
 * rest of a column as its last one's; undefined above the first section.
 */
export function sectionAt(
  places: readonly SectionPlace[],
  point: PaperSpot,
): PaperSection | undefined {
  const x = withinColumns(places, point.x);
  const [nearest] = places
    .filter(({ head, column }) => !isAbove(point, head) && isAcross(column, x))
    .toSorted(
      (one, other) =>
        other.head.page - one.head.page ||
        other.column.left - one.column.left ||
        other.head.y - one.head.y,
    );
  return nearest?.section;
}

/** The margins count as the column beside them. */
const withinColumns = (places: readonly SectionPlace[], x: number): number =>
  Math.min(
    Math.max(x, Math.min(...places.map(({ column }) => column.left))),
    Math.max(...places.map(({ column }) => column.right)),
  );

const isAcross = ({ left, right }: Column, x: number): boolean => left - BESIDE <= x && x <= right;
