import { type EntryId, entriesOf, entryKey, SECTIONS } from '@shortlist/model';
import { emptyFlatEntry } from '@shortlist/model/flat-entry.test-support';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DraftBench } from '../resume-draft/draft-bench.test-support.ts';
import { resumeKindOf } from '../resume-draft/resume-model.ts';
import type { DraftRecord } from '../resume-draft/resume-types.ts';
import { newId } from '../tabs/this-page.ts';
import { openBrowserCache } from './browser-cache.test-support.ts';
import { findKeptDocument } from './copy-document.ts';
import { createDraftDisk } from './draft-disk.ts';
import { keepDocument } from './kept-documents.ts';

beforeEach(() => {
  openBrowserCache();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const place = { owner: 'ada', documentId: 'r1' };
const SAVED = '3f0f2c9e-7a53-4b56-9a4e-0a1b2c3d4e5f' as EntryId;

const OTHER = '3f0f2c9e-7a53-4b56-9a4e-0a1b2c3d4e60' as EntryId;

const card = (id: EntryId, role = '') => ({
  ...emptyFlatEntry('experience', id, SECTIONS),
  role,
  aiUsesLeft: 3,
  revision: 1,
});

it('[TR1] [HO4] reads a copy of release 1.0.0, without the empty cards that it kept as if the server had them', async () => {
  const own = {
    'custom-talks': {
      order_revision: 1,
      entries: [card(newId()), { ...card(OTHER), name: 'Knots' }],
    },
  };
  await keepDocument(place, {
    resume_id: '0b9c5a1e-3f1d-4c7e-9a00-000000000001',
    resume_name: 'Weaver',
    experiences: [card(newId())],
    educations: [{ ...card(SAVED), school: 'Lyceum', revision: 4 }],
    skills: { skills_description: 'Looms' },
    extra_sections: own,
    revisions: { skills: 3, name: 2 },
  });
  const copy = await findKeptDocument(place, SECTIONS);
  expect(copy?.document).toMatchObject({ title: 'Weaver', revision: 2 });
  const found = copy?.parts.filter(
    ({ key }) => key === 'skills' || [SAVED, OTHER].some((id) => key.endsWith(id)),
  );
  expect(found).toEqual([
    { key: 'skills', schema: 1, content: { text: 'Looms' }, revision: 3 },
    expect.objectContaining({ key: `education:${SAVED}`, schema: 2, revision: 4 }),
    expect.objectContaining({ key: `custom-talks:${OTHER}` }),
  ]);
  expect(copy?.parts.filter(({ key }) => /^(?!order|section).*:/u.test(key))).toHaveLength(2);
  expect(await findKeptDocument({ ...place, documentId: 'r2' }, SECTIONS)).toBeUndefined();
});

it('[TR1] brings to the server, unasked, a first job that was typed into such a card', async () => {
  vi.useFakeTimers();
  const bench = new DraftBench();
  const id = newId();
  const empty = emptyFlatEntry('experience', id, SECTIONS);
  const value = { ...empty, role: 'Weaver' };
  const scope = {
    kind: resumeKindOf(SECTIONS),
    storage: () => bench.storage,
    documentId: 'resume',
    owner: 'guest',
    page: 'old',
  };
  // As release 1.0.0 wrote it.
  const record = { value, base: 1, from: { value: empty }, attempts: [value], at: 1 };
  createDraftDisk(scope).write(entryKey('experience', id), record as unknown as DraftRecord);
  await bench.open();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(bench.status).toBe('Restored unsaved edits · Saved');
  expect(entriesOf(bench.server.resume, 'experience')).toMatchObject([{ role: 'Weaver' }]);
});
