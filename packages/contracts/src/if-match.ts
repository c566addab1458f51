import type { Revision } from './envelope.ts';

/** A revision as the value of an `If-Match` header. */
export const formatIfMatch = (revision: Revision): string => `"${revision}"`;

/** The revision in an `If-Match` header that `BasedOn` let through; undefined for "whatever is there". */
export function parseIfMatch(header: string | undefined): Revision | undefined {
  return header === undefined || header === '*' ? undefined : Number(header.slice(1, -1));
}
