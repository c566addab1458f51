import type { PageProxy, TextItem } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ActualTextItem } from './actual-text.ts';
import { matrixOf, multiply } from './operators/matrix.ts';

type Viewport = Pick<ReturnType<PageProxy['getViewport']>, 'transform'>;

/** A text and where it begins on the paper, y downwards. */
type Spot = { at: number; x: number; y: number; size: number };

/** Base lines this near are one, in sizes of the letters. */
const LEVEL = 0.35;

/** So many comparisons are made at most; beyond that what was typed stands behind the page's text. */
const MOST = 5_000_000;

/**
 * The texts of a page with each that was typed on it where it stands: behind what is left of it on its base line, or
 * behind the line above. The file has them last, as if they were a column of their own.
 */
export function layTyped(
  items: readonly ActualTextItem[],
  typed: readonly TextItem[],
  viewport: Viewport,
): ActualTextItem[] {
  if (typed.length === 0 || typed.length * items.length > MOST) return [...items, ...typed];
  const spots = items.flatMap((item, at) =>
    item.str.trim() === '' ? [] : [spotOf(item, at, viewport)],
  );
  const behind = new Map<number, Spot[]>();
  for (const spot of typed.map((item, at) => spotOf(item, at, viewport))) {
    const at = besideOf(spots, spot) ?? aboveOf(spots, spot) ?? -1;
    behind.set(at, [...(behind.get(at) ?? []), spot]);
  }
  const standing = (at: number): TextItem[] =>
    (behind.get(at) ?? []).toSorted(inOrder).flatMap((spot) => typed[spot.at] ?? []);
  return [...standing(-1), ...items.flatMap((item, at) => [item, ...standing(at)])];
}

function spotOf({ transform }: TextItem, at: number, { transform: page }: Viewport): Spot {
  const [, , c, d, x, y] = multiply(matrixOf(page), matrixOf(transform));
  return { at, x, y, size: Math.hypot(c, d) };
}

const isLevel = (one: Spot, other: Spot): boolean =>
  Math.abs(one.y - other.y) < LEVEL * Math.max(one.size, other.size);

const inOrder = (one: Spot, other: Spot): number =>
  isLevel(one, other) ? one.x - other.x : one.y - other.y;

/** The nearest text left of it on its base line. */
function besideOf(spots: readonly Spot[], spot: Spot): number | undefined {
  let nearest: Spot | undefined;
  for (const other of spots)
    if (isLevel(other, spot) && other.x <= spot.x && other.x >= (nearest?.x ?? other.x))
      nearest = other;
  return nearest?.at;
}

/** The last text of the nearest line above it. */
function aboveOf(spots: readonly Spot[], spot: Spot): number | undefined {
  let nearest: Spot | undefined;
  for (const other of spots)
    if (other.y < spot.y && other.y >= (nearest?.y ?? other.y)) nearest = other;
  return nearest?.at;
}
