/** A transformation of the points of one space into another (ISO 32000-1, 8.3.3). */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The inner matrix in the space of the outer (ISO 32000-1, 8.3.4). */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

/** The six numbers of a matrix as pdf.js hands it over; none is the matrix that changes nothing. */
export function matrixOf(list: unknown): Matrix {
  if (list === null || list === undefined) return IDENTITY;
  const { 0: a = 1, 1: b = 0, 2: c = 0, 3: d = 1, 4: e = 0, 5: f = 0 } = list as ArrayLike<number>;
  return [Number(a), Number(b), Number(c), Number(d), Number(e), Number(f)];
}
