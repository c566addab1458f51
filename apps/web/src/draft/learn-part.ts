import {
  type DraftState,
  type ServerPart,
  settled,
  type Unsaved,
  withConfirmed,
  withKey,
  withMine,
} from './draft-state.ts';
import { keepUses } from './keep-uses.ts';
import { type PartKey, type PartValue, readPart } from './part.ts';
import { sameValue } from './same-value.ts';

/**
 * What becomes of a local edit once the server's state of its part is known.
 *
 * `settled`: both say the same. `ours`: the server has what the edit started from, or one of our own
 * sendings whose answer was lost, so the edit goes on from there. `conflict`: somebody else wrote.
 */
function judgeEdit(
  mine: PartValue,
  { base, attempts }: Unsaved,
  theirs: ServerPart,
): 'settled' | 'ours' | 'conflict' {
  const isAsWeLeftIt = base === theirs.revision;
  // An unanswered sending may still arrive; only a newer revision makes the server refuse it.
  if (sameValue(mine, theirs.value) && !(isAsWeLeftIt && attempts.length > 0)) return 'settled';
  // Uses of AI Write are counted, not chosen: a version that has spent more of them goes on.
  const areWordsTheSame = sameValue(mine, keepUses(theirs.value, mine));
  const isOurs =
    isAsWeLeftIt || areWordsTheSame || attempts.some((sent) => sameValue(sent, theirs.value));
  return isOurs ? 'ours' : 'conflict';
}

/**
 * The draft after the server told what it has of one part: a part without local edits takes it in
 * silence, an edited one goes on from it or becomes a conflict. Nothing that was typed is changed.
 * What another page left unsaved of the part is asked about before the edit goes on. A use of AI Write
 * that was made in any of the versions stays spent.
 */
export function learnPart(state: DraftState, key: PartKey, theirs: ServerPart): DraftState {
  const known = withConfirmed(state, key, theirs);
  const edit = state.unsaved.get(key);
  if (!edit) return withMine(known, key, theirs.value);

  const mine = [theirs.value, ...(edit.rivals ?? [])].reduce(keepUses, readPart(state.resume, key));
  const informed = withMine(known, key, mine);
  const verdict = judgeEdit(mine, edit, theirs);
  if (verdict === 'conflict') {
    return { ...informed, conflicts: withKey(informed.conflicts, key, theirs) };
  }
  const rivals = openRivals(edit, mine, theirs);
  if (verdict === 'settled' && rivals.length === 0) return settled(informed, key);
  const attempts = verdict === 'settled' ? [] : edit.attempts;
  return goOn(informed, key, { base: theirs.revision, attempts, rivals });
}

/**
 * The rivals there is still something to ask about: not what the person or the server says as well,
 * and none for an entry that both deleted.
 */
function openRivals({ rivals = [] }: Unsaved, mine: PartValue, theirs: ServerPart): PartValue[] {
  if (mine === undefined && theirs.value === undefined) return [];
  const isSaid = (value: PartValue) =>
    sameValue(mine, keepUses(value, mine)) ||
    sameValue(theirs.value, keepUses(value, theirs.value));
  return rivals.filter((value) => !isSaid(value));
}

/** The draft in which the edit of a part is based on what the server has, and its first rival is asked about. */
function goOn(state: DraftState, key: PartKey, edit: Unsaved): DraftState {
  const { unsaved, conflicts, ...rest } = settled(state, key);
  const asked = { ...rest, conflicts, unsaved: withKey(unsaved, key, edit) };
  const { base: revision, rivals = [] } = edit;
  if (rivals.length === 0) return asked;
  const conflict = { value: rivals[0], revision, isRival: true };
  return { ...asked, conflicts: withKey(conflicts, key, conflict) };
}
