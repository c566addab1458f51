import { type Edit, type EntryId, fillEmptyLists, type Resume } from '@shortlist/resume';
import type { PartField } from '../merge/part-fields.ts';
import { type PartKey, partsOfEdit } from '../resume-model/part.ts';
import type { DraftSnapshot } from '../state/draft-snapshot.ts';
import { type DraftState, openDraft, withoutKey } from '../state/draft-state.ts';
import { editDraft } from '../state/edit-draft.ts';
import { fillDraft } from '../state/fill-draft.ts';
import { pickNewest, restoreDrafts } from '../state/restore-drafts.ts';
import { keepMine, takeTheirs } from '../state/settle-conflict.ts';
import type { DraftDisk, StoredDraft } from '../storage/draft-disk.ts';
import { createAutosave } from './autosave.ts';
import { createDraftContainer, type DraftContainer } from './draft-container.ts';
import { createRefresher } from './refresh-draft.ts';
import type { LoadReply, ResumeAbout, ResumeServer, SaveReply } from './resume-server.ts';
import { createSender, type Sender } from './send-parts.ts';

/** One resume being edited: every edit is on the disk at once and on the server soon. */
export type DraftStore = {
  get: DraftContainer['get'];
  subscribe: DraftContainer['subscribe'];
  edit(edit: Edit): void;
  /** Puts all that a resume says into this one, which is new, and sends what the rules allow. */
  fill(resume: Resume): void;
  /** Saves one part now. The rules are the caller's to check first; the server's word counts. */
  save(key: PartKey): Promise<SaveReply>;
  /** Sends what is unsaved without waiting for a pause or for the next try. */
  saveAll(): void;
  /** Reads the resume from the server again, as soon as no save is on its way. */
  refresh(): Promise<void>;
  /** Settles a conflict, or one field of it, for what is written here. */
  keepMine(key: PartKey, field?: PartField): void;
  /** Settles a conflict, or one field of it, for what was written elsewhere. */
  takeTheirs(key: PartKey, field?: PartField): void;
  /** Notes a name, level or industry that its own dialog has saved. */
  setAbout(about: ResumeAbout): void;
  newId(): EntryId;
  /** Takes in what other pages left of this resume while it was open. What is on its way to the server waits. */
  takeIn(left: readonly StoredDraft[]): void;
  /** The page is going away: sends what it can without waiting for an answer. */
  sendLast(): void;
  /** Sends what can be sent, and plans no more tries. What stays unsaved stays on the disk. */
  pause(): void;
  /** Goes on after a pause. */
  resume(): void;
  /** Resolves when nothing is on its way to the server or from it. */
  whenIdle(): Promise<void>;
};

export type DraftPorts = {
  server: ResumeServer;
  disk: DraftDisk;
  newId: () => EntryId;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called after the server has confirmed a save: other pages may want to know. */
  onSaved?: () => void;
  /** Resolves when no text is being composed (王, é): until then no field may change under the input method. */
  whenComposed?: () => Promise<void>;
};

/** A resume as it was read from the server. */
export type Loaded = Extract<LoadReply, { kind: 'loaded' }>;

/** Opens a resume that was read from the server, with the drafts that earlier pages left behind. */
export function createDraftStore(
  { server: read, about }: Loaded,
  left: readonly StoredDraft[],
  ports: DraftPorts,
): DraftStore {
  const { server, disk, newId, now, whenComposed = async () => {} } = ports;
  const filled = (draft: DraftState): DraftState => ({
    ...draft,
    resume: fillEmptyLists(draft.resume, newId),
  });
  const container = createDraftContainer(openSnapshot(openDraft(read), about), disk, now);
  const updateDraft = (change: (draft: DraftState) => DraftState) =>
    container.update((snapshot) => ({ ...snapshot, draft: filled(change(snapshot.draft)) }));

  const sender: Sender = createSender({
    container,
    server,
    whenComposed,
    onReply(reply) {
      if (reply.kind === 'saved') ports.onSaved?.();
      refresher.noteReply(reply);
      autosave.noteReply(reply);
    },
  });
  const autosave = createAutosave(container, sender);
  const refresher = createRefresher({ container, server, sender, updateDraft, whenComposed });

  takeOver(container, disk, left);
  updateDraft((draft) => draft);
  container.update((now) => ({ ...now, isRestored: now.draft.unsaved.size > 0 }));
  if (container.get().draft.unsaved.size > 0) autosave.flush();

  return {
    get: container.get,
    subscribe: container.subscribe,
    edit(edit) {
      container.update((was) => ({
        ...was,
        refusals: partsOfEdit(edit).reduce(withoutKey, was.refusals),
        isRestored: false,
      }));
      updateDraft((draft) => editDraft(draft, edit));
      autosave.noteEdit();
    },
    fill(resume) {
      updateDraft((draft) => fillDraft(draft, resume));
      autosave.flush();
    },
    save: (key) => sender.sendNow(key),
    saveAll: autosave.flush,
    refresh: refresher.refresh,
    keepMine(key, field) {
      updateDraft((draft) => keepMine(draft, key, newId(), field));
      autosave.flush();
    },
    takeTheirs(key, field) {
      updateDraft((draft) => takeTheirs(draft, key, field));
      autosave.flush();
    },
    setAbout: (next) => container.update((snapshot) => ({ ...snapshot, about: next })),
    newId,
    takeIn(left) {
      takeOver(container, disk, left);
      updateDraft((draft) => draft);
      autosave.flush();
    },
    sendLast: sender.sendLast,
    pause() {
      autosave.flush();
      autosave.pause();
    },
    resume() {
      // What storage did not take is offered to it again.
      updateDraft((draft) => draft);
      autosave.resume();
    },
    async whenIdle() {
      await sender.whenIdle();
      await refresher.whenIdle();
    },
  };
}

function openSnapshot(draft: DraftState, about: ResumeAbout): DraftSnapshot {
  return {
    about,
    draft,
    sending: new Set(),
    refusals: new Map(),
    connection: 'online',
    isDiskFull: false,
    isRestored: false,
  };
}

/**
 * Makes the drafts of closed pages, and of this page's earlier openings, this opening's own; only then
 * are the others' copies removed, and what turns out to be saved.
 */
function takeOver(container: DraftContainer, disk: DraftDisk, all: readonly StoredDraft[]): void {
  const { sending } = container.get();
  // The answer to what is on its way ends the edit of that part: what was left of it is taken in after that.
  const left = all.filter(({ key }) => !sending.has(key));
  const taken = pickNewest(left);
  container.update((snapshot) => {
    const draft = restoreDrafts(snapshot.draft, taken);
    return { ...snapshot, draft };
  });
  const { draft, isDiskFull } = container.get();
  if (isDiskFull) return;
  for (const each of left) {
    disk.discard(each);
    if (!draft.unsaved.has(each.key)) disk.remove(each.key);
  }
}
