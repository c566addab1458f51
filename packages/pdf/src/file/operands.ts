import type { Color } from '@shortlist/document';

/** A number as PDF writes it: plain digits, to a ten-thousandth of a point. */
export function toOperand(value: number): string {
  return String(Math.round(value * 10_000) / 10_000);
}

/** Red, green and blue of a color, each from 0 to 1: the operands of `rg` and `RG`. */
export function toComponents(color: Color): string {
  return [1, 3, 5]
    .map((at) => toOperand(Number.parseInt(color.slice(at, at + 2), 16) / 255))
    .join(' ');
}
