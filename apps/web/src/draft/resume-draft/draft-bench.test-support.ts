import { ENGLISH, en, formatMessage } from '@shortlist/messages';
import { type EntryId, SECTIONS } from '@shortlist/model';
import { vi } from 'vitest';
import { createDocumentDraft } from '../opening/create-document-draft.ts';
import { saveStatus } from '../sending/save-status.ts';
import { readLoaded } from '../server/http-document-server.ts';
import { confirmedDocument } from '../storage/confirmed-document.ts';
import { createDraftDisk, type PageDisk } from '../storage/draft-disk.ts';
import { MemoryStorage } from '../storage/memory-storage.test-support.ts';
import { ModelServer } from './model-server.test-support.ts';
import { resumeKindOf } from './resume-model.ts';
import type { DraftDisk, DraftStore, Loaded, ResumeServer } from './resume-types.ts';

const NEVER = new Promise<never>(() => {});

/** A browser with one resume open, and the server; pages can crash and come back. Needs fake timers. */
export class DraftBench {
  #store: DraftStore | undefined;
  readonly server: ModelServer;
  readonly storage = new MemoryStorage();
  readonly #device: string;
  #page = 0;
  #ids = 0;
  #kill = () => {};
  #disk: PageDisk | undefined;
  /** The text of the copy that the browser keeps of what the server has; none in a browser that keeps none. */
  #copy: string | undefined;

  /** Two benches with one server are two devices of one person. */
  constructor(server = new ModelServer(), device = '') {
    this.server = server;
    this.#device = device;
  }

  /** The status of saving, in words. */
  get status(): string {
    return formatMessage(ENGLISH, en, saveStatus(this.store.get(), resumeKindOf(SECTIONS)).text);
  }

  get store(): DraftStore {
    if (!this.#store) throw new Error('Open the page first.');
    return this.#store;
  }

  /**
   * Loads the page: what dead pages left on the disk is taken over. Where the server cannot be reached, the copy that the
   * browser keeps is opened; without one the page keeps trying until the server answers.
   */
  async open(): Promise<DraftStore> {
    this.#page += 1;
    return this.#openHere();
  }

  /** Leaves the editor for another screen of the same page, waits until that has sent what it can, and comes back. */
  async reopen(): Promise<DraftStore> {
    this.store.pause();
    let isIdle = false;
    void this.store.whenIdle().then(() => {
      isIdle = true;
    });
    while (!isIdle) await vi.advanceTimersByTimeAsync(this.server.latency);
    return this.#openHere();
  }

  async #openHere(): Promise<DraftStore> {
    let isAlive = true;
    this.#kill = () => {
      isAlive = false;
    };
    const { server, storage } = this;
    // A page that has ended hears no answer and sends nothing more; its timers may still run out.
    const mortalServer: ResumeServer = {
      load: () => (isAlive ? server.load().then((reply) => (isAlive ? reply : NEVER)) : NEVER),
      save: (request) =>
        isAlive ? server.save(request).then((reply) => (isAlive ? reply : NEVER)) : NEVER,
      recordUse: (request) =>
        isAlive ? server.recordUse(request).then((reply) => (isAlive ? reply : NEVER)) : NEVER,
    };
    const disk = createDraftDisk({
      kind: resumeKindOf(SECTIONS),
      storage: () => storage,
      documentId: 'resume',
      owner: 'guest',
      page: `page-${this.#page}`,
    });
    const mortal: DraftDisk = {
      list: disk.list,
      write: (key, record) => !isAlive || disk.write(key, record),
      remove: (key) => isAlive && disk.remove(key),
      discard: (draft) => isAlive && disk.discard(draft),
      uses: {
        list: disk.uses.list,
        write: (callId, use) => !isAlive || disk.uses.write(callId, use),
        remove: (callId) => isAlive && disk.uses.remove(callId),
        discard: (use) => isAlive && disk.uses.discard(use),
      },
    };
    const kept = this.#findKept();
    const loaded = kept ?? (await this.#load());
    const left = { drafts: disk.list(), uses: disk.uses.list() };
    const store = createDocumentDraft(resumeKindOf(SECTIONS), loaded, left, {
      documentId: 'resume',
      server: mortalServer,
      disk: mortal,
      newId: () => this.newId(),
    });
    let copied: unknown;
    // As the app does: a copy is made when the resume is opened, and when the server has confirmed something.
    const look = () => {
      const { confirmed } = store.get().draft;
      if (isAlive && confirmed !== copied) this.#keepCopy(store);
      copied = confirmed;
    };
    look();
    store.subscribe(look);
    if (kept) void store.refresh();
    this.#disk = disk;
    this.#store = store;
    return store;
  }

  async #load(): Promise<Loaded> {
    const { server } = this;
    const { weather } = server;
    server.weather = 'fine';
    const loading = server.load();
    await vi.advanceTimersByTimeAsync(server.latency);
    const loaded = await loading;
    server.weather = weather;
    if (loaded.kind !== 'loaded') throw new Error('The model server did not load.');
    return loaded;
  }

  #keepCopy(store: DraftStore): void {
    this.#copy = JSON.stringify(confirmedDocument(store.get(), resumeKindOf(SECTIONS)));
  }

  #findKept(): Loaded | undefined {
    const isAway = this.server.weather !== 'fine' && this.server.weather !== 'no-session';
    if (!isAway || this.#copy === undefined) return undefined;
    return readLoaded(JSON.parse(this.#copy), resumeKindOf(SECTIONS));
  }

  /** Ends the page as closing it does: it sends what it can, and leaves what it wrote to the next one. */
  close(): void {
    this.store.sendLast();
    this.#disk?.leave();
    this.crash();
  }

  /** Ends the page as a crash does: no answer reaches it, it sends and writes nothing. */
  crash(): void {
    this.#kill();
  }

  newId(): EntryId {
    this.#ids += 1;
    return `temporary-${this.#device}${this.#ids}` as EntryId;
  }

  /** Lets everything come to rest with a server that answers. */
  async settle(): Promise<void> {
    this.server.weather = 'fine';
    for (let round = 0; round < 12; round += 1) {
      this.store.saveAll();
      await vi.advanceTimersByTimeAsync(2_000);
    }
  }
}
