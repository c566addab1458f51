import type { DocumentPart } from '@shortlist/contracts';
import { sameValue } from '@shortlist/draft';

/** Parts that share a name, by their keys. */
export type NamedParts = { name: string; keys: readonly string[] };

/** Names of parts, and their order. */
type PartWords = { namePart: (key: string) => string; placeOf: (key: string) => number };

/** Lists the parts in which a version differs from the document as it is now, in its order, those of one name together. */
export function listDiffering(
  version: readonly DocumentPart[],
  now: readonly DocumentPart[],
  { namePart, placeOf }: PartWords,
): NamedParts[] {
  const then = contentsOf(version);
  const today = contentsOf(now);
  const keys = [...new Set([...then.keys(), ...today.keys()])].toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  );
  const byName = new Map<string, string[]>();
  for (const key of keys) {
    // An empty part is equal to one that was never saved.
    if (sameValue(then.get(key) ?? {}, today.get(key) ?? {})) continue;
    const name = namePart(key);
    byName.set(name, [...(byName.get(name) ?? []), key]);
  }
  return [...byName].map(([name, ofName]) => ({ name, keys: ofName }));
}

const contentsOf = (parts: readonly DocumentPart[]) =>
  new Map(parts.map(({ key, content }) => [key, content]));
