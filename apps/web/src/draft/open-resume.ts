import type { EntryId } from '@shortlist/resume';
import { readSessionUser } from '#lib/token.ts';
import { createDraftDisk } from './draft-disk.ts';
import { createDraftStore, type DraftStore, type Loaded } from './draft-store.ts';
import { createHttpResumeServer } from './http-resume-server.ts';
import { listenToPage } from './page-events.ts';
import { startPageLife } from './page-life.ts';
import type { Failure } from './resume-server.ts';

/** Where the opening of a resume stands. */
export type Opening =
  | { status: 'loading' }
  | { status: 'open'; store: DraftStore }
  /** The server does not have it, or not for us. */
  | { status: 'refused' }
  | { status: 'unreachable' };

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

/** The handle of a resume. Nothing is loaded before it is held. */
export function handleOf(resumeId: string): ResumeHandle {
  const known = handles.get(resumeId);
  if (known) return known;
  const handle = createHandle(resumeId);
  handles.set(resumeId, handle);
  return handle;
}

function createHandle(resumeId: string): ResumeHandle {
  const server = createHttpResumeServer(resumeId, newId);
  const owner = readSessionUser()?.id ?? 'guest';
  const disk = createDraftDisk({ storage: () => localStorage, resumeId, owner, page: page.id });
  const listeners = new Set<() => void>();
  let opening = LOADING;
  /** Not shown at once: see `whenShowable`. */
  let store: DraftStore | undefined;
  let loads = 0;
  let holders = 0;
  let events: ReturnType<typeof listenToPage> | undefined;

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
    const made = createDraftStore(loaded, left, { server, disk, newId, now: Date.now, onSaved });
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

  const handle: ResumeHandle = {
    get: () => opening,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hold() {
      holders += 1;
      if (holders > 1) return;
      events ??= listenToPage(resumeId, () => store);
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

function failedOpening(reply: Failure): Opening {
  return { status: reply.kind === 'unreachable' ? 'unreachable' : 'refused' };
}

/** A temporary id for a new entry: the current time in ms, and a suffix so that two never meet. */
function newId(): EntryId {
  return `${Date.now()}-${randomId()}` as EntryId;
}

function randomId(): string {
  const words = crypto.getRandomValues(new Uint32Array(3));
  return Array.from(words, (word) => word.toString(36)).join('');
}
