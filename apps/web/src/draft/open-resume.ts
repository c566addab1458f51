import type { EntryId } from '@shortlist/resume';
import { readSessionUser } from '#lib/token.ts';
import { createDraftDisk } from './draft-disk.ts';
import { createDraftStore, type DraftStore, type Loaded } from './draft-store.ts';
import { createHttpResumeServer } from './http-resume-server.ts';
import { createOwnedServer } from './owned-server.ts';
import { registerOpenDraft } from './owner-drafts.ts';
import { listenToPage, type PageEvents } from './page-events.ts';
import { startPageLife } from './page-life.ts';
import type { LoadReply } from './resume-server.ts';
import { watchComposition } from './watch-composition.ts';

/** Where the opening of a resume stands. */
export type Opening =
  | { status: 'loading' }
  | { status: 'open'; store: DraftStore }
  /** The server does not have it, or not for us. */
  | { status: 'refused' }
  | { status: 'unreachable' }
  /** Its owner has logged out, here or in another tab. */
  | { status: 'logged-out' };

/** A resume that screens may hold open together; it is closed when the last one lets go. */
export type ResumeHandle = {
  get(): Opening;
  subscribe(listener: () => void): () => void;
  hold(): void;
  release(): void;
  retry(): void;
};

const handles = new Map<string, ResumeHandle>();
/** How long a restored resume waits for the server before it is shown as it is, in ms. */
const LONGEST_WAIT_MS = 2_000;

const LOADING: Opening = { status: 'loading' };

const page = startPageLife(globalThis.navigator?.locks, randomId());
const composition = watchComposition(globalThis.document);
const surroundings = { newId, now: Date.now, whenComposed: composition.whenDone };

/** The handle of a resume. Nothing is loaded before it is held. */
export function handleOf(resumeId: string): ResumeHandle {
  const known = handles.get(resumeId);
  if (known) return known;
  const handle = createHandle(resumeId);
  handles.set(resumeId, handle);
  return handle;
}

function createHandle(resumeId: string): ResumeHandle {
  const scope = { storage: () => localStorage, resumeId, owner: whoIsHere(), page: page.id };
  const disk = createDraftDisk(scope);
  const server = createOwnedServer(createHttpResumeServer(resumeId, newId), disk, whoIsHere);
  const listeners = new Set<() => void>();
  let opening = LOADING;
  /** Not shown at once: see `whenShowable`. */
  let store: DraftStore | undefined;
  let loads = 0;
  let holders = 0;
  let events: PageEvents | undefined;

  function put(next: Opening) {
    opening = next;
    for (const listener of listeners) listener();
  }

  async function load() {
    loads += 1;
    const thisLoad = loads;
    // Nobody may be there any more when an answer comes, or another answer may be on its way.
    const isWanted = () => thisLoad === loads && holders > 0;
    put(LOADING);
    const reply = await server.load();
    if (!isWanted()) return;
    if (reply.kind !== 'loaded') return put(failedOpening(reply));
    await page.withOpenPages((open) => {
      if (isWanted()) show(reply, open);
    });
  }

  function show(loaded: Loaded, open: ReadonlySet<string>) {
    const left = disk.list().filter((draft) => draft.page === page.id || !open.has(draft.page));
    const onSaved = () => events?.announceSave();
    const made = createDraftStore(loaded, left, { server, disk, onSaved, ...surroundings });
    store = made;
    void whenShowable(made).then(() => store === made && put({ status: 'open', store: made }));
  }

  async function close() {
    store?.pause();
    await store?.whenIdle();
    if (holders > 0) return;
    events?.stop();
    events = undefined;
    store = undefined;
    opening = LOADING;
    if (handles.get(resumeId) === handle) handles.delete(resumeId);
  }

  function end() {
    disk.close();
    events?.stop();
    store = undefined;
    // An answer that is still on its way is not wanted any more.
    loads += 1;
    put({ status: 'logged-out' });
  }

  const handle: ResumeHandle = {
    get: () => opening,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hold() {
      holders += 1;
      if (holders > 1 || opening.status === 'logged-out') return;
      events ??= listen(resumeId, disk.owner, () => store, end);
      if (store) store.resume();
      else void load();
    },
    release() {
      holders -= 1;
      // The next screen may hold it at once: from the editor to the preview nothing is loaded again.
      setTimeout(() => {
        if (holders === 0) void close();
      });
    },
    retry: () => void load(),
  };
  return handle;
}

/** Ties an open resume to the page's life, and to its owner's. `end` is called when they have logged out. */
function listen(
  resumeId: string,
  owner: () => string,
  store: () => DraftStore | undefined,
  end: () => void,
): PageEvents {
  const events = listenToPage(resumeId, store);
  async function settle() {
    store()?.saveAll();
    await store()?.whenIdle();
  }
  const unregister = registerOpenDraft({ resumeId, owner, settle, end });
  return {
    announceSave: events.announceSave,
    stop() {
      unregister();
      events.stop();
    },
  };
}

/**
 * A new entry whose save was not answered before a reload may be in the server's list under its own
 * id. The answer to the repeated save tells, so it is waited for, but not for long.
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
  return { status: reply.kind === 'unreachable' ? 'unreachable' : 'refused' };
}

/** Whose drafts are written: those of all guests of this browser stand together, since each opens only its own resumes. */
const whoIsHere = () => readSessionUser()?.id ?? 'guest';

/** A temporary id for a new entry: the current time in ms, and a suffix so that two never meet. */
function newId(): EntryId {
  return `${Date.now()}-${randomId()}` as EntryId;
}

function randomId(): string {
  const words = crypto.getRandomValues(new Uint32Array(3));
  return Array.from(words, (word) => word.toString(36)).join('');
}
