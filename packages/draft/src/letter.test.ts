import { expect, it } from 'vitest';
import {
  diskOf,
  HandClock,
  LetterServer,
  letterModel,
  type SharedDisk,
} from './letter.test-support.ts';
import { createDraftStore } from './sync/draft-store.ts';

/** Opens the letter in a new page. Pages with one `records` are of one browser. */
async function open(server: LetterServer, clock: HandClock, records: SharedDisk, page: string) {
  let ids = 0;
  const isReachable = server.isReachable;
  server.isReachable = true;
  const loaded = await server.load();
  server.isReachable = isReachable;
  if (loaded.kind !== 'loaded') throw new Error('The letter did not load.');
  const disk = diskOf(records, page);
  const newId = () => {
    ids += 1;
    return `new-${page}-${ids}`;
  };
  const left = { drafts: disk.list(), uses: [] };
  return createDraftStore(loaded, left, {
    model: letterModel,
    server,
    disk,
    clock,
    newId,
    newCallId: newId,
  });
}

const texts = ({ paragraphs }: LetterServer['letter']) => paragraphs.map(({ text }) => text);

it('keeps an edit on the disk at once and saves it when typing rests; new paragraphs take their ids from the server', async () => {
  const [server, clock, records]: [LetterServer, HandClock, SharedDisk] = [
    new LetterServer(),
    new HandClock(),
    new Map(),
  ];
  const store = await open(server, clock, records, 'one');
  store.edit({ type: 'greet', greeting: 'Dear Ada' });
  const id = store.newId();
  store.edit({ type: 'add', id });
  store.edit({ type: 'write', id, text: 'I count.' });
  expect([...records.keys()]).toEqual(['one|greeting', `one|paragraph:${id}`]);
  await clock.pass(700);
  expect(server.letter.greeting).toBe('Dear all');
  await clock.pass(1_000);
  expect(server.letter).toMatchObject({ greeting: 'Dear Ada', paragraphs: [{ id: 'server-1' }] });
  expect(store.get().draft.document.paragraphs).toEqual([{ id: 'server-1', text: 'I count.' }]);
  expect(records.size).toBe(0);
  store.edit({ type: 'write', id, text: 'I count well.' });
  await clock.pass(1_000);
  expect(texts(server.letter)).toEqual(['I count well.']);
});

it('[HO4] comes back from the disk after a crash; what it does not know of a record is written back, other records stay', async () => {
  const [server, clock, records]: [LetterServer, HandClock, SharedDisk] = [
    new LetterServer(),
    new HandClock(),
    new Map(),
  ];
  const earlier = {
    value: 'Dear Grace',
    from: { value: 'Dear all' },
    attempts: [],
    at: 1,
    mood: 'warm',
  };
  records.set('old|greeting', JSON.stringify(earlier));
  records.set('old|footnote:7', '{"value":"of a later release"}');
  records.set('old|paragraph:9', '{"value":{},"attempts":[],"at":2,"schema":99}');
  server.isReachable = false;
  const store = await open(server, clock, records, 'next');
  expect(store.get()).toMatchObject({
    isRestored: true,
    draft: { document: { greeting: 'Dear Grace' } },
  });
  store.edit({ type: 'greet', greeting: 'Dear Grace H.' });
  const written = JSON.parse(records.get('next|greeting') ?? '{}');
  expect(written).toMatchObject({ value: 'Dear Grace H.', mood: 'warm', schema: 1 });
  expect([...records.keys()].sort()).toEqual([
    'next|greeting',
    'old|footnote:7',
    'old|paragraph:9',
  ]);
  server.isReachable = true;
  await clock.pass(20_000);
  expect(server.letter.greeting).toBe('Dear Grace H.');
});

it('merges the lines that two windows change, and asks about a line that both change', async () => {
  const [server, clock]: [LetterServer, HandClock] = [new LetterServer(), new HandClock()];
  server.letter = { greeting: 'Dear all,\n\nhello', paragraphs: [] };
  const [one, two] = [
    await open(server, clock, new Map(), 'one'),
    await open(server, clock, new Map(), 'two'),
  ];
  one.edit({ type: 'greet', greeting: 'Dear Ada,\n\nhello' });
  two.edit({ type: 'greet', greeting: 'Dear all,\n\nhello you' });
  await clock.pass(5_000);
  expect(server.letter.greeting).toBe('Dear Ada,\n\nhello you');
  await one.refresh();
  one.edit({ type: 'greet', greeting: 'Dear Ada L.' });
  two.edit({ type: 'greet', greeting: 'Dear Lady Ada' });
  await clock.pass(5_000);
  expect(two.get().draft.conflicts.get('greeting')).toMatchObject({ value: 'Dear Ada L.' });
  expect(two.get().draft.document.greeting).toBe('Dear Lady Ada');
  two.takeTheirs('greeting');
  await clock.pass(1_000);
  expect(two.get().draft.unsaved.size).toBe(0);
  expect([one, two].map((store) => store.get().draft.document.greeting)).toEqual([
    'Dear Ada L.',
    'Dear Ada L.',
  ]);
});

it('keeps every paragraph that two windows add, write and put in order, and what a rule refuses unsent', async () => {
  const [server, clock]: [LetterServer, HandClock] = [new LetterServer(), new HandClock()];
  const [one, two] = [
    await open(server, clock, new Map(), 'one'),
    await open(server, clock, new Map(), 'two'),
  ];
  for (const [store, text] of [
    [one, 'first'],
    [two, 'second'],
    [one, 'third'],
    [one, '!'],
  ] as const) {
    const id = store.newId();
    store.edit({ type: 'add', id });
    store.edit({ type: 'write', id, text });
    await clock.pass(1_500);
  }
  await one.refresh();
  const ids = one.get().draft.document.paragraphs.map(({ id }) => id);
  one.edit({ type: 'order', order: ids.toReversed() });
  await clock.pass(1_500);
  await Promise.all([one.refresh(), two.refresh()]);
  expect(texts(server.letter).toSorted()).toEqual(['first', 'second', 'third']);
  expect(texts(two.get().draft.document)).toEqual(texts(server.letter));
  expect(texts(one.get().draft.document)).toContain('!');
  expect([...one.get().draft.unsaved.keys()].some((key) => key.startsWith('paragraph:new'))).toBe(
    true,
  );
});

/**
 * Has a server refuse each save as stale, with a greeting that is `step` revisions newer every time; it would take the
 * hundredth. Answers when it was asked, in ms, and how to mend it.
 */
function refuseAll(server: LetterServer, clock: HandClock, step: number) {
  const sentAt: number[] = [];
  const save = server.save.bind(server);
  server.save = async (request) => {
    sentAt.push(clock.now());
    const revision = step === 0 ? undefined : sentAt.length * step;
    const theirs = { value: server.letter.greeting, revision };
    return sentAt.length < 100 ? { kind: 'stale', theirs } : save(request);
  };
  const mend = () => {
    server.save = save;
  };
  return { sentAt, mend };
}

it.each([
  { it: 'as this page left it', step: 0 },
  { it: 'newer every time', step: 1 },
])(
  'waits longer and longer for a server that refuses each save for a greeting $it',
  async ({ step }) => {
    const [server, clock] = [new LetterServer(), new HandClock()];
    const store = await open(server, clock, new Map(), 'one');
    const { sentAt, mend } = refuseAll(server, clock, step);
    store.edit({ type: 'greet', greeting: 'Dear Ada' });
    await clock.pass(30_000);
    expect(sentAt).toEqual([800, 800, 1_800, 3_800, 7_800, 15_800, 25_800]);
    mend();
    await clock.pass(20_000);
    expect(server.letter.greeting).toBe('Dear Ada');
  },
);

it('answers a Save after three tries where the server refuses each', async () => {
  const [server, clock] = [new LetterServer(), new HandClock()];
  const store = await open(server, clock, new Map(), 'one');
  const { sentAt, mend } = refuseAll(server, clock, 1);
  store.edit({ type: 'greet', greeting: 'Dear Ada' });
  expect(await store.save('greeting')).toEqual({ kind: 'overtaken' });
  expect(sentAt).toEqual([0, 0, 0]);
  mend();
  await clock.pass(20_000);
  expect(server.letter.greeting).toBe('Dear Ada');
});

/** Records the times at which a server is asked for the letter from now on, in ms. */
function noteLoads(server: LetterServer, clock: HandClock): number[] {
  const askedAt: number[] = [];
  const load = server.load.bind(server);
  server.load = () => {
    askedAt.push(clock.now());
    return load();
  };
  return askedAt;
}

it('asks again for what is newer until the server answers, and no more once it is paused', async () => {
  const [server, clock] = [new LetterServer(), new HandClock()];
  const store = await open(server, clock, new Map(), 'one');
  const askedAt = noteLoads(server, clock);
  server.isReachable = false;
  void store.refresh();
  await clock.pass(16_000);
  expect(askedAt).toEqual([0, 1_000, 3_000, 7_000, 15_000]);
  server.letter = { ...server.letter, greeting: 'Dear Ada' };
  server.isReachable = true;
  await clock.pass(10_000);
  expect(store.get().draft.document.greeting).toBe('Dear Ada');
  expect(askedAt).toHaveLength(6);
  server.isReachable = false;
  void store.refresh();
  await clock.pass(2_000);
  store.pause();
  await clock.pass(60_000);
  expect(askedAt).toHaveLength(8);
});

it('asks for nothing while it is paused, whatever is answered then, and for what was wanted once it goes on', async () => {
  const [server, clock] = [new LetterServer(), new HandClock()];
  const store = await open(server, clock, new Map(), 'one');
  const askedAt = noteLoads(server, clock);
  let refuse = () => {};
  server.save = () =>
    new Promise((resolve) => {
      refuse = () => resolve({ kind: 'refused', message: 'No.' });
    });
  store.edit({ type: 'greet', greeting: 'Dear Ada' });
  await clock.pass(1_000);
  void store.refresh();
  store.pause();
  refuse();
  await clock.pass(60_000);
  expect(askedAt).toHaveLength(0);
  store.resume();
  await clock.pass(1);
  expect(askedAt).toHaveLength(1);

  server.isReachable = false;
  void store.refresh();
  store.pause();
  await clock.pass(60_000);
  expect(askedAt).toHaveLength(2);
  server.isReachable = true;
  store.resume();
  await clock.pass(1);
  expect(askedAt).toHaveLength(3);
});
