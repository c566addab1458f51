import { sameValue } from '@shortlist/draft';
import type { StoredDraft } from '../document-types.ts';
import type { DraftKind } from '../draft-kind.ts';
import { draftedDocument } from '../drafted-document.ts';
import { newId } from '../tabs/this-page.ts';
import { discardDrafts, listAllDrafts } from './draft-disk.ts';
import { removeWaitingName } from './keep-names.ts';
import { removeNewDocument } from './new-documents.ts';

/** The drafts of one document of one owner. */
type Place = { owner: string; documentId: string };

const listOf = ({ owner, documentId }: Place, kind: DraftKind) =>
  listAllDrafts(() => localStorage, [kind]).filter(
    (draft) => draft.owner === owner && draft.documentId === documentId,
  );

/** Drafts that were read, and the ways to be done with them. What is written later stays. */
export type LeftDrafts = {
  /** The document that the drafts make by themselves. */
  document: unknown;
  /** Removes what `document` says. */
  discardKept: () => void;
  discardAll: () => void;
};

/** The drafts of a document of a kind as they are now. */
export function readLeftDrafts(place: Place, kind: DraftKind): LeftDrafts {
  const drafts = listOf(place, kind);
  const newest = new Map<string, StoredDraft>();
  for (const draft of drafts) {
    const known = newest.get(draft.key);
    if (!known || known.record.at <= draft.record.at) newest.set(draft.key, draft);
  }
  // What pages left of one part that reads otherwise is in no document yet: it stays.
  const isKept = ({ key, record }: StoredDraft) =>
    sameValue(record.value, newest.get(key)?.record.value) && !record.competing?.length;
  function discard(some: typeof drafts) {
    removeNewDocument(place.documentId);
    removeWaitingName(place);
    discardDrafts(() => localStorage, some, [kind]);
  }
  return {
    document: draftedDocument(drafts, newId, kind),
    discardKept: () => discard(drafts.filter(isKept)),
    discardAll: () => discard(drafts),
  };
}
