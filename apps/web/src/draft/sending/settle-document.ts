import type { DraftStore } from '../document-types.ts';
import type { DraftKind } from '../draft-kind.ts';
import { handleOf } from '../opening/open-document.ts';
import { onDraftChange } from '../storage/draft-changes.ts';
import { findNewDocument } from '../storage/new-documents.ts';
import { listWaitingDocuments } from '../storage/waiting-documents.ts';
import { findSendableName } from '../storage/waiting-names.ts';
import { isForCurrentOwner } from '../tabs/current-owner.ts';

/** Longest times that the edits of this page, and then those of others, may take on their way to the server, in ms. */
const SENDING_MS = 3_000;
const OTHERS_MS = 1_000;

/** Sends what this browser has unsaved of a document, also what other pages left; resolves to whether the server has all of it. */
export async function settleDocument(documentId: string, kind: DraftKind): Promise<boolean> {
  const hasUnsaved = () =>
    listWaitingDocuments([kind]).some(
      (waiting) => waiting.documentId === documentId && isForCurrentOwner(waiting.owner),
    );
  const handle = handleOf(documentId, kind);
  const openStore = () => {
    const opening = handle.get();
    return opening.status === 'open' ? opening.store : undefined;
  };
  // A page whose disk is full has edits that no storage lists.
  const isSaved = () => !hasUnsaved() && !openStore()?.get().isDiskFull;
  if (isSaved()) return true;

  handle.hold();
  try {
    await until(() => openStore() !== undefined, handle.subscribe, SENDING_MS);
    await handle.takeLeft();
    await within(SENDING_MS, sendAll(openStore()));
    // One that was begun offline, and has no edits, is made before it is read; and so is a name sent.
    if (findNewDocument(documentId) || findSendableName(documentId))
      await within(SENDING_MS, refresh(openStore()));
    await until(isSaved, onDraftChange, OTHERS_MS);
    return isSaved();
  } finally {
    handle.release();
  }
}

const refresh = async (store: DraftStore | undefined) => store?.refresh();

async function sendAll(store: DraftStore | undefined): Promise<void> {
  store?.saveAll();
  await store?.whenIdle();
}

const within = (ms: number, work: Promise<void>): Promise<void> =>
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, ms))]);

/** Resolves once something holds, looked at again with every change; after `ms` in any case. */
function until(
  holds: () => boolean,
  onChange: (listener: () => void) => () => void,
  ms: number,
): Promise<void> {
  let stop = () => {};
  const held = new Promise<void>((resolve) => {
    const look = () => holds() && resolve();
    stop = onChange(look);
    look();
  });
  return within(ms, held).finally(() => stop());
}
