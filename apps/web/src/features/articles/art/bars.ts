/** A rectangle: where it begins, and its size. */
export type Bar = { x: number; y: number; width: number; height: number };

const short = (number: number) => Number(number.toFixed(1));

/** Many rectangles as the outline of one path: a page with many drawings stays light. */
export const barsPath = (bars: readonly Bar[]): string =>
  bars
    .map(({ x, y, width, height }) => {
      const wide = short(width);
      return `M${short(x)} ${short(y)}h${wide}v${height}h${-wide}z`;
    })
    .join('');

export const range = (count: number) => Array.from({ length: count }, (_, at) => at);
