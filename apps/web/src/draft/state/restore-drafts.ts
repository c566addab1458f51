import type { PartKey } from '../resume-model/part.ts';
import type { DraftRecord, StoredDraft } from '../storage/draft-disk.ts';
import { type DraftState, NOWHERE, withKey, withMine } from './draft-state.ts';
import { learnPart } from './learn-part.ts';

/**
 * One draft for each part: of several the one that was written last, with what the others say
 * instead as competing drafts, newest first.
 */
export function pickNewest(drafts: readonly StoredDraft[]): StoredDraft[] {
  const newest = new Map<PartKey, StoredDraft>();
  const oldestFirst = [...drafts].sort((a, b) => a.record.at - b.record.at);
  for (const draft of oldestFirst) {
    const older = newest.get(draft.key);
    newest.set(draft.key, older ? withCompeting(draft, older.record) : draft);
  }
  return [...newest.values()];
}

function withCompeting(draft: StoredDraft, older: DraftRecord): StoredDraft {
  const { value, from } = older;
  const competing = [
    ...(draft.record.competing ?? []),
    { value, from },
    ...(older.competing ?? []),
  ];
  return { ...draft, record: { ...draft.record, competing } };
}

/**
 * The draft with edits that an earlier page left on the disk, one for each part at most. What the server has by now is
 * taken for saved; what was changed elsewhere meanwhile is merged, and what both changed becomes a conflict. Of a part
 * that is being edited here, what was left is a competing draft.
 */
export function restoreDrafts(state: DraftState, drafts: readonly StoredDraft[]): DraftState {
  let next = state;
  for (const { key, record } of drafts) {
    const { value, at: _at, base, ...edit } = record;
    const edited = next.unsaved.get(key);
    const left = [{ value, from: edit.from }, ...(edit.competing ?? [])];
    const competing = [...(edited?.competing ?? []), ...left];
    const unsaved = withKey(
      next.unsaved,
      key,
      edited ? { ...edited, competing } : { ...edit, base },
    );
    const known = { ...next, unsaved };
    const mine = edited ? known : withMine(known, key, value);
    next = learnPart(mine, key, next.confirmed.get(key) ?? NOWHERE);
  }
  return next;
}
