/** Address of the app, in the terms of `URL`. */
export type Location = {
  pathname: string;
  search: string;
  hash: string;
  /** State that the navigation took along. */
  state: unknown;
  /** Another one for every navigation. */
  key: string;
};

export const addressOf = ({ pathname, search, hash }: Location): string => pathname + search + hash;

/** The location that `to` leads to, which may be a query or a hash alone, as in a link of the page at `from`. */
export function locationOf(to: string, from = '/', state: unknown = null): Location {
  const base = new URL(`http://app${from}`);
  const { pathname, search, hash } = new URL(to, base);
  return { pathname, search, hash, state, key: Math.random().toString(36).slice(2) };
}
