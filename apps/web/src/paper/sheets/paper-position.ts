import type { Sheet } from '@shortlist/document';

/** Desk between two sheets, in rem; holds the words "Page 1 of 2". */
export const SHEET_GAP = 3;

/** A height on the paper: page index, and points from the head of that page's sheet. */
export type PaperPoint = { page: number; y: number };

/** A point on the paper: also points from the left edge of the sheet. */
export type PaperSpot = PaperPoint & { x: number };

/** Of two points, whether the first is nearer the head of the first page. */
export const isAbove = (a: PaperPoint, b: PaperPoint) =>
  a.page < b.page || (a.page === b.page && a.y < b.y);

/**
 * CSS length from the head of the pile of sheets to a point on one of them, at whatever width the
 * pile has: the pile is a size container, so its width is 100cqw.
 */
export function paperTop({ page, y }: PaperPoint, { width, height }: Sheet): string {
  const share = ((page * height + y) / width) * 100;
  return `calc(${share.toFixed(3)}cqw + ${page * SHEET_GAP}rem)`;
}

/** CSS length of `points` on paper of the width given. */
export const paperLength = (points: number, { width }: Sheet) =>
  `${((points / width) * 100).toFixed(3)}cqw`;
