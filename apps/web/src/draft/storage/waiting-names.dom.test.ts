import { SECTIONS } from '@shortlist/model';
import { afterEach, expect, it } from 'vitest';
import { tokenOf } from '../../open-app.test-support.tsx';
import { draftKindsOf } from '../draft-kinds.ts';
import { resumeKindOf } from '../resume-draft/resume-model.ts';
import { createDraftDisk, listAllDrafts } from './draft-disk.ts';
import { putWaitingName, removeWaitingName } from './keep-names.ts';
import { readLeftDrafts } from './left-drafts.ts';
import { listNewDocuments } from './new-documents.ts';
import { countUnsavedDocuments, eraseDrafts } from './owner-drafts.ts';
import { listAllUses } from './use-disk.ts';
import { listWaitingDocuments } from './waiting-documents.ts';
import {
  findSendableName,
  findWaitingName,
  listWaitingNames,
  readWaitingNames,
  type WaitingName,
} from './waiting-names.ts';

afterEach(() => localStorage.clear());

const NAME: WaitingName = {
  owner: 'guest',
  documentId: 'r1',
  kind: 'resume',
  about: { title: 'Weaver', level: 'Senior Level', industry: 'Cloth' },
  basedOn: 3,
  at: 7,
};
const LETTER_NAME: WaitingName = { ...NAME, documentId: 'l1', kind: 'letter' };
const KINDS = draftKindsOf(SECTIONS);
const storage = () => localStorage;

it('a name waits by owner and document, the newest in the place of those before', () => {
  putWaitingName(NAME);
  putWaitingName(LETTER_NAME);
  const newer = { ...NAME, about: { ...NAME.about, title: 'Dyer' }, at: 8 };
  putWaitingName(newer);
  expect(findWaitingName('r1')).toEqual(newer);
  expect(findWaitingName('l1')).toEqual(LETTER_NAME);
  expect(findSendableName('r1')).toEqual(newer);
  putWaitingName({ ...newer, problem: { theirs: 'Tailor' } });
  expect(findSendableName('r1')).toBeUndefined();
  removeWaitingName(newer, newer);
  expect(findWaitingName('r1')?.problem).toEqual({ theirs: 'Tailor' });
  removeWaitingName(newer);
  expect(findWaitingName('r1')).toBeUndefined();
});

it('a name that a guest gave is taken along into the account, and no other account sees it', () => {
  putWaitingName(NAME);
  putWaitingName({ ...LETTER_NAME, owner: 'someone-else' });
  localStorage.setItem('token', tokenOf());
  expect([...readWaitingNames().keys()]).toEqual(['r1']);
  putWaitingName({ ...NAME, owner: 'u1', at: 9 });
  expect(listWaitingNames().map(({ owner, documentId }) => [owner, documentId])).toEqual(
    expect.arrayContaining([
      ['u1', 'r1'],
      ['someone-else', 'l1'],
    ]),
  );
  expect(listWaitingNames()).toHaveLength(2);
});

it('what reads drafts, uses and new documents passes names over', () => {
  putWaitingName(NAME);
  putWaitingName(LETTER_NAME);
  const disk = createDraftDisk({
    ...{ storage, documentId: 'r1', owner: 'guest', page: 'p' },
    kind: resumeKindOf(SECTIONS),
  });
  expect(disk.list()).toEqual([]);
  expect(disk.uses.list()).toEqual([]);
  expect(listAllDrafts(storage, KINDS)).toEqual([]);
  expect(listAllUses(storage)).toEqual([]);
  expect(listNewDocuments()).toEqual([]);
  disk.close();
  expect(listWaitingNames()).toHaveLength(2);
});

it('a name is unsaved work: it is listed under itself, counted and erased with a log out, and discarded with the edits', () => {
  const disk = createDraftDisk({
    ...{ storage, documentId: 'r1', owner: 'guest', page: 'left-x', name: () => 'Before' },
    kind: resumeKindOf(SECTIONS),
  });
  putWaitingName(NAME);
  putWaitingName(LETTER_NAME);
  expect(listWaitingDocuments(KINDS)).toMatchObject([
    { documentId: 'r1', name: 'Weaver', keys: [], isNew: false, at: 7 },
    { documentId: 'l1', name: 'Weaver', keys: [], isNew: false },
  ]);
  disk.write('summary', { value: 'mine', attempts: [], at: 9 });
  expect(listWaitingDocuments(KINDS)[0]).toMatchObject({
    name: 'Weaver',
    keys: ['summary'],
    at: 9,
  });

  const leaving = { id: 'u1', documentIds: ['r1'] };
  expect(countUnsavedDocuments(localStorage, leaving)).toBe(1);
  readLeftDrafts({ owner: 'guest', documentId: 'r1' }, resumeKindOf(SECTIONS)).discardAll();
  expect(listWaitingNames()).toEqual([LETTER_NAME]);
  eraseDrafts(localStorage, { id: 'guest', documentIds: [] });
  expect(localStorage).toHaveLength(0);
});
