import type { PlacedLine, TextPlace } from '@shortlist/layout';
import type { Area } from './mark.ts';

/** Width of a bar, and the space between it and the lines. Points. */
const WIDTH = 1.5;
const GAP = 4;

/** The bars beside the lines of these places, which are on one page: one for each of their columns, with a head at both ends. */
export function barsBeside(places: readonly TextPlace[]): Area[] {
  const columns = new Map<number, PlacedLine[]>();
  for (const line of new Set(places.map((place) => place.line))) {
    columns.set(line.left, [...(columns.get(line.left) ?? []), line]);
  }
  return [...columns].flatMap(([left, lines]) => {
    const top = Math.min(...lines.map((line) => line.top));
    const foot = Math.max(...lines.map((line) => line.top + line.height));
    const bar = { x: left - GAP - WIDTH, y: top, width: WIDTH, height: foot - top };
    return [bar, ...HEAD.flatMap((step) => stepsOf(bar, step))];
  });
}

/** The steps of an arrow's head, from its point on: how far from the end of the bar, and how wide. Points. */
const STEP = 0.8;
const HEAD = [1, 2].map((step) => ({ from: step * STEP, width: WIDTH * (1 + step * 0.7) }));

function stepsOf({ x, y, height }: Area, { from, width }: (typeof HEAD)[number]): Area[] {
  const step = { x: x + (WIDTH - width) / 2, width, height: STEP };
  return [
    { ...step, y: y + from },
    { ...step, y: y + height - from - STEP },
  ];
}
