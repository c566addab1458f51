import type { PlacedText, TextLine, TextPlace } from '@shortlist/placed-text';

/** A rectangle on a page, in points from its upper left corner. */
export type PlaceArea = { page: number; x: number; y: number; width: number; height: number };

/** Reach of letters above and below their base line, in their size. */
const ABOVE = 0.95;
const BELOW = 0.3;

/** Scripts whose letters run to the left: a part of such a piece is not where its share of the width is. */
const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}/u;

/**
 * Finds the places on the pages of a measured document, one area each. Letters within a piece count as equally wide; of
 * a piece in a script that runs to the left all is marked. A place that is not in the document has no area.
 */
export function placeAreas({ lines }: PlacedText, places: readonly TextPlace[]): PlaceArea[] {
  return places.flatMap((place) => {
    const line = lines[place.line];
    return line ? areaIn(line, place) : [];
  });
}

function areaIn({ page, y, pieces }: TextLine, { start, end }: TextPlace): PlaceArea[] {
  let at = 0;
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let size = 0;
  for (const piece of pieces) {
    const from = at + piece.before.length;
    at = from + piece.text.length;
    if (from >= end || at <= start) continue;
    const isWhole = RIGHT_TO_LEFT.test(piece.text);
    const letter = piece.width / piece.text.length;
    const first = isWhole ? 0 : Math.max(0, start - from);
    const last = isWhole ? piece.text.length : Math.min(piece.text.length, end - from);
    left = Math.min(left, piece.x + first * letter);
    right = Math.max(right, piece.x + last * letter);
    size = Math.max(size, piece.size);
  }
  if (right <= left) return [];
  return [
    { page, x: left, y: y - ABOVE * size, width: right - left, height: (ABOVE + BELOW) * size },
  ];
}
