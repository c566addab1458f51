import type { FoundPair } from '../parts/part-queries.ts';
import { isEntry, type StoredPart } from '../parts/stored-part.ts';
import { inBase, type PartRow, wasInBase } from './merge-rows.ts';
import type { RowToWrite } from './write-tailored-queries.ts';

const NOTHING = { baseContent: null, baseSchema: null };

/**
 * Makes the row of a tailored document that says what a part says from now on. Fields in which it and the base differ, both having changed them,
 * go on differing from what the base said, unless that was weighed against `baseRevision` of the base, which it still is.
 */
export function ownRow(
  { own, base, merger }: FoundPair,
  said: StoredPart,
  baseRevision?: number,
): RowToWrite {
  const isNew = said.revision === 1;
  const { home: _, ...part } = said;
  const revision = isNew ? 1 : (own?.revision ?? 1) + 1;
  const clientId = base ? null : part.clientId;
  return {
    ...part,
    clientId,
    revision,
    isGone: false,
    ...inheritedBy(said, { own, base, merger }, baseRevision),
  };
}

function inheritedBy(said: StoredPart, { own, base, merger }: FoundPair, baseRevision?: number) {
  const there = inBase({ base });
  if (!there) {
    // An entry that the base has deleted is this document's own once it is edited here.
    if (isEntry(said)) return NOTHING;
    return own
      ? { baseContent: own.baseContent, baseSchema: own.baseSchema }
      : { baseContent: {}, baseSchema: said.schema };
  }
  const { schema: baseSchema } = there;
  if (!own || own.baseContent === null || baseRevision === there.revision)
    return { baseContent: there.content, baseSchema };
  const versions = { base: wasInBase(own), mine: said, theirs: there };
  return { baseContent: merger.merge(said.key, versions).base, baseSchema };
}

/** Makes the row that leaves out what the base says of a part; undefined for one that was added here. */
export function leftOutRow({ own, base }: FoundPair, said: StoredPart): RowToWrite | undefined {
  const there = inBase({ base });
  const was: Pick<PartRow, 'baseContent' | 'baseSchema'> = there
    ? { baseContent: there.content, baseSchema: there.schema }
    : (own ?? NOTHING);
  if (was.baseContent === null) return undefined;
  const { home: _, ...part } = said;
  const revision = (own?.revision ?? 1) + 1;
  return {
    ...part,
    ...{ content: {}, clientId: null, revision, isGone: true },
    ...{ baseContent: was.baseContent, baseSchema: was.baseSchema },
  };
}
