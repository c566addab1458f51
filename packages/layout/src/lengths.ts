/** One number for the screen and the PDF: thousandths of a point. */
export const rounded = (points: number) => Math.round(points * 1000) / 1000;

/** Widths are sums of many small numbers; this much (points) is not a difference. */
const TOLERANCE = 0.0005;

/** Checks whether a width stands within a limit. Points. */
export const fits = (width: number, limit: number): boolean => width <= limit + TOLERANCE;
