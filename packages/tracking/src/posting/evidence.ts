/** Value that a field may have, and how much in the posting speaks for it. */
export type Weighed = { readonly text: string; readonly weight: number };

/** Sums up the weights of the signs that hold. */
export const sumOf = <Sign extends string>(
  weights: Readonly<Record<Sign, number>>,
  signs: Readonly<Partial<Record<Sign, boolean>>>,
): number =>
  (Object.keys(signs) as Sign[]) // The keys of such a record.
    .reduce((sum, sign) => sum + (signs[sign] ? weights[sign] : 0), 0);

/**
 * The text of the candidate that weighs most, the first of equals. Empty where it weighs less than `least`, or no more than `margin` above
 * another that is no longer or shorter form of it: no value beats a wrong one.
 */
export function bestOf(
  candidates: readonly Weighed[],
  { least, margin = 0 }: { readonly least: number; readonly margin?: number },
): string {
  const [best, ...others] = [...candidates].sort((a, b) => b.weight - a.weight);
  if (!best || best.weight < least) return '';
  const rival = others.find(({ text }) => !isFormOf(text, best.text));
  return rival && best.weight - rival.weight < margin ? '' : best.text;
}

function isFormOf(text: string, other: string): boolean {
  const [a, b] = [text.toLowerCase(), other.toLowerCase()];
  return a.includes(b) || b.includes(a);
}
