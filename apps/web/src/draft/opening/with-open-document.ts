import type { KindTypes } from '@shortlist/model';
import type { DraftStore } from '../document-types.ts';
import type { DraftKind } from '../draft-kind.ts';
import { type DocumentHandle, handleOf, type Opening } from './open-document.ts';

/** A document that could not be opened; `cause` is the state in which its opening ended. */
export class NotOpened extends Error {
  override readonly name = 'NotOpened';
  override readonly cause: Opening;

  constructor(cause: Opening) {
    super('The document could not be opened.');
    this.cause = cause;
  }
}

/** Opens a document for as long as some work on it takes. Rejects with `NotOpened` where it cannot be opened. */
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

/** Resolves once a document that is held is open; rejects with `NotOpened` where it cannot be opened. */
export function whenOpen<T extends KindTypes>(handle: DocumentHandle<T>): Promise<DraftStore<T>> {
  return new Promise((resolve, reject) => {
    function look() {
      const opening = handle.get();
      if (opening.status === 'loading') return;
      stop();
      if (opening.status === 'open') resolve(opening.store);
      else reject(new NotOpened(opening));
    }
    const stop = handle.subscribe(look);
    look();
  });
}
