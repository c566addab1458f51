import { type KindTypes, type ResumeId, storableValue } from '@shortlist/model';
import type { DraftKind } from '../draft-kind.ts';
import { handleOf } from './open-document.ts';
import { whenOpen } from './with-open-document.ts';

/** The new documents that say what they are to say: filled once more they would hold every entry twice. */
const filled = new Set<ResumeId>();

type FilledDocument = {
  /** Lets go of the document, once the next screen holds it. */
  release: () => void;
  /** True if this browser keeps all of it; otherwise only the open page has what the server has not confirmed. */
  isOnDisk: boolean;
};

/**
 * Opens a document that was just created and makes all that `document` says an edit of it, which is saved as edits are.
 * Called again for the same one, it fills nothing twice. Rejects when the document cannot be opened.
 */
export async function fillNewDocument<T extends KindTypes>(
  documentId: ResumeId,
  document: T['document'],
  kind: DraftKind<T>,
): Promise<FilledDocument> {
  const handle = handleOf(documentId, kind);
  handle.hold();
  try {
    const store = await whenOpen(handle);
    if (!filled.has(documentId)) store.fill(storableValue(document));
    filled.add(documentId);
    return { release: handle.release, isOnDisk: !store.get().isDiskFull };
  } catch (cause) {
    handle.release();
    throw cause;
  }
}
