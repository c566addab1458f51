import type { DocumentModel } from '../model/document-model.ts';
import type { DocumentTypes, PartValue } from '../model/document-types.ts';
import { sameValue } from '../state/same-value.ts';
import { mergeOrder } from './merge-order.ts';
import { type PartField, WHOLE } from './part-field.ts';

/** A part as it was when the edits began, with the edits, and as somebody else has it. */
export type Versions<T extends DocumentTypes> = {
  base: PartValue<T>;
  mine: PartValue<T>;
  theirs: PartValue<T>;
  /** Versions of mine sent without an answer: theirs may be one of these, or be based on one. */
  attempts?: readonly PartValue<T>[];
  /** Fields in conflict: they stay in conflict, however they are edited here, until both sides have the same value. */
  asked?: readonly PartField[];
};

export type MergedPart<T extends DocumentTypes> = {
  /** Mine with every change that only they made. */
  value: PartValue<T>;
  /** Theirs, with the open fields as they were before: a second merge asks about these alone. */
  base: PartValue<T>;
  /** Fields that both sides changed to different values. */
  open: readonly PartField[];
};

/** Merges the edits of two sides field by field (three-way merge). A text merges by lines, an order by moves. */
export function mergePart<T extends DocumentTypes>(
  model: DocumentModel<T>,
  versions: Versions<T>,
): MergedPart<T> {
  const { mine, theirs, asked = [] } = versions;
  if (mine === undefined || theirs === undefined) return mergeDeletion(versions);
  let merged: MergedPart<T> = { value: mine, base: theirs, open: [] };
  const { list } = model.fields;
  for (const field of new Set([...list(theirs), ...list(mine)])) {
    const said = readVersions(model, field, versions);
    const { value, isOpen } =
      asked.includes(field) && !sameValue(said.ours, said.others)
        ? { value: said.ours, isOpen: true }
        : mergeField(model, field, said);
    merged = {
      value: model.fields.write(merged.value, field, value),
      base: isOpen ? model.fields.write(merged.base, field, askedFrom(said)) : merged.base,
      open: isOpen ? [...merged.open, field] : merged.open,
    };
  }
  return merged;
}

/** Merges a deletion: it conflicts with any edit of the part, and is applied where there is none. */
function mergeDeletion<T extends DocumentTypes>({
  base,
  mine,
  theirs,
  asked,
}: Versions<T>): MergedPart<T> {
  const isAsked = asked?.includes(WHOLE);
  if (sameValue(mine, theirs) || (sameValue(mine, base) && !isAsked)) {
    return { value: theirs, base: theirs, open: [] };
  }
  const isEditedThere = !sameValue(theirs, base);
  return isEditedThere || isAsked
    ? { value: mine, base, open: [WHOLE] }
    : { value: mine, base: theirs, open: [] };
}

type KnownVersions = {
  /** The version that mine started from; undefined where that is not known. A request without a response does not count. */
  origin: { said: unknown } | undefined;
  sent: unknown[];
  ours: unknown;
  others: unknown;
};

function readVersions<T extends DocumentTypes>(
  { fields }: DocumentModel<T>,
  field: PartField,
  { base, mine, theirs, attempts = [] }: Versions<T>,
): KnownVersions {
  return {
    origin: base === undefined ? undefined : { said: fields.read(base, field) },
    sent: attempts.map((each) => fields.read(each, field)),
    ours: fields.read(mine, field),
    others: fields.read(theirs, field),
  };
}

/** Returns the origin of a field in conflict; undefined where it was typed back to that, so that the conflict stays. */
const askedFrom = ({ origin, ours }: KnownVersions): unknown =>
  sameValue(origin?.said, ours) ? undefined : origin?.said;

function mergeField<T extends DocumentTypes>(
  model: DocumentModel<T>,
  field: PartField,
  { origin, sent, ours, others }: KnownVersions,
) {
  const kept = { value: ours, isOpen: false };
  const isOrigin = (said: unknown) => origin !== undefined && sameValue(origin.said, said);
  if (sameValue(ours, others)) return kept;
  // Of one person's versions the last one wins, even where it equals the origin.
  if (sent.some((each) => sameValue(each, others))) return kept;
  if (isOrigin(ours)) return { value: others, isOpen: false };
  if (isOrigin(others)) return kept;
  const merged =
    origin && model.fields.mergeLines(field, { base: origin.said, mine: ours, theirs: others });
  if (merged !== undefined) return { value: merged, isOpen: false };
  if (areLists(origin?.said, ours, others)) {
    const { order, isOpen } = mergeOrder(
      origin?.said as string[],
      ours as string[],
      others as string[],
    );
    return { value: order, isOpen };
  }
  return { value: ours, isOpen: true };
}

const areLists = (...values: unknown[]) => values.every((value) => Array.isArray(value));
