import type { PlacedLine, TextPlace } from '@shortlist/layout';
import type { Area } from './mark.ts';

/** Width of a bar, and the space between it and the lines. Points. */
const WIDTH = 1.5;
const GAP = 4;

/** The bars beside the lines of these places, which are on one page: one for each column that they stand in. */
export function barsBeside(places: readonly TextPlace[]): Area[] {
  const columns = new Map<number, PlacedLine[]>();
  for (const line of new Set(places.map((place) => place.line))) {
    columns.set(line.left, [...(columns.get(line.left) ?? []), line]);
  }
  return [...columns].map(([left, lines]) => {
    const top = Math.min(...lines.map((line) => line.top));
    const foot = Math.max(...lines.map((line) => line.top + line.height));
    return { x: left - GAP - WIDTH, y: top, width: WIDTH, height: foot - top };
  });
}
