import type { KindTypes } from '@shortlist/model';
import { eraseCopiesOfEnded } from '#platform/storage/personal-copies.ts';
import type {
  DocumentServer,
  DraftStore,
  Loaded,
  LoadReply,
  OrphanedDrafts,
} from '../document-types.ts';
import type { DraftKind } from '../draft-kind.ts';
import { createHttpDocumentServer } from '../server/http-document-server.ts';
import { createOwnedServer } from '../server/owned-server.ts';
import { createPreparedServer } from '../server/prepared-server.ts';
import { createDraftDisk, type PageDisk } from '../storage/draft-disk.ts';
import { isLeft } from '../storage/draft-places.ts';
import { findNewDocument } from '../storage/new-documents.ts';
import { registerOpenDraft } from '../storage/owner-drafts.ts';
import { currentOwner } from '../tabs/current-owner.ts';
import { listenToPage } from '../tabs/page-events.ts';
import { newId, thisPage } from '../tabs/this-page.ts';
import { createDocumentDraft } from './create-document-draft.ts';
import { type Copying, dropKept, findKept, keepCopies } from './kept-copy.ts';
import { watchComposition } from './watch-composition.ts';

/** State of opening a document. */
export type Opening<T extends KindTypes = KindTypes> =
  | { status: 'loading' }
  | { status: 'open'; store: DraftStore<T> }
  /** The server does not have it, or not for us. */
  | { status: 'refused'; why: 'no-session' | 'missing' | 'not-yours' | 'refused' }
  | { status: 'unreachable' }
  /** Its owner has logged out, here or in another tab. */
  | { status: 'logged-out'; isElsewhere?: boolean | undefined };

/** A document that screens may hold open together; it is closed when the last one lets go. */
export type DocumentHandle<T extends KindTypes = KindTypes> = {
  get(): Opening<T>;
  subscribe(listener: () => void): () => void;
  hold(): void;
  release(): void;
  retry(): void;
  /** Takes into the open document what pages have left of it since; resolves once that is done. */
  takeLeft(): Promise<void>;
};

const handles = new Map<string, DocumentHandle>();
/** Longest time that a restored resume waits for the server before it is shown as it is, in ms. */
const LONGEST_WAIT_MS = 2_000;

export const LOADING: Opening & { status: 'loading' } = { status: 'loading' };

const composition = watchComposition(globalThis.document);
const here = { newId, whenComposed: composition.whenDone };

/** The handle of a document of a kind. Nothing is loaded before it is held. */
export function handleOf<T extends KindTypes>(
  documentId: string,
  kind: DraftKind<T>,
): DocumentHandle<T> {
  const handle = handles.get(documentId) ?? createHandle(documentId, kind);
  handles.set(documentId, handle);
  // A document is of one kind for good.
  return handle as DocumentHandle<T>;
}

function createHandle(documentId: string, kind: DraftKind): DocumentHandle {
  const disk = openDisk(documentId, kind, () => (store?.get().about ?? about)?.title);
  const ports = { documentId, disk, server: openServer(documentId, kind, disk), ...here };
  const view = createOpening();
  /** Not shown at once: see `whenShowable`. */
  let store: DraftStore | undefined;
  let about: Loaded['about'] | undefined;
  let loads = 0;
  let holders = 0;
  let events: Ties | undefined;

  async function load() {
    // A document that is open holds edits: nothing takes its place.
    if (store) return;
    loads += 1;
    const thisLoad = loads;
    // Nobody may be there any more when an answer comes, or another answer may be on its way.
    const isWanted = () => thisLoad === loads && holders > 0;
    view.put(LOADING);
    const reply = await loadOrFindKept(ports.server, { documentId, kind });
    if (!isWanted()) return;
    if (reply.kind !== 'loaded') return view.put(failedOpening(reply));
    await thisPage.withOpenPages((open) => isWanted() && show(reply, open));
  }

  function show(loaded: Loaded & MaybeOld, open: ReadonlySet<string>) {
    const left = readOrphaned(disk, (page) => page === thisPage.id || !open.has(page));
    about = loaded.about;
    const tabs = { announceSave: () => events?.announceSave() };
    const made = createDocumentDraft(kind, loaded, left, { ...ports, tabs });
    store = made;
    events?.keepCopies(made);
    void whenShowable(made).then(() => store === made && view.put({ status: 'open', store: made }));
    if (loaded.isOld) void made.refresh();
  }

  async function close() {
    store?.pause();
    await store?.whenIdle();
    if (holders > 0) return;
    if (store?.get().isDiskFull) return whenKept(store, () => holders > 0 || void close());
    events?.stop();
    events = undefined;
    store = undefined;
    view.reset();
    disk.leave();
    forget(documentId, handle);
  }

  function end(isElsewhere?: boolean) {
    disk.close();
    events?.stop({ isLast: false });
    store = undefined;
    // An answer that is still on its way is not wanted any more.
    loads += 1;
    if (holders === 0) forget(documentId, handle);
    view.put({ status: 'logged-out', isElsewhere });
  }

  const handle: DocumentHandle = {
    get: view.get,
    subscribe: view.subscribe,
    hold() {
      holders += 1;
      if (!isToOpen(view.get(), holders)) return;
      events ??= listen(documentId, disk, () => store, end);
      if (store) store.resume();
      else void load();
    },
    release() {
      holders -= 1;
      // The next screen may hold it at once: from the editor to the preview nothing is loaded again.
      setTimeout(() => holders > 0 || void close());
    },
    retry: () => void load(),
    takeLeft: async () => store && adoptOrphaned(disk, () => store),
  };
  return handle;
}

/** Checks whether a document is opened for one more who holds it: for the first one, and where the server did not answer before. */
const isToOpen = ({ status }: Opening, holders: number) =>
  status === 'unreachable' || (status !== 'logged-out' && holders === 1);

/** Checks whether a draft is for any page to take: the page that wrote it has left it, or is known to be closed. */
export const isFree = (page: string, open: ReadonlySet<string>): boolean =>
  isLeft(page) || (thisPage.knowsOthers && !open.has(page));

/** Holds what is known of the opening, for those who look. */
function createOpening() {
  let opening: Opening = LOADING;
  const listeners = new Set<() => void>();
  return {
    get: () => opening,
    put(next: Opening) {
      opening = next;
      for (const listener of [...listeners]) listener();
    },
    /** Goes back to the start; nobody is listening then. */
    reset() {
      opening = LOADING;
    },
    /** Adds a listener; answers how to take it out again. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function forget(documentId: string, handle: DocumentHandle): void {
  if (handles.get(documentId) === handle) handles.delete(documentId);
}

async function adoptOrphaned(disk: PageDisk, store: () => DraftStore | undefined): Promise<void> {
  await composition.whenDone();
  await thisPage.withOpenPages((open) => {
    store()?.adoptDrafts(readOrphaned(disk, (page) => isFree(page, open)));
  });
}

/** Reads what the pages that may be taken from keep of a document. */
const readOrphaned = (disk: PageDisk, isTaken: (page: string) => boolean): OrphanedDrafts => ({
  drafts: disk.list().filter(({ page }) => isTaken(page)),
  uses: disk.uses.list().filter(({ page }) => isTaken(page)),
});

/** The server; the copy that this browser keeps of a document goes when it says that there is no such document, and with the session. */
function openServer(documentId: string, kind: DraftKind, disk: PageDisk): DocumentServer {
  const server = createOwnedServer(
    createPreparedServer(documentId, createHttpDocumentServer(documentId, kind)),
    disk,
    currentOwner,
  );
  return {
    ...server,
    async load() {
      const reply = await server.load();
      if (reply.kind === 'missing') await dropKept({ documentId, kind });
      if (reply.kind === 'no-session') await eraseCopiesOfEnded(currentOwner());
      return reply;
    },
  };
}

/** True where the server may have something newer. */
type MaybeOld = { isOld?: boolean };

/**
 * Loads the document from the server; where that cannot be reached, or has not made it yet, the copy that this browser
 * keeps. What is saved of a document that it does not make says why.
 */
async function loadOrFindKept(
  server: DocumentServer,
  place: Parameters<typeof findKept>[0],
): Promise<LoadReply & MaybeOld> {
  const reply = await server.load();
  const isAway = reply.kind === 'unreachable';
  const kept = (isAway || findNewDocument(place.documentId)) && (await findKept(place));
  return kept ? { ...kept, isOld: isAway } : reply;
}

function openDisk(documentId: string, kind: DraftKind, name: () => string | undefined): PageDisk {
  const storage = () => localStorage;
  const { id: page } = thisPage;
  return createDraftDisk({ storage, documentId, kind, owner: currentOwner(), page, name });
}

/** Goes on sending edits that only this page has; calls `then` once they are saved or on the disk. */
function whenKept(store: DraftStore, then: () => void): void {
  const stop = store.subscribe(() => {
    if (store.get().isDiskFull) return;
    stop();
    then();
  });
  store.resume();
}

/** Ties of an open document. */
type Ties = {
  announceSave: () => void;
  keepCopies: (store: DraftStore) => void;
  /** `isLast`: what is not copied yet still may be. */
  stop: (how?: { isLast?: boolean }) => void;
};

/** Ties an open document to the page's life, and to its owner's. `onEnd` is called when they have logged out. */
function listen(
  documentId: string,
  { owner, leave }: PageDisk,
  store: () => DraftStore | undefined,
  onEnd: (isElsewhere?: boolean) => void,
): Ties {
  const events = listenToPage(documentId, store, leave);
  async function settle() {
    store()?.saveAll();
    await store()?.whenIdle();
  }
  function end(isElsewhere?: boolean) {
    store()?.end();
    onEnd(isElsewhere);
  }
  const isOnlyHere = () => store()?.get().isDiskFull ?? false;
  const unregister = registerOpenDraft({ documentId, owner, isOnlyHere, settle, end });
  let copying: Copying | undefined;
  return {
    announceSave: events.announceSave,
    keepCopies(opened) {
      copying = keepCopies(opened, documentId);
    },
    stop({ isLast = true } = {}) {
      unregister();
      events.stop();
      if (isLast) copying?.finish();
      else copying?.stop();
    },
  };
}

/**
 * A new entry whose save was not answered before a reload may be in the server's list under its own
 * id. The answer to the repeated save says so, and is waited for, but not for long.
 */
async function whenShowable(store: DraftStore): Promise<void> {
  const { unsaved } = store.get().draft;
  const isUncertain = [...unsaved.values()].some(
    ({ base, attempts }) => base === undefined && attempts.length > 0,
  );
  if (!isUncertain) return;
  await Promise.race([
    store.whenIdle(),
    new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
  ]);
}

function failedOpening(reply: Exclude<LoadReply, Loaded>): Opening {
  return reply.kind === 'unreachable'
    ? { status: 'unreachable' }
    : { status: 'refused', why: reply.kind };
}
