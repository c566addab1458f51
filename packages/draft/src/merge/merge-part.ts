import type { DocumentModel } from '../model/document-model.ts';
import type { DocumentTypes, PartValue } from '../model/document-types.ts';
import { sameValue } from '../state/same-value.ts';
import { mergeLines } from './merge-lines.ts';
import { mergeOrder } from './merge-order.ts';
import { type PartField, WHOLE } from './part-field.ts';

/** A part as it was when the edits began, with the edits, and as somebody else has it. */
export type Versions<T extends DocumentTypes> = {
  base: PartValue<T>;
  mine: PartValue<T>;
  theirs: PartValue<T>;
  /** What was sent of mine without an answer: theirs may be one of these, or be based on one. */
  attempts?: readonly PartValue<T>[];
  /** Fields that are in question: they stay so, whatever they are changed to here, until both sides say the same. */
  asked?: readonly PartField[];
};

export type MergedPart<T extends DocumentTypes> = {
  /** Mine with all that only they changed. */
  value: PartValue<T>;
  /** Theirs, but for the open fields, which are as they were: merged again, it asks about these alone. */
  base: PartValue<T>;
  /** The fields that both changed, each in its own way. */
  open: readonly PartField[];
};

/** Merges the edits of two sides field by field (three-way merge). A text merges by lines, an order by moves. */
export function mergePart<T extends DocumentTypes>(
  model: DocumentModel<T>,
  versions: Versions<T>,
): MergedPart<T> {
  const { base, mine, theirs, attempts = [], asked = [] } = versions;
  if (mine === undefined || theirs === undefined) return mergeDeletion(versions);
  const origins = base === undefined ? attempts : [base];
  let merged: MergedPart<T> = { value: mine, base: theirs, open: [] };
  for (const field of model.fields.list(theirs)) {
    const [ours, others] = [model.fields.read(mine, field), model.fields.read(theirs, field)];
    const before = origins.map((each) => model.fields.read(each, field));
    const sent = attempts.map((each) => model.fields.read(each, field));
    const isAsked = asked.includes(field) && !sameValue(ours, others);
    const outcome = isAsked
      ? { value: ours, isOpen: true }
      : mergeField(model, field, { before, sent, ours, others });
    const open = outcome.isOpen ? [...merged.open, field] : merged.open;
    const origin = before.find((each) => !sameValue(each, ours));
    merged = {
      value: model.fields.write(merged.value, field, outcome.value),
      base: outcome.isOpen ? model.fields.write(merged.base, field, origin) : merged.base,
      open,
    };
  }
  return merged;
}

/** A deletion stands against an edit as a whole; one that meets no edit goes through. */
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

type FieldVersions = {
  /** What mine started from: one value, or for a new entry what was sent of it, of which one arrived. */
  before: unknown[];
  sent: unknown[];
  ours: unknown;
  others: unknown;
};

function mergeField<T extends DocumentTypes>(
  model: DocumentModel<T>,
  field: PartField,
  { before, sent, ours, others }: FieldVersions,
) {
  const kept = { value: ours, isOpen: false };
  const isUnchangedThere = [...before, ...sent].some((each) => sameValue(each, others));
  const isUnchangedHere = before.length > 0 && before.every((each) => sameValue(each, ours));
  if (sameValue(ours, others)) return kept;
  if (isUnchangedHere) return { value: others, isOpen: false };
  if (isUnchangedThere) return kept;
  const [origin] = before;
  if (areTexts(origin, ours, others) && model.fields.isText(field)) {
    const merged = mergeLines(String(origin), String(ours), String(others));
    if (merged !== undefined) return { value: merged, isOpen: false };
  }
  if (areLists(origin, ours, others)) {
    const { order, isOpen } = mergeOrder(origin as string[], ours as string[], others as string[]);
    return { value: order, isOpen };
  }
  return { value: ours, isOpen: true };
}

const areTexts = (...values: unknown[]) => values.every((value) => typeof value === 'string');
const areLists = (...values: unknown[]) => values.every((value) => Array.isArray(value));
