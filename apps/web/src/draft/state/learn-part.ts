import { mergePart } from '../merge/merge-part.ts';
import { type PartField, WHOLE } from '../merge/part-fields.ts';
import { type PartKey, type PartValue, readPart } from '../resume-model/part.ts';
import {
  type CompetingDraft,
  type Conflict,
  type DraftState,
  type ServerPart,
  settled,
  type Unsaved,
  withConfirmed,
  withKey,
  withMine,
} from './draft-state.ts';
import { keepUses } from './keep-uses.ts';
import { sameValue } from './same-value.ts';

/** A part of the person's beside what somebody else has of it: merged, rebased, and what is in question. */
type CaughtUp = { mine: PartValue; edit: Unsaved; conflict?: Conflict | undefined };

/**
 * The draft after the server answered what it has of one part: a part without local edits takes it in silence, an edited
 * one takes the fields that were changed there alone and goes on from it. What both changed becomes a conflict. What
 * other pages left unsaved of the part is merged in the same way before the edit goes on. A use of AI Write that was
 * made in any of the versions stays spent. After an edit made here, what was `asked` stays in question.
 */
export function learnPart(
  state: DraftState,
  key: PartKey,
  theirs: ServerPart,
  asked?: Conflict,
): DraftState {
  const known = withConfirmed(state, key, theirs);
  const edit = state.unsaved.get(key);
  if (!edit) return withMine(known, key, theirs.value);

  const others = [theirs.value, ...(edit.competing ?? []).map(({ value }) => value)];
  const mine = others.reduce(keepUses, readPart(state.resume, key));
  const caughtUp = catchUp(mine, edit, theirs, asked?.isCompeting ? [] : asked?.fields);
  const { conflict, ...next } = caughtUp.conflict
    ? caughtUp
    : takeInCompeting(caughtUp, theirs, asked?.isCompeting ? asked.fields : []);
  const merged = withMine(settled(known, key), key, next.mine);
  if (!conflict && isDone(next, theirs)) return merged;
  return {
    ...merged,
    unsaved: withKey(merged.unsaved, key, next.edit),
    conflicts: conflict ? withKey(merged.conflicts, key, conflict) : merged.conflicts,
  };
}

/** Whether the server says the same, and nothing that was sent can still arrive and say something else. */
const isDone = ({ mine, edit }: CaughtUp, theirs: ServerPart) =>
  edit.attempts.length === 0 && sameValue(mine, theirs.value);

/** Where a local edit stands once the server's state of its part is known. */
function catchUp(
  mine: PartValue,
  edit: Unsaved,
  theirs: ServerPart,
  asked: readonly PartField[] = [],
): CaughtUp {
  const isAsWeLeftIt = edit.base === theirs.revision;
  const fromTheirs = { ...edit, base: theirs.revision, from: { value: theirs.value } };
  // An unanswered sending may still arrive; only a newer revision makes the server refuse it.
  if (isAsWeLeftIt) return { mine, edit: { ...edit, from: edit.from ?? { value: theirs.value } } };
  if (sameValue(mine, theirs.value)) return { mine, edit: { ...fromTheirs, attempts: [] } };
  // Uses of AI Write are counted, not chosen: a version that has spent more of them goes on.
  const areWordsTheSame = sameValue(mine, keepUses(theirs.value, mine));
  const isOurs = areWordsTheSame || edit.attempts.some((sent) => sameValue(sent, theirs.value));
  if (isOurs) return { mine, edit: fromTheirs };
  if (!edit.from) return { mine, edit, conflict: { ...theirs, fields: [WHOLE] } };

  const { attempts, from } = edit;
  const merged = mergePart({ base: from.value, mine, theirs: theirs.value, attempts, asked });
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
function takeInCompeting(
  { mine, edit }: CaughtUp,
  theirs: ServerPart,
  asked: readonly PartField[],
): CaughtUp {
  const { base: revision } = edit;
  const rest = [...(edit.competing ?? [])];
  let merged = mine;
  for (let next = rest.shift(); next; next = rest.shift()) {
    const { value } = next;
    if (isSaid(value, merged, theirs)) continue;
    const isAsked = next === edit.competing?.[0];
    const { left, open, ...taken } = mergeCompeting(merged, next, isAsked ? asked : []);
    merged = taken.mine;
    if (open.length === 0) continue;
    const conflict = { value, revision, fields: open, isCompeting: true };
    return { mine: merged, edit: { ...edit, competing: [left, ...rest] }, conflict };
  }
  const { competing: _none, ...alone } = edit;
  return { mine: merged, edit: alone };
}

/** Whether there is nothing to take from a draft: the person or the server says it as well, or both deleted the entry. */
function isSaid(value: PartValue, mine: PartValue, theirs: ServerPart): boolean {
  if (mine === undefined && theirs.value === undefined) return true;
  return (
    sameValue(mine, keepUses(value, mine)) || sameValue(theirs.value, keepUses(value, theirs.value))
  );
}

function mergeCompeting(mine: PartValue, draft: CompetingDraft, asked: readonly PartField[]) {
  const { value, from } = draft;
  if (!from) return { mine, left: draft, open: [WHOLE] };
  const merged = mergePart({ base: from.value, mine, theirs: value, asked });
  const left: CompetingDraft = { value, from: { value: merged.base } };
  return { mine: merged.value, left, open: merged.open };
}
