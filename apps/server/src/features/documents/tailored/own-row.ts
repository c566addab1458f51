import type { FoundPair } from '../parts/part-queries.ts';
import { isEntry, type StoredPart } from '../parts/stored-part.ts';
import { inBase, type PartRow, wasInBase } from './merge-rows.ts';
import type { RowToWrite } from './write-tailored-queries.ts';

/** A revision of a part in the base that what is said was weighed against; of these fields alone where some are named. */
export type Weighed = { revision: number; fields?: readonly string[] | undefined };

const NOTHING = { baseContent: null, baseSchema: null };

/**
 * Makes the row of a tailored document that says what a part says from now on. Fields in which it and the base differ, both having changed them,
 * go on differing from what the base said, unless they were weighed against a revision of the base which it still has.
 */
export function ownRow(
  { own, base, merger }: FoundPair,
  said: StoredPart,
  weighed?: Weighed,
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
    ...inheritedBy(said, { own, base, merger }, weighed),
  };
}

function inheritedBy(said: StoredPart, { own, base, merger }: FoundPair, weighed?: Weighed) {
  const there = inBase({ base });
  if (!there) {
    // An entry that the base has deleted is this document's own once it is edited here.
    if (isEntry(said)) return NOTHING;
    return own
      ? { baseContent: own.baseContent, baseSchema: own.baseSchema }
      : { baseContent: {}, baseSchema: said.schema };
  }
  const { schema: baseSchema } = there;
  const isWeighed = weighed?.revision === there.revision;
  if (!own || own.baseContent === null || (isWeighed && !weighed.fields))
    return { baseContent: there.content, baseSchema };
  const versions = { base: wasInBase(own), mine: said, theirs: there };
  const { base: was } = merger.merge(said.key, versions);
  const fields = isWeighed ? (weighed.fields ?? []) : [];
  const inherits = { content: was, schema: baseSchema };
  return { baseContent: merger.take(said.key, inherits, there, fields), baseSchema };
}

/** Makes the row that leaves out what the base says of a part, or said before it was deleted there; undefined for one that was added here. */
export function leftOutRow({ own, base }: FoundPair, said: StoredPart): RowToWrite | undefined {
  const known = inBase({ base }) ?? (own?.baseContent == null ? base : undefined);
  const was: Pick<PartRow, 'baseContent' | 'baseSchema'> = known
    ? { baseContent: known.content, baseSchema: known.schema }
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
