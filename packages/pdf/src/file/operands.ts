/** A number as PDF writes it: plain digits, to a ten-thousandth of a point. */
export function toOperand(value: number): string {
  return String(Math.round(value * 10_000) / 10_000);
}
