import type { DocumentKind } from './document-kind.ts';

/** The kinds of document that a program knows; the first is meant where none is named. */
export type DocumentKinds = {
  readonly all: readonly [DocumentKind, ...DocumentKind[]];
  find(kind: string): DocumentKind | undefined;
};

/** The registry of `kinds`. Throws where two of them have one name, or one has a name that cannot stand before a key. */
export function createKinds(all: DocumentKinds['all']): DocumentKinds {
  const byName = new Map(all.map((kind) => [kind.kind, kind]));
  if (byName.size < all.length) throw new TypeError('Two kinds of document have one name.');
  if (all.some(({ kind }) => !/^[a-z]{1,32}$/u.test(kind)))
    throw new TypeError('The name of a kind of document is a word of small letters.');
  return { all, find: (kind) => byName.get(kind) };
}
