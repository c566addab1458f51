import type { StoredDraft } from '../disk/draft-disk.ts';
import { type DraftRecord, FIRST_SCHEMA, mapValues } from '../disk/draft-record.ts';
import type { DocumentModel } from '../model/document-model.ts';
import type { DocumentTypes, PartKey } from '../model/document-types.ts';
import { type DraftState, NOWHERE, withKey, withMine } from './draft-state.ts';
import { learnPart } from './learn-part.ts';

/**
 * One draft for each part: of several the one that was written last, with what the others say
 * instead as competing drafts, newest first.
 */
export function pickNewest<T extends DocumentTypes>(
  drafts: readonly StoredDraft<T>[],
): StoredDraft<T>[] {
  const newest = new Map<PartKey<T>, StoredDraft<T>>();
  const oldestFirst = [...drafts].sort((a, b) => a.record.at - b.record.at);
  for (const draft of oldestFirst) {
    const older = newest.get(draft.key);
    newest.set(draft.key, older ? withCompeting(draft, older.record) : draft);
  }
  return [...newest.values()];
}

function withCompeting<T extends DocumentTypes>(
  draft: StoredDraft<T>,
  older: DraftRecord<T>,
): StoredDraft<T> {
  const { value, from } = older;
  const competing = [
    ...(draft.record.competing ?? []),
    { value, from },
    ...(older.competing ?? []),
  ];
  const counts = [draft.record.usesLeft, older.usesLeft].filter((left) => left !== undefined);
  const usesLeft = counts.length > 0 ? Math.min(...counts) : undefined;
  return { ...draft, record: { ...draft.record, competing, usesLeft } };
}

/**
 * The draft with edits that an earlier page left on the disk, one for each part at most. What the server has by now is
 * taken for saved; what was changed elsewhere meanwhile is merged, and what both changed becomes a conflict. Of a part
 * that is being edited here, what was left is a competing draft.
 */
export function restoreDrafts<T extends DocumentTypes>(
  model: DocumentModel<T>,
  state: DraftState<T>,
  drafts: readonly StoredDraft<T>[],
): DraftState<T> {
  let next = state;
  for (const { key, record: stored } of drafts) {
    const there = next.confirmed.get(key)?.value;
    // A form without ids gave them out anew when it was read.
    const isOlder = there !== undefined && (stored.schema ?? FIRST_SCHEMA) < model.schema;
    const record = isOlder
      ? mapValues(stored, (value) => model.shareIds(key, value, there))
      : stored;
    const { value, at: _at, schema: _schema, base, ...edit } = record;
    const edited = next.unsaved.get(key);
    const left = [{ value, from: edit.from }, ...(edit.competing ?? [])];
    const competing = [...(edited?.competing ?? []), ...left];
    const unsaved = withKey(
      next.unsaved,
      key,
      edited ? { ...edited, competing } : { ...edit, base },
    );
    const known = { ...next, unsaved };
    const mine = edited ? known : withMine(model, known, key, value);
    next = learnPart(model, mine, key, next.confirmed.get(key) ?? NOWHERE);
  }
  return next;
}
