import { mergePart } from '../merge/merge-part.ts';
import { type PartField, WHOLE } from '../merge/part-field.ts';
import type { DocumentModel } from '../model/document-model.ts';
import type { DocumentTypes, PartKey, PartValue } from '../model/document-types.ts';
import { partValue } from '../model/parts.ts';
import {
  type CompetingDraft,
  type Conflict,
  type DraftState,
  NOWHERE,
  type ServerPart,
  settled,
  type Unsaved,
  withConfirmed,
  withKey,
  withMine,
} from './draft-state.ts';
import { sameValue } from './same-value.ts';

/** A part of the person's beside what somebody else has of it: merged, rebased, and what is in question. */
type CaughtUp<T extends DocumentTypes> = {
  mine: PartValue<T>;
  edit: Unsaved<T>;
  conflict?: Conflict<T> | undefined;
};

/**
 * The draft after the server answered what it has of one part: a part without local edits takes it in silence, an edited
 * one takes the fields that were changed there alone and goes on from it. What both changed becomes a conflict. What
 * other pages left unsaved of the part is merged in the same way before the edit goes on.
 */
export const learnPart = <T extends DocumentTypes>(
  model: DocumentModel<T>,
  state: DraftState<T>,
  key: PartKey<T>,
  theirs: ServerPart<T>,
): DraftState<T> => learn(model, state, key, { theirs });

/** The draft after an edit of a part that is in question: what was `asked` stays so until both sides say the same. */
export const askAgain = <T extends DocumentTypes>(
  model: DocumentModel<T>,
  state: DraftState<T>,
  key: PartKey<T>,
  asked: Conflict<T>,
): DraftState<T> =>
  learn(model, state, key, { theirs: state.confirmed.get(key) ?? NOWHERE, asked });

function learn<T extends DocumentTypes>(
  model: DocumentModel<T>,
  state: DraftState<T>,
  key: PartKey<T>,
  { theirs, asked }: { theirs: ServerPart<T>; asked?: Conflict<T> },
): DraftState<T> {
  const known = withConfirmed(state, key, theirs);
  const edit = state.unsaved.get(key);
  if (!edit) return withMine(model, known, key, theirs.value);

  const mine = partValue(model, state.document, key);
  const caughtUp = catchUp(model, { mine, edit }, theirs, asked?.isCompeting ? [] : asked?.fields);
  const { conflict, ...next } = caughtUp.conflict
    ? caughtUp
    : takeInCompeting(model, caughtUp, theirs, asked?.isCompeting ? asked.fields : []);
  const merged = withMine(model, settled(known, key), key, next.mine);
  if (!conflict && isDone(next, theirs)) return merged;
  return {
    ...merged,
    unsaved: withKey(merged.unsaved, key, next.edit),
    conflicts: conflict ? withKey(merged.conflicts, key, conflict) : merged.conflicts,
  };
}

/**
 * Checks whether the server says the same, nothing that was sent can still arrive and say something else, and no uses are
 * left to be told that a release before counted.
 */
const isDone = <T extends DocumentTypes>({ mine, edit }: CaughtUp<T>, theirs: ServerPart<T>) =>
  edit.attempts.length === 0 && edit.usesLeft === undefined && sameValue(mine, theirs.value);

/** Brings a local edit up to date with the server's state of its part. */
function catchUp<T extends DocumentTypes>(
  model: DocumentModel<T>,
  { mine, edit }: CaughtUp<T>,
  theirs: ServerPart<T>,
  asked: readonly PartField[] = [],
): CaughtUp<T> {
  const isAsWeLeftIt = edit.base === theirs.revision;
  const fromTheirs = { ...edit, base: theirs.revision, from: { value: theirs.value } };
  // An unanswered sending may still arrive; only a newer revision makes the server refuse it.
  if (isAsWeLeftIt) return { mine, edit: { ...edit, from: edit.from ?? { value: theirs.value } } };
  if (sameValue(mine, theirs.value)) return { mine, edit: { ...fromTheirs, attempts: [] } };
  const isOurs = edit.attempts.some((sent) => sameValue(sent, theirs.value));
  if (isOurs) return { mine, edit: fromTheirs };
  if (!edit.from) return { mine, edit, conflict: { ...theirs, fields: [WHOLE] } };

  const { attempts, from } = edit;
  const merged = mergePart(model, {
    base: from.value,
    mine,
    theirs: theirs.value,
    attempts,
    asked,
  });
  if (merged.open.length === 0) {
    return { mine: merged.value, edit: { ...fromTheirs, attempts: [] } };
  }
  return {
    mine: merged.value,
    edit: { ...edit, from: { value: merged.base } },
    conflict: { ...theirs, fields: merged.open },
  };
}

/** Merges what other pages left unsaved, up to the first that changed what is changed here as well. */
function takeInCompeting<T extends DocumentTypes>(
  model: DocumentModel<T>,
  { mine, edit }: CaughtUp<T>,
  theirs: ServerPart<T>,
  asked: readonly PartField[],
): CaughtUp<T> {
  const { base: revision } = edit;
  const rest = [...(edit.competing ?? [])];
  let merged = mine;
  for (let next = rest.shift(); next; next = rest.shift()) {
    const { value } = next;
    if (isSaid(value, merged, theirs)) continue;
    const isAsked = next === edit.competing?.[0];
    const { left, open, ...taken } = mergeCompeting(model, merged, next, isAsked ? asked : []);
    merged = taken.mine;
    if (open.length === 0) continue;
    const conflict = { value, revision, fields: open, isCompeting: true };
    return { mine: merged, edit: { ...edit, competing: [left, ...rest] }, conflict };
  }
  const { competing: _none, ...alone } = edit;
  return { mine: merged, edit: alone };
}

/** Checks whether there is nothing to take from a draft: the person or the server says it as well, or both deleted the entry. */
function isSaid<T extends DocumentTypes>(
  value: PartValue<T>,
  mine: PartValue<T>,
  theirs: ServerPart<T>,
): boolean {
  if (mine === undefined && theirs.value === undefined) return true;
  return sameValue(mine, value) || sameValue(theirs.value, value);
}

function mergeCompeting<T extends DocumentTypes>(
  model: DocumentModel<T>,
  mine: PartValue<T>,
  draft: CompetingDraft<T>,
  asked: readonly PartField[],
) {
  const { value, from } = draft;
  if (!from) return { mine, left: draft, open: [WHOLE] };
  const merged = mergePart(model, { base: from.value, mine, theirs: value, asked });
  const left: CompetingDraft<T> = { value, from: { value: merged.base } };
  return { mine: merged.value, left, open: merged.open };
}
