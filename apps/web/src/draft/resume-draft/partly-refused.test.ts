import { entriesOf } from '@shortlist/model';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DraftBench } from './draft-bench.test-support.ts';

let bench: DraftBench;

beforeEach(async () => {
  vi.useFakeTimers();
  bench = new DraftBench();
  await bench.open();
});
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const status = () => bench.status;

it('[CR4] saves what the rules take of a part, keeps what they refuse, and says why', async () => {
  bench.store.edit({ type: 'set-contact', changes: { fullName: 'Ada', email: 'ada@' } });
  await wait(2_000);
  expect(bench.server.resume.contact).toMatchObject({ fullName: 'Ada', email: '' });
  expect(bench.store.get().draft.document.contact.email).toBe('ada@');
  expect(status()).toBe('Not saved yet: Please enter a valid email address.');
  expect(bench.storage.length).toBe(1);
  // What is left is not sent again and again.
  await wait(60_000);
  expect(bench.server.taken).toHaveLength(1);

  bench.store.edit({ type: 'set-contact', changes: { email: 'ada@example.com' } });
  await wait(2_000);
  expect(bench.server.resume.contact).toMatchObject({
    fullName: 'Ada',
    email: 'ada@example.com',
  });
  expect(status()).toBe('Saved');
  expect(bench.storage.length).toBe(0);
});

it('leaves on the server what was there before a value that a rule refuses', async () => {
  const change = (changes: { email?: string; city?: string; fullName?: string }) =>
    bench.store.edit({ type: 'set-contact', changes });
  change({ fullName: 'Ada', email: 'ada@example.com' });
  await wait(2_000);
  change({ email: 'ada@', city: 'London' });
  await wait(2_000);
  expect(bench.server.resume.contact).toMatchObject({ email: 'ada@example.com', city: 'London' });
  change({ fullName: '', city: 'Paris' });
  await wait(2_000);
  expect(bench.server.resume.contact).toMatchObject({ fullName: 'Ada', city: 'Paris' });
});

it('keeps a part whole where a field that it must have is refused', async () => {
  bench.store.edit({ type: 'set-contact', changes: { city: 'London' } });
  await wait(2_000);
  expect(bench.server.taken).toEqual([]);
  expect(status()).toBe('Not saved yet: Full Name is a required field.');
  expect(bench.storage.length).toBe(1);
});

it('saves a new entry without what a rule refuses, and makes no second one of the rest', async () => {
  const id = entriesOf(bench.store.get().draft.document, 'education')[0]?.id ?? bench.newId();
  const change = (changes: { school?: string; gpa?: string }) =>
    bench.store.edit({ type: 'set-entry', kind: 'education', id, changes });
  change({ gpa: '1,8' });
  await wait(2_000);
  // There is nothing in it but what is refused.
  expect(bench.server.taken).toEqual([]);
  bench.server.weather = 'no-answers';
  change({ school: 'Technische Universität Berlin' });
  await wait(2_000);
  bench.crash();
  bench.server.weather = 'fine';
  await bench.open();
  await wait(5_000);
  expect(entriesOf(bench.server.resume, 'education')).toMatchObject([
    { school: 'Technische Universität Berlin', gpa: '' },
  ]);
  expect(entriesOf(bench.store.get().draft.document, 'education')).toMatchObject([
    { id: entriesOf(bench.server.resume, 'education')[0]?.id, gpa: '1,8' },
  ]);
  expect(status()).toContain('Please enter a valid GPA between 0.0 and 5.0.');
});

it('[ST2] merges what another page saved of a part of which something is refused here', async () => {
  bench.store.edit({ type: 'set-contact', changes: { fullName: 'Ada', phone: '12' } });
  await wait(2_000);
  const { contact } = bench.server.resume;
  bench.server.writeElsewhere('contact', { ...contact, city: 'London' });
  void bench.store.refresh();
  await wait(2_000);
  expect(bench.server.resume.contact).toMatchObject({ phone: '', city: 'London' });
  expect(bench.store.get().draft.document.contact).toMatchObject({ phone: '12', city: 'London' });
});
