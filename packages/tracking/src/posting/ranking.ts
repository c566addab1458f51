/** Candidate for a field, and the signs for it and against it, by their names. */
export type Candidate = { readonly text: string; readonly signs: ReadonlySet<string> };

/** Words at one place of a posting, with the signs that hold there. */
export type Found = { readonly text: string; readonly signs: readonly string[] };

/** Weights of the signs of a field, which sum up to a candidate's score; `none` is that of no value. */
export type Weights = ReadonlyMap<string, number>;

/** The chance of each candidate that it is the value; what they leave is that of none (J. Berkson's logit over choices). */
export function chancesOf(candidates: readonly Candidate[], weights: Weights): number[] {
  const scores = candidates.map(({ signs }) =>
    [...signs].reduce((sum, sign) => sum + (weights.get(sign) ?? 0), 0),
  );
  const none = weights.get('none') ?? 0;
  const most = Math.max(none, ...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((sum, power) => sum + power, Math.exp(none - most));
  return powers.map((power) => power / all);
}

/**
 * The likeliest candidate's text; empty where its chance, with those of its longer and shorter forms, is below `least`: no value
 * beats a wrong one.
 */
export function likeliest(
  candidates: readonly Candidate[],
  weights: Weights,
  least: number,
): string {
  const chances = chancesOf(candidates, weights);
  const at = chances.indexOf(Math.max(...chances));
  const best = candidates[at]?.text ?? '';
  const chance = candidates.reduce(
    (sum, { text }, which) => sum + (isFormOf(text, best) ? (chances[which] ?? 0) : 0),
    0,
  );
  return chance < least ? '' : best;
}

function isFormOf(text: string, other: string): boolean {
  const [a, b] = [bare(text), bare(other)];
  return a.includes(b) || b.includes(a);
}

/** Words without case and accents, as some of the same are in capitals. */
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The names of the signs that hold. */
export const signsOf = (signs: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(signs).filter((sign) => signs[sign]);

/** Candidates with the signs of all that are equal but for case and accents; the first place in the head, or a label, says where one stands. */
export function mergeEqual(found: readonly Found[]): Candidate[] {
  const merged = new Map<string, { text: string; signs: Set<string> }>();
  for (const { text, signs } of found) {
    const key = bare(text);
    const known = merged.get(key);
    if (!known) merged.set(key, { text, signs: new Set(signs) });
    else if (hasPlace(known.signs) && signs.includes('head')) known.signs.add('head again');
    else for (const sign of signs) known.signs.add(sign);
  }
  return [...merged.values()];
}

const hasPlace = (signs: ReadonlySet<string>): boolean =>
  signs.has('head') || signs.has('labelled');

/** In tenths, as the tables of the weights have them. */
const SCALE = 10;

/** Reads a table of weights: a sign and its weight on each line. */
export const readWeights = (table: string): Weights =>
  new Map(
    table
      .trim()
      .split('\n')
      .map((line) => line.split(': '))
      .map(([sign = '', weight]) => [sign, Number(weight) / SCALE]),
  );
