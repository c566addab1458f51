/** What a field may be, and how much in the posting says so. */
export type Candidate = { readonly text: string; readonly weight: number };

/** Sums up the weights of the signs that hold. */
export const sumOf = <Sign extends string>(
  weights: Readonly<Record<Sign, number>>,
  signs: Readonly<Partial<Record<Sign, boolean>>>,
): number =>
  (Object.keys(signs) as Sign[]) // The keys of such a record.
    .reduce((sum, sign) => sum + (signs[sign] ? weights[sign] : 0), 0);

/** The text of the candidate that weighs most, the first of equals; empty where none weighs `least`: no value beats a wrong one. */
export const bestOf = (candidates: readonly Candidate[], least: number): string =>
  candidates.reduce<Candidate>(
    (best, each) =>
      each.weight > best.weight || (best.text === '' && each.weight >= least) ? each : best,
    { text: '', weight: least },
  ).text;
