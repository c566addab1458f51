import {
  AI_USES,
  type EntryId,
  entriesOf,
  entryKey,
  entryOfKey,
  orderKey,
  type ResumeId,
  SECTIONS,
  withEntries,
} from '@shortlist/model';
import { flatEntry } from '@shortlist/model/flat-entry.test-support';
import { readResumeDetails, writeResumeDetails } from '@shortlist/spec-calls';
import { createDocumentDraft } from '../opening/create-document-draft.ts';
import { ModelServer } from '../resume-draft/model-server.test-support.ts';
import { aiUsesLeft } from '../resume-draft/resume-draft.ts';
import { resumeKindOf } from '../resume-draft/resume-model.ts';
import type { DraftStore, Entry, PartKey, PartValue } from '../resume-draft/resume-types.ts';
import { createDraftDisk } from '../storage/draft-disk.ts';
import { MemoryStorage } from '../storage/memory-storage.test-support.ts';

const RESUME_ID = '0b9c5a1e-3f1d-4c7e-9a00-000000000001' as ResumeId;
const ABOUT = { title: 'Engineer', level: '', industry: '' } as const;

/** State of a resume in a browser and on the server while nobody has it open. */
export type Kept = {
  /** The browser's local storage. */
  storage: Record<string, string>;
  /** The resume on the server, in the words of the wire. */
  server: unknown;
};

/** State that somebody finds who opens it: the resume in the words of the wire, and all that is not settled. */
export type Told = {
  shown: unknown;
  unsaved: string[];
  questions: { key: string; fields: readonly string[]; theirs: unknown; isCompeting: boolean }[];
  /** Saves that are then sent, in order, and what the server has after them. */
  sent: { key: string; value: unknown; base: number | undefined }[];
  saved: unknown;
};

/** Names new entries the same way in every run. */
function countIds(page: string): () => EntryId {
  let count = 0;
  return () => {
    count += 1;
    return `1700000000000-${page}${count}` as EntryId;
  };
}

/** A page that opens the resume; without a server's answer, what `weather` says happens to its saves. */
export function openPage(server: ModelServer, storage: Storage, page: string): DraftStore {
  const scope = { storage: () => storage, documentId: RESUME_ID, owner: 'guest', page };
  const disk = createDraftDisk({ kind: resumeKindOf(SECTIONS), ...scope, name: () => ABOUT.title });
  const read = {
    document: server.named(),
    revisions: new Map(server.revisions),
    usesLeft: new Map(server.usesLeft),
  };
  const ports = { documentId: RESUME_ID, server, disk, newId: countIds(page), now: Date.now };
  const left = { drafts: disk.list(), uses: disk.uses.list() };
  return createDocumentDraft(
    resumeKindOf(SECTIONS),
    { kind: 'loaded', server: read, about: ABOUT },
    left,
    ports,
  );
}

/** Opens what is kept, and lets everything be sent. */
export async function tellDrafts(kept: Kept, wait: (ms: number) => Promise<unknown>) {
  const storage = new MemoryStorage();
  for (const [name, text] of Object.entries(kept.storage)) storage.setItem(name, text);
  const server = readServer(kept.server);
  const store = openPage(server, storage, 'opened');
  const { draft } = store.get();
  const told: Told = {
    shown: writeServer(draft.document, new Map(), (id) => aiUsesLeft(draft, 'experience', id)),
    unsaved: [...draft.unsaved.keys()],
    questions: [...draft.conflicts].map(([key, { fields, value, isCompeting = false }]) => ({
      key,
      fields: [...fields],
      theirs: withCount(key, value),
      isCompeting,
    })),
    sent: [],
    saved: undefined,
  };
  await wait(6_000);
  store.pause();
  told.sent = server.taken.map(({ key, value, base, usesLeft }) => ({
    key,
    value: withCount(key, value, usesLeft),
    base,
  }));
  told.saved = writeServer(server.named(), server.revisions, (id) => server.usesLeft.get(id));
  return told;
}

/** A part as the spec's calls have it, with the uses of AI Write that they say of an experience; where there is no count, the most there are. */
function withCount(key: PartKey, value: PartValue, usesLeft = AI_USES): unknown {
  const entry = entryOfKey(key);
  if (!entry || value === undefined) return value;
  const flat = flatEntry(entry.kind, value as Entry, SECTIONS);
  return entry.kind === 'experience' ? { ...flat, aiUsesLeft: usesLeft } : flat;
}

/** A resume in the words of the wire. */
export function writeServer(
  resume: ModelServer['resume'],
  revisions: ReadonlyMap<string, number> = new Map(),
  usesLeft: (id: EntryId) => number | undefined = () => undefined,
): unknown {
  const of = (key: string) => revisions.get(key) ?? 1;
  const entries = SECTIONS.entries.flatMap(({ kind }) =>
    entriesOf(resume, kind).map(({ id }) => [id, of(entryKey(kind, id))]),
  );
  return writeResumeDetails(
    {
      resumeId: RESUME_ID,
      name: ABOUT.title,
      experienceLevel: '',
      targetedIndustry: '',
      lastEdited: '2026-11-20T10:00:00.000Z',
      resume,
      usesLeft: Object.fromEntries(
        entriesOf(resume, 'experience').map(({ id }) => [id, usesLeft(id) ?? AI_USES]),
      ),
      revisions: {
        contact: of('contact'),
        summary: of('summary'),
        skills: of('skills'),
        section_order: of('section_order'),
        look: of('look'),
        name: 1,
        entry_order: Object.fromEntries(
          SECTIONS.entries.map(({ kind }) => [kind, of(orderKey(kind))]),
        ),
        entries: Object.fromEntries(entries),
      },
    },
    SECTIONS,
  );
}

function readServer(details: unknown): ModelServer {
  const read = readResumeDetails(details, countIds('read'), SECTIONS);
  if (!read.ok) throw new Error(read.message);
  const { resume, revisions, usesLeft = {} } = read.details;
  const {
    entries,
    entry_order: orders = {},
    settings: _,
    texts: __,
    name: ___,
    ...sections
  } = revisions;
  const server = new ModelServer();
  for (const [id, left] of Object.entries(usesLeft)) server.usesLeft.set(id as EntryId, left);
  server.resume = SECTIONS.entries.reduce((known, { kind }) => {
    const stored = entriesOf(known, kind).filter(({ id }) => entries[id] !== undefined);
    for (const { id } of stored) server.revisions.set(entryKey(kind, id), entries[id] ?? 1);
    server.revisions.set(orderKey(kind), orders[kind] ?? 1);
    return withEntries(known, kind, stored);
  }, resume);
  for (const [key, revision] of Object.entries(sections)) {
    server.revisions.set(key as PartKey, revision);
  }
  return server;
}
