import { type EntryId, emptyFlatEntry, entriesOf, entryKey } from '@shortlist/resume';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DraftBench } from '../resume-draft/draft-bench.test-support.ts';
import { saveStatus } from '../sending/save-status.ts';
import { newId } from '../tabs/this-page.ts';
import { openBrowserCache } from './browser-cache.test-support.ts';
import { findKeptResume } from './copy-resume.ts';
import { createDraftDisk } from './draft-disk.ts';
import { keepResume } from './kept-resumes.ts';

beforeEach(() => {
  openBrowserCache();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const place = { owner: 'ada', resumeId: 'r1' };
const SAVED = '3f0f2c9e-7a53-4b56-9a4e-0a1b2c3d4e5f' as EntryId;

const card = (id: EntryId, role = '') => ({
  ...emptyFlatEntry('experience', id),
  role,
  aiUsesLeft: 3,
  revision: 1,
});

it('[TR1] passes over the empty cards that the release before kept as if the server had them', async () => {
  const own = { 'custom-a1': { order_revision: 1, entries: [card(newId()), card(SAVED)] } };
  await keepResume(place, {
    resume_name: 'Weaver',
    experiences: [card(newId())],
    educations: [card(SAVED)],
    projects: [card(newId(), 'Loom')],
    extra_sections: own,
  });
  expect(await findKeptResume(place)).toEqual({
    resume_name: 'Weaver',
    experiences: [],
    educations: [card(SAVED)],
    projects: [expect.objectContaining({ role: 'Loom' })],
    extra_sections: { 'custom-a1': { order_revision: 1, entries: [card(SAVED)] } },
  });
  expect(await findKeptResume({ ...place, resumeId: 'r2' })).toBeUndefined();
});

it('[TR1] brings to the server, unasked, a first job that was typed into such a card', async () => {
  vi.useFakeTimers();
  const bench = new DraftBench();
  const id = newId();
  const empty = emptyFlatEntry('experience', id);
  const value = { ...empty, role: 'Weaver' };
  const scope = { storage: () => bench.storage, resumeId: 'resume', owner: 'guest', page: 'old' };
  const record = { value, base: 1, from: { value: empty }, attempts: [value], at: 1 };
  createDraftDisk(scope).write(entryKey('experience', id), record);
  await bench.open();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(saveStatus(bench.store.get()).text).toBe('Restored unsaved edits · Saved');
  expect(entriesOf(bench.server.resume, 'experience')).toMatchObject([{ role: 'Weaver' }]);
});
