import { type ContentMerger, kindOfOrder } from '@shortlist/model';
import type { PartContent } from '#db/schema/document-schema.ts';
import type { Forms } from '../forms.ts';
import { resolveOrder } from '../parts/resolve-order.ts';
import { entryIdOf, isEntry, type StoredPart, upgradePart } from '../parts/stored-part.ts';

/** A row of `parts`, with what a merge needs to know beside what it says. */
export type PartRow = StoredPart & {
  /** In a tailored document: what its base said when the row was written; null where that had no such part. */
  baseContent: PartContent | null;
  baseSchema: number | null;
  /** True of a deleted part. One with `baseContent` is left out of what the base says; one of a base has what it said last, as far as that is kept. */
  isGone: boolean;
};

/** A part of a tailored document. */
export type MergedPart = StoredPart & {
  /** The rows that it is merged from, in their newest forms; `base` only as long as the base has the part. */
  own?: PartRow | undefined;
  base?: PartRow | undefined;
  /** Content of the base from now on: open fields as they were in it, all others as they are; null for a part that was added here. */
  inherits: PartContent | null;
  /** Returns what the row has to say of the base, and in which form, where it says from now on what the part says: all that is its own stays so. */
  rebase?: () => Pick<PartRow, 'baseContent' | 'baseSchema'>;
  /** Fields that both changed, each in its own way: the part says what was said here. `*` where the base deleted what was changed here. */
  open: readonly string[];
};

/** The rows of one part: of a tailored document, and of its base. */
export type Pair = { own?: PartRow | undefined; base?: PartRow | undefined };

export const WHOLE = '*';

/** Brings a row to the newest form of its content. */
export function upgradeRow<Row extends PartRow>(row: Row, { sections }: Forms): Row {
  const { baseContent, baseSchema } = row;
  if (baseContent === null) return { ...row, ...upgradePart(row, sections) };
  const was = upgradePart({ ...row, content: baseContent, schema: baseSchema ?? 1 }, sections);
  return {
    ...row,
    ...upgradePart(row, sections),
    ...{ baseContent: was.content, baseSchema: was.schema },
  };
}

/** Content that nobody has said yet, of a part that every document has. */
const UNSAID = { content: {}, schema: 1 };

/**
 * Merges the rows of one part: what was changed here stands, all else is as the base has it. Undefined where there is none: left out here, or
 * deleted in the base and not changed here. Its revision rises with that of either row.
 */
export function mergePair({ own, base }: Pair, merger: ContentMerger): MergedPart | undefined {
  const there = inBase({ base });
  const revision = (own?.revision ?? 1) + (base?.revision ?? 1) - 1;
  if (!own || saysNothing(own))
    return there && { ...there, revision, own, base: there, inherits: there.content, open: [] };
  return own.isGone ? undefined : mergeOwn({ own, base }, revision, merger);
}

/** Returns the row of a base that has the part. */
export const inBase = ({ base }: Pick<Pair, 'base'>): PartRow | undefined =>
  base?.isGone ? undefined : base;

/** Checks whether a row says neither something nor that something is left out. */
export const saysNothing = ({ isGone, baseContent }: PartRow): boolean =>
  isGone && baseContent === null;

function mergeOwn(
  { own, base }: Pair & { own: PartRow },
  revision: number,
  merger: ContentMerger,
): MergedPart | undefined {
  const there = inBase({ base });
  const about = {
    ...(there ?? own),
    ...{ key: own.key, revision, own, base: there },
    aiUses: Math.max(own.aiUses, base?.aiUses ?? 0),
  };
  const whole = { ...about, content: own.content, schema: own.schema, inherits: own.baseContent };
  if (own.baseContent === null && !there) return { ...whole, open: [] };
  const was = wasInBase(own);
  const rebase = (content: PartContent) => () => ({
    // What has come from the base since is laid over what that said.
    baseContent: merger.merge(own.key, { base: own, mine: was, theirs: { ...own, content } })
      .content,
    baseSchema: own.schema,
  });
  if (!there && isEntry(own)) {
    const isChanged = merger.differ(own.key, was, own).length > 0;
    const { content } = isKnown(base)
      ? merger.merge(own.key, { base: was, mine: own, theirs: base })
      : own;
    return isChanged ? { ...whole, content, open: [WHOLE], rebase: rebase(content) } : undefined;
  }
  const said = weigh(own, there, merger);
  return { ...about, ...said, schema: own.schema, rebase: rebase(said.content) };
}

/** Weighs what a row says against what its base says by now. */
function weigh(
  own: PartRow,
  there: PartRow | undefined,
  merger: ContentMerger,
): Pick<MergedPart, 'content' | 'inherits' | 'open'> {
  const versions = { base: wasInBase(own), mine: own, theirs: there ?? UNSAID };
  const { content, base: inherits, open } = merger.merge(own.key, versions);
  if (own.baseContent !== null || !there || !isEntry(own)) return { content, inherits, open };
  // The base had deleted it, and has it again: all of it is this document's own.
  return { content: own.content, inherits, open: merger.differ(own.key, own, there) };
}

/** Checks whether it is known what a deleted part said last. */
const isKnown = (base: PartRow | undefined): base is PartRow =>
  base !== undefined && Object.keys(base.content).length > 0;

/** Returns what the base said of a part when its row here was written. */
export const wasInBase = ({ baseContent, baseSchema, schema }: PartRow) =>
  baseContent === null ? UNSAID : { content: baseContent, schema: baseSchema ?? schema };

/** Merges all rows of a tailored document and of its base; in the order of the base's rows, then of its own. */
export function mergeRows(
  own: readonly PartRow[],
  base: readonly PartRow[],
  { forms, merger }: { forms: Forms; merger: ContentMerger },
): MergedPart[] {
  const rows = {
    own: own.map((row) => upgradeRow(row, forms)),
    base: base.map((row) => upgradeRow(row, forms)),
  };
  const ofBase = new Map(rows.base.map((row) => [row.key, row]));
  const here = new Map(rows.own.map((row) => [row.key, row]));
  const keys = new Set([...ofBase.keys(), ...here.keys()]);
  return [...keys].flatMap((key) => {
    const pair = { own: here.get(key), base: ofBase.get(key) };
    return mergePair(isOrderOfOwn(pair) ? completePair(pair, key, rows) : pair, merger) ?? [];
  });
}

const isOrderOfOwn = ({ own }: Pair) => own !== undefined && kindOfOrder(own.key) !== undefined;

type Named = Pick<PartRow, 'key' | 'kind' | 'clientId' | 'isGone'>;
type Rows = { own: readonly Named[]; base: readonly Named[] };

/** Names every entry of the base in an order of it, and all entries by the ids that they have. */
export function completePair({ own, base }: Pair, key: string, rows: Rows): Pair {
  const named = [...rows.base, ...rows.own].filter(({ kind }) => kind === kindOfOrder(key));
  const resolve = (content: PartContent) => resolveIn(content, named);
  return {
    own: own && {
      ...own,
      content: resolve(own.content),
      baseContent: own.baseContent && resolve(own.baseContent),
    },
    base: completeOrder(base, key, rows.base),
  };
}

const resolveIn = (content: PartContent, named: readonly Named[]): PartContent => ({
  ...content,
  ids: resolveOrder(
    content,
    named.map((part) => ({ id: entryIdOf(part), clientId: part.clientId })),
  ),
});

/** The order of a base's entries in which each of them is named: those that it does not name stand last, as they were made. */
function completeOrder(order: PartRow | undefined, key: string, rows: readonly Named[]): PartRow {
  const entries = rows.filter(({ kind, isGone }) => kind === kindOfOrder(key) && !isGone);
  const { ids } = resolveIn(order?.content ?? {}, entries);
  const all = [...new Set([...(ids as readonly string[]), ...entries.map(entryIdOf)])];
  return {
    ...(order ?? unsavedOrder(key)),
    content: { ...order?.content, ids: all },
  };
}

const unsavedOrder = (key: string): PartRow => ({
  ...{ key, kind: 'order', clientId: null, content: {}, schema: 1, revision: 1, aiUses: 0 },
  ...{ baseContent: null, baseSchema: null, isGone: false },
});
