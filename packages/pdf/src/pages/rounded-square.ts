import { toOperand } from '../file/operands.ts';

/** The distance of the control points of a quarter of a circle from its ends, in radii: (√2 − 1) · 4/3. */
const QUARTER = (Math.SQRT2 - 1) * (4 / 3);

/** The path of the unit square whose corners are quarters of ellipses with these radii (ISO 32000-1, 8.5.2). */
export function roundedSquare(radiusX: number, radiusY: number): string {
  const [nearX, nearY] = [radiusX * (1 - QUARTER), radiusY * (1 - QUARTER)];
  const curve = (...numbers: number[]) => `${numbers.map(toOperand).join(' ')} c`;
  const line = (x: number, y: number) => `${toOperand(x)} ${toOperand(y)} l`;
  return [
    `${toOperand(radiusX)} 0 m`,
    line(1 - radiusX, 0),
    curve(1 - nearX, 0, 1, nearY, 1, radiusY),
    line(1, 1 - radiusY),
    curve(1, 1 - nearY, 1 - nearX, 1, 1 - radiusX, 1),
    line(radiusX, 1),
    curve(nearX, 1, 0, 1 - nearY, 0, 1 - radiusY),
    line(0, radiusY),
    curve(0, nearY, nearX, 0, radiusX, 0),
    'h',
  ].join(' ');
}
