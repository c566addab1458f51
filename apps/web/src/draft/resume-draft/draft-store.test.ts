import { firstId } from '@shortlist/draft';
import { type EntryId, entriesOf, entryKey, textOf } from '@shortlist/model';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DraftBench } from './draft-bench.test-support.ts';

let bench: DraftBench;

beforeEach(async () => {
  vi.useFakeTimers();
  bench = new DraftBench();
  await bench.open();
});
afterEach(() => void vi.useRealTimers());

const type = (summary: string) =>
  bench.store.edit({ type: 'set-text', kind: 'summary', text: summary });
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const status = () => bench.status;
const firstExperience = () =>
  entriesOf(bench.store.get().draft.document, 'experience')[0]?.id ?? ('' as EntryId);
const setRole = (id: EntryId, role: string) =>
  bench.store.edit({ type: 'set-entry', kind: 'experience', id, changes: { role } });

describe('autosave', () => {
  it('[ED19] sends once, after typing has rested, and says so', async () => {
    for (const text of ['a', 'ab', 'abc']) {
      type(text);
      await wait(500);
    }
    expect(bench.server.taken).toEqual([]);
    expect(status()).toBe('Saving…');
    await wait(400);
    expect(textOf(bench.server.resume, 'summary')).toBe('abc');
    expect(bench.server.taken).toHaveLength(1);
    expect(status()).toBe('Saved');
  });

  it('[ED19] is not undone by an own save that arrives late, after its words were taken back', async () => {
    bench.server.weather = 'no-requests';
    type('a');
    await wait(900);
    type('');
    bench.server.weather = 'fine';
    void bench.store.refresh();
    await wait(3_000);
    await Promise.all([bench.server.save({ key: 'summary', value: 'a', base: 1 }), wait(100)]);
    expect(textOf(bench.server.resume, 'summary')).toBe('');
    expect(status()).toBe('Saved');
  });

  it('keeps edits made during a save and sends them after it', async () => {
    type('first');
    await wait(810);
    type('second');
    await wait(900);
    expect(bench.server.taken.map(({ value }) => value)).toEqual(['first', 'second']);
    expect(status()).toBe('Saved');
  });

  it('sends new entries of a kind one after the other, in the resume’s order', async () => {
    setRole(firstExperience(), 'First');
    for (const role of ['Second', 'Third']) {
      const id = bench.newId();
      bench.store.edit({ type: 'add-entry', kind: 'experience', id });
      setRole(id, role);
    }
    await wait(810);
    expect(bench.server.taken).toHaveLength(1);
    await wait(200);
    expect(entriesOf(bench.server.resume, 'experience').map(({ role }) => role)).toEqual([
      'First',
      'Second',
      'Third',
    ]);
  });

  it('[ED19] tries again, ever later, while no answer comes', async () => {
    bench.server.weather = 'no-requests';
    const asked = vi.spyOn(bench.server, 'save');
    type('patient');
    await wait(900);
    expect(status()).toBe('Not saved yet: no connection. Trying again…');
    await wait(60_000);
    expect(asked.mock.calls.length).toBeGreaterThan(5);
    expect(asked.mock.calls.length).toBeLessThan(12);
    bench.server.weather = 'fine';
    await wait(10_100);
    expect(status()).toBe('Saved');
  });

  it('[ED19] shows what a server says that takes nothing for now', async () => {
    bench.server.weather = 'busy';
    type('patient');
    await wait(900);
    expect(status()).toBe('Not saved yet: the server says “Too many requests.” Trying again…');
    bench.server.weather = 'fine';
    await wait(2_000);
    expect(status()).toBe('Saved');
  });

  it('[ED19] waits with an ended session until there is one again', async () => {
    bench.server.weather = 'no-session';
    type('mine');
    await wait(60_000);
    expect(status()).toBe('Not saved yet: your session has ended.');
    expect(bench.storage.length).toBe(1);
    bench.server.weather = 'fine';
    bench.store.saveAll();
    await wait(100);
    expect(textOf(bench.server.resume, 'summary')).toBe('mine');
    expect(status()).toBe('Saved');
  });

  it('shows what the server refused, and sends again after the next edit only', async () => {
    const refuse = vi.spyOn(bench.server, 'save');
    refuse.mockResolvedValueOnce({ kind: 'refused', message: 'Please shorten this.' });
    type('long');
    await wait(5_000);
    expect(status()).toBe('Not saved yet: Please shorten this.');
    expect(refuse).toHaveBeenCalledTimes(1);
    type('short');
    await wait(900);
    expect(textOf(bench.server.resume, 'summary')).toBe('short');
  });
});

describe('the disk', () => {
  it('[ED19] has every edit at once, and gives it back after a crash', async () => {
    type('unsaved');
    expect(bench.storage.length).toBe(1);
    bench.crash();
    await bench.open();
    expect(textOf(bench.store.get().draft.document, 'summary')).toBe('unsaved');
    expect(status()).toBe('Restored unsaved edits · Saving…');
    await wait(200);
    expect(textOf(bench.server.resume, 'summary')).toBe('unsaved');
    expect(bench.storage.length).toBe(0);
  });

  it('[ED19] keeps what cannot be saved, however often the resume is left and reopened', async () => {
    bench.store.edit({ type: 'set-contact', changes: { fullName: 'Ada', email: 'ada@' } });
    for (let visit = 0; visit < 3; visit += 1) {
      await bench.reopen();
      expect(bench.store.get().draft.document.contact.email).toBe('ada@');
      expect(bench.storage.length).toBe(1);
    }
  });

  it('[ED19] is clear of a draft that turns out saved when the resume is reopened', async () => {
    bench.server.weather = 'no-answers';
    type('arrived');
    await wait(850);
    bench.crash();
    bench.server.weather = 'fine';
    await bench.open();
    await wait(2_000);
    expect(status()).toBe('Saved');
    expect(bench.storage.length).toBe(0);
  });

  it('[ED19] is not written by a reading that was on its way when the resume was left', async () => {
    const setEmail = (email: string) =>
      bench.store.edit({ type: 'set-contact', changes: { fullName: 'Ada', email } });
    setEmail('ada@');
    bench.server.latency = 5_000;
    void bench.store.refresh();
    bench.server.latency = 40;
    await bench.reopen();
    setEmail('ada@home');
    await wait(6_000);
    bench.crash();
    await bench.open();
    expect(bench.store.get().draft.document.contact.email).toBe('ada@home');
  });

  it('[ED19] may be full: editing goes on, and the status says so', async () => {
    bench.storage.isFull = true;
    type('on');
    expect(status()).toBe('Not saved yet: this browser’s storage is full. Keep this page open.');
    await wait(900);
    expect(textOf(bench.server.resume, 'summary')).toBe('on');
    expect(status()).toBe('Saved');
  });

  it('[ED19] may be forbidden: the status says that, and not that it is full', async () => {
    bench.storage.isFull = true;
    bench.storage.refusal = 'SecurityError';
    type('on');
    expect(status()).toBe('Not saved yet: this browser blocks storage. Keep this page open.');
  });

  it('[ED19] is offered again what it did not take, and takes all of it before the status says so', async () => {
    bench.server.weather = 'no-requests';
    bench.storage.isFull = true;
    type('words');
    bench.storage.isFull = false;
    bench.store.edit({ type: 'set-text', kind: 'skills', text: 'Ropes' });
    bench.crash();
    await bench.open();
    const { document } = bench.store.get().draft;
    expect([textOf(document, 'summary'), textOf(document, 'skills')]).toEqual(['words', 'Ropes']);
  });
});

describe('a new entry', () => {
  it('[ED14] takes the server’s id everywhere, while typing in it goes on', async () => {
    const temporary = firstExperience();
    setRole(temporary, 'Eng');
    await wait(820);
    setRole(temporary, 'Engineer');
    await wait(30);
    expect(firstExperience()).toBe('server-1');
    expect(entriesOf(bench.store.get().draft.document, 'experience')).toHaveLength(1);
    const { aliases } = bench.store.get().draft;
    expect(firstId(aliases, 'server-1' as EntryId)).toBe(temporary);
    expect(bench.storage.key(0)).toContain('experience:server-1');
    setRole(temporary, 'Engineering lead');
    await wait(2_000);
    expect(entriesOf(bench.server.resume, 'experience').map(({ role }) => role)).toEqual([
      'Engineering lead',
    ]);
    expect(bench.storage.length).toBe(0);
  });

  it('[ED15] stands blank where the server has none, and is not saved for that', async () => {
    expect(entriesOf(bench.store.get().draft.document, 'experience')).toHaveLength(1);
    await wait(5_000);
    expect(bench.server.taken).toEqual([]);
    expect(status()).toBe('Saved');
  });
});

describe('two writers', () => {
  it('[ED19] take each other’s saves in silence where nothing is being edited', async () => {
    bench.server.writeElsewhere('summary', 'theirs');
    type('');
    void bench.store.refresh();
    await wait(100);
    expect(textOf(bench.store.get().draft.document, 'summary')).toBe('theirs');
    expect(status()).toBe('Saved');
  });

  it('[ED19] are asked where both edited, and nothing is overwritten meanwhile', async () => {
    type('mine');
    bench.server.writeElsewhere('summary', 'theirs');
    await wait(5_000);
    expect(textOf(bench.server.resume, 'summary')).toBe('theirs');
    expect(textOf(bench.store.get().draft.document, 'summary')).toBe('mine');
    expect(status()).toBe('Not saved yet: it was changed in two places.');
  });

  it.each([
    { choice: 'keepMine', ends: 'mine' },
    { choice: 'takeTheirs', ends: 'theirs' },
  ] as const)('[ED19] settle it by $choice', async ({ choice, ends }) => {
    type('mine');
    bench.server.writeElsewhere('summary', 'theirs');
    await wait(1_000);
    bench.store[choice]('summary');
    await wait(1_000);
    expect(textOf(bench.server.resume, 'summary')).toBe(ends);
    expect(textOf(bench.store.get().draft.document, 'summary')).toBe(ends);
    expect(bench.storage.length).toBe(0);
  });

  it('[ED19] keep an entry that the other one deleted, as a new one', async () => {
    setRole(firstExperience(), 'Engineer');
    await wait(1_000);
    const key = entryKey('experience', firstExperience());
    setRole(firstExperience(), 'Lead');
    bench.server.writeElsewhere(key, undefined);
    await wait(2_000);
    expect(bench.store.get().draft.conflicts.get(key)?.value).toBeUndefined();
    expect(status()).toContain('changed in two places');
    bench.store.keepMine(key);
    await wait(1_000);
    expect(entriesOf(bench.server.resume, 'experience').map(({ role }) => role)).toEqual(['Lead']);
  });
});

it('[ED19] says that the resume was deleted elsewhere, and keeps the draft', async () => {
  vi.spyOn(bench.server, 'save').mockResolvedValue({ kind: 'missing' });
  vi.spyOn(bench.server, 'load').mockResolvedValue({ kind: 'missing' });
  type('orphan');
  await wait(2_000);
  expect(status()).toBe('Not saved yet: it was deleted elsewhere.');
  expect(bench.storage.length).toBe(1);
});

it('flushes what waits when the page is left', async () => {
  const asked = vi.spyOn(bench.server, 'save');
  type('last words');
  bench.store.sendLast();
  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({ value: 'last words', isLast: true }),
  );
});

it('[ED14] a page that goes away sends one new entry of a kind: the next waits, or they might change places', () => {
  const asked = vi.spyOn(bench.server, 'save');
  for (const role of ['First', 'Second']) {
    const id = bench.newId();
    bench.store.edit({ type: 'add-entry', kind: 'experience', id });
    const changes = { role, company: 'Guild', startDate: 'May 2020', endDate: 'May 2021' };
    bench.store.edit({ type: 'set-entry', kind: 'experience', id, changes });
  }
  bench.store.sendLast();
  const sent = asked.mock.calls.map(([{ value }]) => value).filter((value) => hasRole(value));
  expect(sent).toMatchObject([{ role: 'First' }]);
});

const hasRole = (value: unknown) => typeof value === 'object' && value !== null && 'role' in value;

it('[ED16] an explicit save answers what the server said, also for a part without edits', async () => {
  const reply = bench.store.save('summary');
  await wait(100);
  expect(await reply).toMatchObject({ kind: 'saved', revision: 2 });
});
