/** Countries where the spec's e-mail and phone rules apply; an empty one counts as such (decision 5). */
const NORTH_AMERICAN = new Set(['', 'united states', 'canada']);

/** Checks whether `country` is empty, United States or Canada, in any case of letters. */
export function isNorthAmerican(country: string): boolean {
  return NORTH_AMERICAN.has(country.trim().toLowerCase());
}
