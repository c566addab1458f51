import type { DraftDisk, StoredDraft, StoredUse } from '../disk/draft-disk.ts';
import type { PartField } from '../merge/part-field.ts';
import type { DocumentModel } from '../model/document-model.ts';
import type { DocumentTypes, PartKey } from '../model/document-types.ts';
import type { EntryPlace } from '../model/parts.ts';
import type { DraftSnapshot } from '../state/draft-snapshot.ts';
import { type DraftState, hasUnsent, openDraft, withoutKey } from '../state/draft-state.ts';
import { editDraft } from '../state/edit-draft.ts';
import { withUse } from '../state/entry-uses.ts';
import { fillDraft } from '../state/fill-draft.ts';
import { pickNewest, restoreDrafts } from '../state/restore-drafts.ts';
import { keepMine, takeTheirs } from '../state/settle-conflict.ts';
import { createAutosave } from './autosave.ts';
import type { DocumentServer, Loaded, SaveNowReply } from './document-server.ts';
import { createDraftContainer, type DraftContainer } from './draft-container.ts';
import { createRefresher } from './refresh-draft.ts';
import type { Clock } from './retry.ts';
import { createSender, type Sender } from './send-parts.ts';

/** One document being edited: every edit is on the disk at once and on the server soon. */
export type DraftStore<T extends DocumentTypes> = {
  get: DraftContainer<T>['get'];
  subscribe: DraftContainer<T>['subscribe'];
  edit(edit: T['edit']): void;
  /** Notes one use of what is counted for an entry: on the disk at once, on the server once that has the entry. */
  recordUse(entry: EntryPlace<T>): void;
  /** Puts all that a document says into this one, which is new, and sends what the rules allow. */
  fill(document: T['document']): void;
  /** Saves one part now. The rules are the caller's to check first; the server's word counts. */
  save(key: PartKey<T>): Promise<SaveNowReply<T>>;
  /** Sends what is unsaved without waiting for a pause or for the next try. */
  saveAll(): void;
  /** Reads the document from the server again, as soon as no save is on its way. */
  refresh(): Promise<void>;
  /** Settles a conflict, or one field of it, for what is written here. */
  keepMine(key: PartKey<T>, field?: PartField): void;
  /** Settles a conflict, or one field of it, for what was written elsewhere. */
  takeTheirs(key: PartKey<T>, field?: PartField): void;
  /** Notes a name, level or industry that its own dialog has saved. */
  setAbout(about: T['about']): void;
  newId(): T['id'];
  /** Takes in what other pages left of this document while it was open. What is on its way to the server waits. */
  adoptDrafts(left: OrphanedDrafts<T>): void;
  /** Called when the page goes away: sends what it can without waiting for an answer. */
  sendLast(): void;
  /** Sends what can be sent, and plans no more tries. What stays unsaved stays on the disk. */
  pause(): void;
  /** Goes on after a pause. */
  resume(): void;
  /** Sends nothing more by itself, whatever is edited or answered: nobody wants what is unsaved any more. */
  end(): void;
  /** Resolves when nothing is on its way to the server or from it. */
  whenIdle(): Promise<void>;
};

/** Drafts that pages left on the disk and the server is not known to have. */
export type OrphanedDrafts<T extends DocumentTypes> = {
  drafts: readonly StoredDraft<T>[];
  uses: readonly StoredUse<T>[];
};

/** The other pages that this browser has open. */
type Tabs = {
  /** Called after the server has confirmed a save: they may want to read it. */
  announceSave(): void;
};

export type DraftPorts<T extends DocumentTypes> = {
  model: DocumentModel<T>;
  server: DocumentServer<T>;
  disk: DraftDisk<T>;
  newId: () => T['id'];
  /** Names a call so that the server counts it once, however often it is sent. */
  newCallId: () => string;
  clock: Clock;
  tabs?: Tabs;
  /** Resolves when no text is being composed (王, é): until then no field may change under the input method. */
  whenComposed?: () => Promise<void>;
};

/** Opens a document that was read from the server, with the drafts that earlier pages left behind. */
export function createDraftStore<T extends DocumentTypes>(
  { server: read, about }: Loaded<T>,
  left: OrphanedDrafts<T>,
  ports: DraftPorts<T>,
): DraftStore<T> {
  const { model, disk, clock, newId, newCallId } = ports;
  const filled = (draft: DraftState<T>): DraftState<T> => ({
    ...draft,
    document: model.fillEmptyLists(draft.document, newId),
  });
  const opened = openSnapshot(openDraft(model, read), about);
  const container = createDraftContainer(model, opened, disk, clock);
  const updateDraft = (change: (draft: DraftState<T>) => DraftState<T>) =>
    container.update((snapshot) => ({ ...snapshot, draft: filled(change(snapshot.draft)) }));

  const { sender, autosave, refresher } = createSync(ports, container, updateDraft);

  adoptDrafts(model, container, disk, left);
  updateDraft((draft) => draft);
  container.update((now) => ({ ...now, isRestored: now.draft.unsaved.size > 0 }));
  if (hasUnsent(container.get().draft)) autosave.flush();

  return {
    get: container.get,
    subscribe: container.subscribe,
    edit(edit) {
      container.update((was) =>
        withEdit(model, was, edit, filled(editDraft(model, was.draft, edit))),
      );
      autosave.noteEdit();
    },
    recordUse(entry) {
      updateDraft((draft) => withUse(draft, newCallId(), entry));
      autosave.noteEdit();
    },
    fill(document) {
      updateDraft((draft) => fillDraft(model, draft, document));
      autosave.flush();
    },
    save: (key) => sender.sendNow(key),
    saveAll: autosave.flush,
    refresh: refresher.refresh,
    keepMine(key, field) {
      updateDraft((draft) => keepMine(model, draft, key, { newId: newId(), field }));
      autosave.flush();
    },
    takeTheirs(key, field) {
      updateDraft((draft) => takeTheirs(model, draft, key, field));
      autosave.flush();
    },
    setAbout: (next) => container.update((snapshot) => ({ ...snapshot, about: next })),
    newId,
    adoptDrafts(left) {
      adoptDrafts(model, container, disk, left);
      updateDraft((draft) => draft);
      autosave.flush();
    },
    sendLast: sender.sendLast,
    pause() {
      autosave.flush();
      autosave.pause();
      refresher.pause();
    },
    resume() {
      // What storage did not take is offered to it again.
      updateDraft((draft) => draft);
      autosave.resume();
      refresher.resume();
    },
    end() {
      autosave.end();
      refresher.pause();
    },
    async whenIdle() {
      await sender.whenIdle();
      await refresher.whenIdle();
    },
  };
}

/** Creates what brings edits to the server and brings in what was saved elsewhere. Each hears every reply to a save. */
function createSync<T extends DocumentTypes>(
  { model, server, clock, tabs, whenComposed = async () => {} }: DraftPorts<T>,
  container: DraftContainer<T>,
  updateDraft: (change: (draft: DraftState<T>) => DraftState<T>) => void,
) {
  const sender: Sender<T> = createSender({
    model,
    container,
    server,
    whenComposed,
    onReply(reply, lane) {
      if (reply.kind === 'saved') tabs?.announceSave();
      refresher.noteReply(reply);
      autosave.noteReply(reply, lane);
    },
  });
  const autosave = createAutosave(container, sender, clock);
  const reading = { model, container, server, sender, updateDraft, whenComposed, clock };
  const refresher = createRefresher(reading);
  return { sender, autosave, refresher };
}

function withEdit<T extends DocumentTypes>(
  model: DocumentModel<T>,
  was: DraftSnapshot<T>,
  edit: T['edit'],
  draft: DraftState<T>,
): DraftSnapshot<T> {
  return {
    ...was,
    draft,
    refusals: model.partsOfEdit(edit).reduce(withoutKey, was.refusals),
    isRestored: false,
    lastEdit: { edit, before: was.draft.document, after: draft.document },
  };
}

function openSnapshot<T extends DocumentTypes>(
  draft: DraftState<T>,
  about: T['about'],
): DraftSnapshot<T> {
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
function adoptDrafts<T extends DocumentTypes>(
  model: DocumentModel<T>,
  container: DraftContainer<T>,
  disk: DraftDisk<T>,
  { drafts: all, uses }: OrphanedDrafts<T>,
): void {
  const { sending } = container.get();
  // The answer to what is on its way ends the edit of that part: what was left of it is taken in after that.
  const left = all.filter(({ key }) => !sending.has(key));
  const taken = pickNewest(left);
  container.update((snapshot) => {
    const restored = restoreDrafts(model, snapshot.draft, taken);
    const draft = uses.reduce((next, { callId, use }) => withUse(next, callId, use), restored);
    return { ...snapshot, draft };
  });
  const { draft, isDiskFull } = container.get();
  if (isDiskFull) return;
  for (const each of left) {
    disk.discard(each);
    if (!draft.unsaved.has(each.key)) disk.remove(each.key);
  }
  for (const use of uses) disk.uses.discard(use);
}
