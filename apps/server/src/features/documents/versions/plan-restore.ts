import { isDeepStrictEqual } from 'node:util';
import { MAX_DOCUMENT_BYTES, MAX_ENTRIES, MAX_OWN_SECTIONS, ROW_BYTES } from '@shortlist/contracts';
import type { PartContent } from '#db/schema/document-schema.ts';
import { isEntry } from '../parts/stored-part.ts';
import type { Bound } from '../room/room.ts';
import { ownSectionOf } from '../room/room-queries.ts';

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
  const asked = parts && new Set(parts);
  const isWanted = ({ key }: PlannedPart) => (asked ? asked.has(key) : key !== LOOK || look);
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

/** The first bound of a document that a restore passes which makes it grow, and the bytes by which it does; what was stored above a bound may stay. */
export function measureRestore(
  today: readonly PlannedPart[],
  plan: RestorePlan,
): { bound: Bound | undefined; growth: number } {
  const after = partsAfter(today, plan);
  const passes = (most: number, before: number, then: number) => then > most && then > before;
  const [bytes, bytesAfter] = [sumOfBytes(today), sumOfBytes(after)];
  const bounds: readonly [Bound, boolean][] = [
    ['entries', passes(MAX_ENTRIES, mostOfAKind(today), mostOfAKind(after))],
    ['sections', passes(MAX_OWN_SECTIONS, countOwnSections(today), countOwnSections(after))],
    ['document', passes(MAX_DOCUMENT_BYTES, bytes, bytesAfter)],
  ];
  return { bound: bounds.find(([, isPassed]) => isPassed)?.[0], growth: bytesAfter - bytes };
}

function partsAfter(today: readonly PlannedPart[], { write, remove }: RestorePlan): PlannedPart[] {
  const changed = new Set([...write.map(({ key }) => key), ...remove]);
  return [...today.filter(({ key }) => !changed.has(key)), ...write];
}

const mostOfAKind = (parts: readonly PlannedPart[]): number => {
  const counts = new Map<string, number>();
  for (const { kind } of parts.filter(isEntry)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return Math.max(0, ...counts.values());
};

/** Counts the sections of a person's own that are there: one whose settings say that it is removed is not. */
function countOwnSections(parts: readonly PlannedPart[]): number {
  const removed = new Set(
    parts.filter(({ content }) => content.isAdded === false).map(({ key }) => ownSectionOf(key)),
  );
  const own = new Set(parts.flatMap(({ key }) => ownSectionOf(key) ?? []));
  return [...own].filter((section) => !removed.has(section)).length;
}

const sumOfBytes = (parts: readonly PlannedPart[]): number =>
  parts.reduce(
    (sum, { content }) => sum + Buffer.byteLength(JSON.stringify(content)) + ROW_BYTES,
    0,
  );
