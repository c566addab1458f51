import type { KindTypes } from '@shortlist/model';
import type { DraftStore } from '../document-types.ts';
import type { DraftKind } from '../draft-kind.ts';
import { type DocumentHandle, handleOf } from './open-document.ts';

/** Opens a document for as long as some work on it takes. Rejects where it cannot be opened. */
export async function withOpenDocument<T extends KindTypes>(
  documentId: string,
  kind: DraftKind<T>,
  work: (draft: DraftStore<T>) => Promise<void>,
): Promise<void> {
  const handle = handleOf(documentId, kind);
  handle.hold();
  try {
    await work(await whenOpen(handle));
  } finally {
    handle.release();
  }
}

/** Resolves once a document that is held is open; rejects where it cannot be opened. */
export function whenOpen<T extends KindTypes>(handle: DocumentHandle<T>): Promise<DraftStore<T>> {
  return new Promise((resolve, reject) => {
    function look() {
      const opening = handle.get();
      if (opening.status === 'loading') return;
      stop();
      if (opening.status === 'open') resolve(opening.store);
      else reject(new Error('The document could not be opened.'));
    }
    const stop = handle.subscribe(look);
    look();
  });
}
