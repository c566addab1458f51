import type { ListedPursuit } from '@shortlist/contracts';
import { pickNewest } from '@shortlist/draft';
import { type PursuitTypes, ResumeId } from '@shortlist/model';
import type { StoredDraft } from '#draft/document-types.ts';
import { listAllDrafts } from '#draft/storage/draft-disk.ts';
import { listNewDocuments } from '#draft/storage/new-documents.ts';
import { isForCurrentOwner } from '#draft/tabs/current-owner.ts';
import { PURSUITS } from '../pursuit-kind.ts';
import { newRow, type RowParts, withParts } from './row-of.ts';

/** Parts of one application that this browser has and the server has not. */
export type Unsent = { id: ResumeId; parts: RowParts; at: number; isNew: boolean };

/** Lists what of the current owner's applications waits in this browser. */
export function listUnsent(): Unsent[] {
  const { kind } = PURSUITS.definition;
  const found = new Map<string, Omit<Unsent, 'id'>>();
  for (const { documentId, owner, at, ...begun } of listNewDocuments())
    if (begun.kind === kind && isForCurrentOwner(owner))
      found.set(documentId, { parts: {}, at, isNew: true });
  for (const [documentId, drafts] of draftsByDocument()) {
    const known = found.get(documentId) ?? { at: 0, isNew: false };
    const at = Math.max(known.at, ...drafts.map(({ record }) => record.at));
    found.set(documentId, { ...known, at, parts: partsOf(drafts) });
  }
  return [...found].flatMap(([documentId, unsent]) => {
    const { data: id } = ResumeId.safeParse(documentId);
    return id === undefined ? [] : [{ id, ...unsent }];
  });
}

function draftsByDocument(): Map<string, StoredDraft<PursuitTypes>[]> {
  const found = new Map<string, StoredDraft<PursuitTypes>[]>();
  for (const draft of listAllDrafts(() => localStorage, [PURSUITS])) {
    if (!isForCurrentOwner(draft.owner)) continue;
    // Records of a kind have the values of that.
    const theirs = [...(found.get(draft.documentId) ?? []), draft as StoredDraft<PursuitTypes>];
    found.set(draft.documentId, theirs);
  }
  return found;
}

const partsOf = (drafts: readonly StoredDraft<PursuitTypes>[]): RowParts =>
  Object.fromEntries(
    pickNewest(drafts).flatMap(({ key, record }) =>
      key === 'posting' || key === 'state' || key === 'next' ? [[key, record.value]] : [],
    ),
  );

/** The rows as the person left them: those that the server has yet to make come first. */
export function withDrafts(
  rows: readonly ListedPursuit[],
  unsent: readonly Unsent[],
): readonly ListedPursuit[] {
  if (unsent.length === 0) return rows;
  const known = new Set(rows.map(({ application_id }) => application_id));
  const byId = new Map(unsent.map((each) => [each.id, each.parts]));
  const begun = unsent
    .filter(({ id, isNew }) => isNew && !known.has(id))
    .sort((a, b) => b.at - a.at)
    .map(({ id, at }) => newRow(id, new Date(at)));
  return [...begun, ...rows].map((row) => {
    const parts = byId.get(row.application_id);
    return parts ? withParts(row, parts) : row;
  });
}
