// `node record-drafts.test-support.ts`, run in a checkout of a release: keeps what that release's draft engine leaves in a
// browser's storage, with what it makes of it itself, for the tests of the releases after it.
import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type EntryId, entryKey, orderKey, SECTIONS } from '@shortlist/model';
import { emptyFlatEntry, readEntry } from '@shortlist/model/flat-entry.test-support';
import { ModelServer } from '../resume-draft/model-server.test-support.ts';
import { MemoryStorage } from '../storage/memory-storage.test-support.ts';
import { type Kept, openPage, tellDrafts, writeServer } from './tell-drafts.test-support.ts';

const FIRST = 'server-first' as EntryId;
const SECOND = 'server-second' as EntryId;

/** A server with two experiences and a certification, whose way is cut. */
function serverWithEntries(): ModelServer {
  const server = new ModelServer();
  server.weather = 'no-requests';
  for (const [id, role] of [
    [FIRST, 'First'],
    [SECOND, 'Second'],
  ] as const) {
    const bullets = '• one\n• two';
    server.writeElsewhere(
      entryKey('experience', id),
      readEntry(
        'experience',
        { ...emptyFlatEntry('experience', id, SECTIONS), role, bullets },
        SECTIONS,
      ),
    );
  }
  const id = 'server-paper' as EntryId;
  const date = '2019 – 2021';
  const paper = { ...emptyFlatEntry('certification', id, SECTIONS), name: 'Paper', date };
  server.writeElsewhere(entryKey('certification', id), readEntry('certification', paper, SECTIONS));
  server.writeElsewhere('summary', 'Before.');
  return server;
}

const keep = (server: ModelServer, storage: Storage): Kept => ({
  storage: Object.fromEntries(
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').map((name) => [
      name,
      storage.getItem(name) ?? '',
    ]),
  ),
  server: writeServer(server.named(), server.revisions),
});

const change = (id: EntryId, changes: object) =>
  ({ type: 'set-entry', kind: 'experience', id, changes }) as const;

type Situation = () => Promise<Kept>;

const newResume: Situation = async () => {
  const server = new ModelServer();
  server.weather = 'no-requests';
  const storage = new MemoryStorage();
  const store = openPage(server, storage, 'one');
  store.edit({ type: 'set-contact', changes: { fullName: 'Ada King', city: 'Zürich' } });
  store.edit({ type: 'set-text', kind: 'summary', text: 'Builds bridges.\r\n\r\nAnd tunnels.' });
  store.edit({ type: 'set-text', kind: 'skills', text: '• • x' });
  store.edit({ type: 'add-entry', kind: 'experience', id: 'new-1' as EntryId });
  store.edit(change('new-1' as EntryId, { role: 'Engineer', bullets: '• one\n\n•  two\n- three' }));
  store.edit({ type: 'add-entry', kind: 'award', id: 'new-2' as EntryId });
  return keep(server, storage);
};

const editedEntries: Situation = async () => {
  const server = serverWithEntries();
  const storage = new MemoryStorage();
  const store = openPage(server, storage, 'one');
  store.edit(
    change(FIRST, { role: 'Changed', bullets: '• one\n• • x', startDate: '', aiUsesLeft: 1 }),
  );
  store.edit({ type: 'add-entry', kind: 'experience', id: 'new-1' as EntryId });
  store.edit(change('new-1' as EntryId, { company: 'New', aiUsesLeft: 0 }));
  store.edit({ type: 'move-entry', kind: 'experience', id: FIRST, to: 2 });
  store.edit({ type: 'remove-entry', kind: 'certification', id: 'server-paper' as EntryId });
  return keep(server, storage);
};

const unanswered: Situation = async () => {
  const server = serverWithEntries();
  server.weather = 'no-answers';
  const storage = new MemoryStorage();
  const store = openPage(server, storage, 'one');
  store.edit(change(FIRST, { role: 'Sent' }));
  store.edit({ type: 'add-entry', kind: 'experience', id: 'new-1' as EntryId });
  store.edit(change('new-1' as EntryId, { role: 'Sent as new' }));
  store.saveAll();
  await wait(500);
  store.edit(change(FIRST, { role: 'Sent, and typed on' }));
  return keep(server, storage);
};

const competing: Situation = async () => {
  const server = serverWithEntries();
  const pages = ['one', 'two', 'three'].map((page) => {
    const storage = new MemoryStorage();
    const store = openPage(server, storage, page);
    store.edit({ type: 'set-text', kind: 'summary', text: `Of ${page}.` });
    store.edit(change(SECOND, { role: page, location: 'Zürich' }));
    return keep(server, storage).storage;
  });
  const storage = new MemoryStorage();
  for (const records of pages)
    for (const [name, text] of Object.entries(records)) storage.setItem(name, text);
  openPage(server, storage, 'four').edit({
    type: 'set-text',
    kind: 'skills',
    text: 'Typed after that',
  });
  return keep(server, storage);
};

const changedElsewhere: Situation = async () => {
  const server = serverWithEntries();
  const storage = new MemoryStorage();
  const store = openPage(server, storage, 'one');
  store.edit({ type: 'set-text', kind: 'summary', text: 'Mine.' });
  store.edit(change(FIRST, { role: 'Mine', bullets: '• one\n• two\n• mine' }));
  store.edit({ type: 'move-entry', kind: 'experience', id: FIRST, to: 1 });
  const theirs = {
    ...emptyFlatEntry('experience', FIRST, SECTIONS),
    role: 'Theirs',
    bullets: '• theirs\n• two',
  };
  server.writeElsewhere(entryKey('experience', FIRST), readEntry('experience', theirs, SECTIONS));
  server.writeElsewhere('summary', 'Theirs.');
  server.writeElsewhere(orderKey('experience'), [FIRST, SECOND]);
  server.writeElsewhere(entryKey('experience', SECOND), undefined);
  return keep(server, storage);
};

/** As the releases wrote it that did not keep what an edit started from: `rivals`, and no `from`. */
const rivals: Situation = async () => {
  const kept = await competing();
  const storage = Object.entries(kept.storage).map(([name, text]) => {
    const { competing: drafts = [], from: _, ...record } = JSON.parse(text);
    const values = drafts.map(({ value }: { value?: unknown }) => value ?? null);
    return [name, JSON.stringify({ ...record, ...(values.length > 0 && { rivals: values }) })];
  });
  return { ...kept, storage: Object.fromEntries(storage) };
};

const SITUATIONS = { newResume, editedEntries, unanswered, competing, changedElsewhere, rivals };

const recorded = [];
for (const [name, make] of Object.entries(SITUATIONS)) {
  const kept = await make();
  recorded.push({ name, kept, told: await tellDrafts(kept, wait) });
}
const file = new URL('./recorded/drafts.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);
process.exit();
