import { logError } from '#platform/log.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { FIRST_KIND } from '#platform/storage/draft-names.ts';
import type { DraftStore, Loaded } from '../document-types.ts';
import type { DraftKind } from '../draft-kind.ts';
import { readLoaded } from '../server/http-document-server.ts';
import { currentOwner } from '../tabs/current-owner.ts';

/** Loads what makes and finds copies; undefined where it does not come: a document is opened and edited without. */
async function loadCopies() {
  try {
    return await loadChunk('copies', () => import('../storage/copy-document.ts'));
  } catch (cause) {
    logError('What keeps copies of documents was not loaded.', cause);
    return undefined;
  }
}

type CopyOf = { documentId: string; kind: DraftKind };

/** Finds the copy of what the server last had for the current owner; undefined where this browser keeps none of such a document. */
export async function findKept({ documentId, kind }: CopyOf): Promise<Loaded | undefined> {
  const part = await loadCopies();
  const copy = await part?.findKeptDocument({ owner: currentOwner(), documentId }, kind.sections);
  return copy && isOfKind(copy, kind) ? readLoaded(copy, kind) : undefined;
}

/** Removes the copy of a document that is gone; one that was asked for as another kind is still there. */
export async function dropKept({ documentId, kind }: CopyOf): Promise<void> {
  const part = await loadCopies();
  const place = { owner: currentOwner(), documentId };
  const copy = await part?.findKeptDocument(place, kind.sections);
  if (!copy || isOfKind(copy, kind)) await part?.dropKeptDocument(place);
}

const isOfKind = ({ document }: { document: { kind?: string | undefined } }, kind: DraftKind) =>
  (document.kind ?? FIRST_KIND) === kind.definition.kind;

export type Copying = {
  /** Ends it, with a last copy where one was due. */
  finish: () => void;
  /** Ends it at once: nothing is kept of a person who has logged out. */
  stop: () => void;
};

/** Keeps a copy of what the server has of an open document, as it changes. */
export function keepCopies(store: DraftStore, documentId: string): Copying {
  const owner = currentOwner();
  let copied: { about: unknown; confirmed: unknown } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function copy() {
    timer = undefined;
    const snapshot = store.get();
    copied = { about: snapshot.about, confirmed: snapshot.draft.confirmed };
    const part = await loadCopies();
    // Somebody else may have logged in since, or nobody be here any more.
    if (isStopped || currentOwner() !== owner) return;
    await part?.copyDocument({ owner, documentId }, snapshot, store.kind);
  }

  function look() {
    const { about, draft } = store.get();
    if (copied?.about === about && copied.confirmed === draft.confirmed) return;
    // At once: the sooner it is kept, the fewer reloads come before it.
    timer ??= setTimeout(() => void copy());
  }

  const stopFollowing = store.subscribe(look);
  look();
  function leave() {
    stopFollowing();
    clearTimeout(timer);
  }
  return {
    stop() {
      isStopped = true;
      leave();
    },
    finish() {
      leave();
      if (timer !== undefined) void copy();
    },
  };
}
