import { SECTIONS } from '@shortlist/model';
import { beforeEach, expect, it } from 'vitest';
import { resumeKindOf } from '../resume-draft/resume-model.ts';
import { createDraftDisk } from './draft-disk.ts';
import { MemoryStorage } from './memory-storage.test-support.ts';
import {
  countUnsavedDocuments,
  eraseDrafts,
  registerOpenDraft,
  settleOpenDrafts,
} from './owner-drafts.ts';

let storage: MemoryStorage;
beforeEach(() => {
  storage = new MemoryStorage();
  storage.setItem('token', 'x');
});

function write(owner: string, documentId: string, ...pages: string[]) {
  for (const page of pages) {
    const disk = createDraftDisk({
      kind: resumeKindOf(SECTIONS),
      storage: () => storage,
      documentId,
      owner,
      page,
    });
    disk.write('summary', { value: 'mine', attempts: [], at: 1 });
    disk.write('skills', { value: 'mine', attempts: [], at: 1 });
  }
}
const left = () =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)?.split('|')[1]);

it('[AC4] counts the resumes, not the tabs and parts, in which someone has unsaved edits', () => {
  write('ada', 'r1', 'one', 'two');
  write('ada', 'r2', 'one');
  write('adam', 'r3', 'one');
  write('guest', 'r4', 'one');
  expect(countUnsavedDocuments(storage, { id: 'ada', documentIds: [] })).toBe(2);
  expect(countUnsavedDocuments(storage, { id: 'ada', documentIds: ['r1', 'r4'] })).toBe(3);
});

it('[AC4] erases the drafts of who logs out, also those of before they made the account, and no other', () => {
  write('ada', 'r1', 'one');
  write('adam', 'r2', 'one');
  write('guest', 'r3', 'one');
  write('guest', 'r4', 'one');
  eraseDrafts(storage, { id: 'ada', documentIds: ['r3'] });
  expect(left()).toEqual([undefined, 'adam', 'adam', 'guest', 'guest']);
});

it('[AC4] ends the resumes of who logs out that are open, in this tab and in the others', async () => {
  const ended: string[] = [];
  const open = (documentId: string, owner: string) =>
    registerOpenDraft({
      documentId,
      owner: () => owner,
      isOnlyHere: () => true,
      settle: async () => {},
      end: (isElsewhere) => ended.push(isElsewhere ? `${documentId} elsewhere` : documentId),
    });
  const closers = [open('r1', 'ada'), open('r2', 'adam')];
  expect(countUnsavedDocuments(storage, { id: 'ada', documentIds: [] })).toBe(1);
  eraseDrafts(storage, { id: 'ada', documentIds: [] });
  expect(ended).toEqual(['r1']);

  const otherTab = new BroadcastChannel('shortlist-logged-out');
  otherTab.postMessage({ id: 'adam', resumeIds: [] });
  await expect.poll(() => ended).toContain('r2 elsewhere');
  otherTab.close();
  for (const close of closers) close();
});

it('[AC4] waits for what is being saved, but not for ever', async () => {
  let hasSettled = false;
  const close = registerOpenDraft({
    documentId: 'r1',
    owner: () => 'ada',
    isOnlyHere: () => false,
    settle: async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      hasSettled = true;
    },
    end: () => {},
  });
  await settleOpenDrafts(5_000);
  expect(hasSettled).toBe(true);
  close();

  const closeStuck = registerOpenDraft({
    documentId: 'r2',
    owner: () => 'ada',
    isOnlyHere: () => false,
    settle: () => new Promise(() => {}),
    end: () => {},
  });
  await settleOpenDrafts(10);
  closeStuck();
});
