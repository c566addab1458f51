import { isDeepStrictEqual } from 'node:util';
import type { PartContent } from '#db/schema/document-schema.ts';
import { isEntry } from '../parts/stored-part.ts';

/** A part by its key, with its content. */
export type PlannedPart = { key: string; kind: string; content: PartContent; schema: number };

/** Parts of which a restore is asked: all but the look, which comes where it is wanted; or those of these keys. */
export type Wanted = { parts?: readonly string[] | undefined; look: boolean };

/** Changes that bring a document back to an earlier state. */
export type RestorePlan = {
  /** Parts that say something else then. One that is not there now comes back. */
  write: PlannedPart[];
  /** Keys of entries that are taken out. */
  remove: string[];
};

const LOOK = 'look';

/**
 * Plans how a document that says `now` is brought back to what it said `then`. An entry that was not there is taken out; any other
 * part that was not there says nothing again, as one does that was never saved.
 */
export function planRestore(
  then: readonly PlannedPart[],
  now: readonly PlannedPart[],
  { parts, look }: Wanted,
): RestorePlan {
  const isWanted = ({ key }: PlannedPart) => (parts ? parts.includes(key) : key !== LOOK || look);
  const byKey = new Map(now.map((part) => [part.key, part]));
  const saidSame = (part: PlannedPart) => {
    const today = byKey.get(part.key);
    return today?.schema === part.schema && isDeepStrictEqual(today.content, part.content);
  };
  const changed = then.filter((part) => isWanted(part) && !saidSame(part));
  const were = new Set(then.map(({ key }) => key));
  const come = now.filter((part) => isWanted(part) && !were.has(part.key));
  return {
    write: [
      ...changed,
      ...come
        .filter((part) => !isEntry(part) && !isDeepStrictEqual(part.content, {}))
        .map((part) => ({ ...part, content: {}, schema: 1 })),
    ],
    remove: come.filter(isEntry).map(({ key }) => key),
  };
}
