import { type DocumentTitleSaved, SECTIONS, type Sections } from '@shortlist/model';
import { eraseCopiesOfEnded } from '#lib/storage/personal-copies.ts';
import { createResumeDraft } from '../resume-draft/resume-draft.ts';
import type {
  DraftStore,
  LeftBehind,
  Loaded,
  LoadReply,
  ResumeServer,
} from '../resume-draft/resume-types.ts';
import { createHttpResumeServer } from '../server/http-resume-server.ts';
import { createMakingServer } from '../server/making-server.ts';
import { createOwnedServer } from '../server/owned-server.ts';
import { createDraftDisk, type PageDisk } from '../storage/draft-disk.ts';
import { findNewResume } from '../storage/new-resumes.ts';
import { isLeft, registerOpenDraft } from '../storage/owner-drafts.ts';
import { listenToPage } from '../tabs/page-events.ts';
import { newId, thisPage } from '../tabs/this-page.ts';
import { whoIsHere } from '../tabs/who-is-here.ts';
import { type Copying, dropKept, findKept, keepCopies } from './kept-copy.ts';
import { watchComposition } from './watch-composition.ts';

/** State of opening a resume. */
export type Opening =
  | { status: 'loading' }
  | { status: 'open'; store: DraftStore }
  /** The server does not have it, or not for us. */
  | { status: 'refused'; why: 'no-session' | 'missing' | 'not-yours' | 'refused' }
  | { status: 'unreachable' }
  /** Its owner has logged out, here or in another tab. */
  | { status: 'logged-out'; isElsewhere?: boolean | undefined };

/** A resume that screens may hold open together; it is closed when the last one lets go. */
export type ResumeHandle = {
  get(): Opening;
  subscribe(listener: () => void): () => void;
  hold(): void;
  release(): void;
  retry(): void;
  /** Takes into the open resume what pages have left of it since; resolves once that is done. */
  takeLeft(): Promise<void>;
};

const handles = new Map<string, ResumeHandle>();
/** Longest time that a restored resume waits for the server before it is shown as it is, in ms. */
const LONGEST_WAIT_MS = 2_000;

export const LOADING: Opening = { status: 'loading' };

const composition = watchComposition(globalThis.document);
const around = { newId, whenComposed: composition.whenDone };

/** The handle of a resume, which may have these kinds of section. Nothing is loaded before it is held. */
export function handleOf(resumeId: string, sections = SECTIONS): ResumeHandle {
  const known = handles.get(resumeId);
  if (known) return known;
  const handle = createHandle(resumeId, sections);
  handles.set(resumeId, handle);
  return handle;
}

function createHandle(resumeId: string, sections: Sections): ResumeHandle {
  const disk = openDisk(resumeId, sections, () => (store?.get().about ?? about)?.title);
  const server = openServer(resumeId, sections, disk);
  const view = createOpening();
  /** Not shown at once: see `whenShowable`. */
  let store: DraftStore | undefined;
  let about: DocumentTitleSaved | undefined;
  let loads = 0;
  let holders = 0;
  let events: Ties | undefined;

  async function load() {
    // A resume that is open holds edits: nothing takes its place.
    if (store) return;
    loads += 1;
    const thisLoad = loads;
    // Nobody may be there any more when an answer comes, or another answer may be on its way.
    const isWanted = () => thisLoad === loads && holders > 0;
    view.put(LOADING);
    const reply = await loadOrFindKept(server, { resumeId, sections });
    if (!isWanted()) return;
    if (reply.kind !== 'loaded') return view.put(failedOpening(reply));
    await thisPage.withOpenPages((open) => isWanted() && show(reply, open));
  }

  function show(loaded: Loaded & MaybeOld, open: ReadonlySet<string>) {
    const left = readLeft(disk, (page) => page === thisPage.id || !open.has(page));
    about = loaded.about;
    const tabs = { announceSave: () => events?.announceSave() };
    const made = createResumeDraft(loaded, left, { server, disk, tabs, ...around }, sections);
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
    forget(resumeId, handle);
  }

  function end(isElsewhere?: boolean) {
    disk.close();
    events?.stop({ isLast: false });
    store = undefined;
    // An answer that is still on its way is not wanted any more.
    loads += 1;
    if (holders === 0) forget(resumeId, handle);
    view.put({ status: 'logged-out', isElsewhere });
  }

  const handle: ResumeHandle = {
    get: view.get,
    subscribe: view.subscribe,
    hold() {
      holders += 1;
      if (!isToOpen(view.get(), holders)) return;
      events ??= listen(resumeId, disk, () => store, end);
      if (store) store.resume();
      else void load();
    },
    release() {
      holders -= 1;
      // The next screen may hold it at once: from the editor to the preview nothing is loaded again.
      setTimeout(() => holders > 0 || void close());
    },
    retry: () => void load(),
    takeLeft: async () => store && takeLeft(disk, () => store),
  };
  return handle;
}

/** Checks whether a resume is opened for one more who holds it: for the first one, and where the server did not answer before. */
const isToOpen = ({ status }: Opening, holders: number) =>
  status === 'unreachable' || (status !== 'logged-out' && holders === 1);

/** Checks whether a draft is for any page to take: the page that wrote it has left it, or is known to be closed. */
export const isFree = (page: string, open: ReadonlySet<string>): boolean =>
  isLeft(page) || (thisPage.knowsOthers && !open.has(page));

/** Holds what is known of the opening, for those who look. */
function createOpening() {
  let opening = LOADING;
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

function forget(resumeId: string, handle: ResumeHandle): void {
  if (handles.get(resumeId) === handle) handles.delete(resumeId);
}

async function takeLeft(disk: PageDisk, store: () => DraftStore | undefined): Promise<void> {
  await composition.whenDone();
  await thisPage.withOpenPages((open) => {
    store()?.takeIn(readLeft(disk, (page) => isFree(page, open)));
  });
}

/** Reads what the pages that may be taken from keep of a resume. */
const readLeft = (disk: PageDisk, isTaken: (page: string) => boolean): LeftBehind => ({
  drafts: disk.list().filter(({ page }) => isTaken(page)),
  uses: disk.uses.list().filter(({ page }) => isTaken(page)),
});

/** The server; the copy that this browser keeps of a resume goes when it says that there is no such resume, and with the session. */
function openServer(resumeId: string, sections: Sections, disk: PageDisk): ResumeServer {
  const server = createOwnedServer(
    createMakingServer(resumeId, createHttpResumeServer(resumeId, sections)),
    disk,
    whoIsHere,
  );
  return {
    ...server,
    async load() {
      const reply = await server.load();
      if (reply.kind === 'missing') await dropKept(resumeId);
      if (reply.kind === 'no-session') await eraseCopiesOfEnded(whoIsHere());
      return reply;
    },
  };
}

/** True where the server may have something newer. */
type MaybeOld = { isOld?: boolean };

/**
 * Loads the resume from the server; where that cannot be reached, or has not made it yet, the copy that this browser
 * keeps. What is saved of a resume that it does not make says why.
 */
async function loadOrFindKept(
  server: ResumeServer,
  place: Parameters<typeof findKept>[0],
): Promise<LoadReply & MaybeOld> {
  const reply = await server.load();
  const isAway = reply.kind === 'unreachable';
  const kept = (isAway || findNewResume(place.resumeId)) && (await findKept(place));
  return kept ? { ...kept, isOld: isAway } : reply;
}

function openDisk(
  resumeId: string,
  sections: Sections,
  resumeName: () => string | undefined,
): PageDisk {
  const storage = () => localStorage;
  const { id: page } = thisPage;
  return createDraftDisk({ storage, resumeId, owner: whoIsHere(), page, resumeName, sections });
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

/** Ties of an open resume. */
type Ties = {
  announceSave: () => void;
  keepCopies: (store: DraftStore) => void;
  /** `isLast`: what is not copied yet still may be. */
  stop: (how?: { isLast?: boolean }) => void;
};

/** Ties an open resume to the page's life, and to its owner's. `onEnd` is called when they have logged out. */
function listen(
  resumeId: string,
  { owner, leave }: PageDisk,
  store: () => DraftStore | undefined,
  onEnd: (isElsewhere?: boolean) => void,
): Ties {
  const events = listenToPage(resumeId, store, leave);
  async function settle() {
    store()?.saveAll();
    await store()?.whenIdle();
  }
  function end(isElsewhere?: boolean) {
    store()?.end();
    onEnd(isElsewhere);
  }
  const isOnlyHere = () => store()?.get().isDiskFull ?? false;
  const unregister = registerOpenDraft({ resumeId, owner, isOnlyHere, settle, end });
  let copying: Copying | undefined;
  return {
    announceSave: events.announceSave,
    keepCopies(opened) {
      copying = keepCopies(opened, resumeId);
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
