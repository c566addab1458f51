import type { DraftRecord, StoredDraft } from './draft-disk.ts';
import { type DraftState, NOWHERE, withKey, withMine } from './draft-state.ts';
import { learnPart } from './learn-part.ts';
import type { PartKey } from './part.ts';
import { sameValue } from './same-value.ts';

/**
 * One draft for each part: of several the one that was written last, with what the others say
 * instead as its rivals, newest first.
 */
export function pickNewest(drafts: readonly StoredDraft[]): StoredDraft[] {
  const newest = new Map<PartKey, StoredDraft>();
  const oldestFirst = [...drafts].sort((a, b) => a.record.at - b.record.at);
  for (const draft of oldestFirst) {
    const older = newest.get(draft.key);
    newest.set(draft.key, older ? withRival(draft, older.record) : draft);
  }
  return [...newest.values()];
}

function withRival(draft: StoredDraft, older: DraftRecord): StoredDraft {
  const others = [...(draft.record.rivals ?? []), older.value, ...(older.rivals ?? [])];
  const rivals = others.filter(
    (value, at) => others.findIndex((other) => sameValue(other, value)) === at,
  );
  return { ...draft, record: { ...draft.record, rivals } };
}

/**
 * The draft with edits that an earlier page left on the disk, one for each part at most. What the server has by now is
 * taken for saved; what was changed elsewhere meanwhile becomes a conflict.
 */
export function restoreDrafts(state: DraftState, drafts: readonly StoredDraft[]): DraftState {
  let next = state;
  for (const { key, record } of drafts) {
    const { value, base, attempts, rivals } = record;
    const unsaved = withKey(next.unsaved, key, { base, attempts, rivals });
    const mine = withMine({ ...next, unsaved }, key, value);
    next = learnPart(mine, key, next.confirmed.get(key) ?? NOWHERE);
  }
  return next;
}
