import { changeDocument, createDocument } from '@shortlist/contracts';
import { ResumeId } from '@shortlist/model';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { type Network, openNetwork } from '../../network.test-support.ts';
import { renameBegun } from '../opening/begin-document.ts';
import type { ResumeServer, SaveRequest } from '../resume-draft/resume-types.ts';
import { findNewDocument, putNewDocument } from '../storage/new-documents.ts';
import { createPreparedServer } from './prepared-server.ts';

const ID = ResumeId.parse('0b9c5a1e-3f1d-4c7e-9a00-1234567890ab');
const ABOUT = { title: 'Weaver', level: '', industry: 'Cloth' } as const;
const SAVE: SaveRequest = { key: 'summary', value: 'Wove', base: 1 };

let network: Network;
beforeEach(() => {
  network = openNetwork();
  putNewDocument({ kind: 'resume', owner: 'guest', documentId: ID, about: ABOUT, at: 1 });
});
afterEach(() => localStorage.clear());

const OTHER = {
  title: 'Dyer',
  level: 'Senior Level',
  industry: '',
} as const;
const CHANGED = { status: 'success', message: '', revision: 2 } as const;

function serverOf() {
  const saved: SaveRequest[] = [];
  const behind: ResumeServer = {
    load: async () => ({ kind: 'missing' }),
    save: async (request) => {
      saved.push(request);
      return { kind: 'saved', revision: 2 };
    },
    recordUse: async () => ({ kind: 'missing' }),
  };
  return { server: createPreparedServer(ID, behind), saved };
}

it('[OP4] a resume that was begun offline is made once, under its own id, before what is saved of it', async () => {
  network.answer(createDocument, { status: 'success', message: '', document_id: ID });
  const { server, saved } = serverOf();
  await Promise.all([server.save(SAVE), server.save({ ...SAVE, key: 'skills' })]);
  expect(network.sentTo(createDocument).map(({ body }) => body)).toEqual([
    { kind: 'resume', ...ABOUT, document_id: ID },
  ]);
  expect(saved).toHaveLength(2);
  expect(findNewDocument(ID)).toBeUndefined();
  await server.save(SAVE);
  expect(network.sentTo(createDocument)).toHaveLength(1);
});

it('[OP4] a resume that the server will not make stays in this browser, and what is saved of it says why', async () => {
  expectPrinted(
    'A document that was begun offline could not be made on the server. ApiError: You have 50 resumes.',
  );
  network.refuse(createDocument, 'invalid', 'You have 50 resumes.');
  const { server, saved } = serverOf();
  const refused = { kind: 'refused', message: 'You have 50 resumes.' };
  expect(await server.load()).toEqual(refused);
  expect(await server.save(SAVE)).toEqual(refused);
  expect(saved).toEqual([]);
  expect(findNewDocument(ID)?.about).toEqual(ABOUT);
});

it('[OP4] while no server answers, a resume that was begun offline opens from what is kept, and saves wait', async () => {
  expectPrinted('A document that was begun offline could not be made on the server. NetworkError');
  const { server } = serverOf();
  expect(await server.load()).toEqual({ kind: 'unreachable' });
  expect(await server.save(SAVE)).toEqual({ kind: 'unreachable' });
  expect(findNewDocument(ID)).toBeDefined();
});

it('[OP4] a resume that was renamed before the server made it has its last name there, also where it was made meanwhile', async () => {
  network.answer(createDocument, { status: 'success', message: '', document_id: ID });
  network.answer(changeDocument, CHANGED);
  expect(await renameBegun(ID, OTHER)).toBe(true);
  await serverOf().server.save(SAVE);
  expect(network.sentTo(createDocument).map(({ body }) => body)).toEqual([
    { kind: 'resume', ...OTHER, document_id: ID },
  ]);
  // The server answers the same resume to the same id, under the name that it has.
  expect(network.sentTo(changeDocument).map(({ body }) => body)).toEqual([OTHER]);
  expect(findNewDocument(ID)).toBeUndefined();
  expect(await renameBegun(ID, OTHER)).toBe(false);
});

it('[OP4] a resume that is renamed while the server makes it is renamed there before it counts as made', async () => {
  let answer = () => {};
  const making = new Promise<void>((resolve) => {
    answer = resolve;
  });
  network.answer(createDocument, { status: 'success', message: '', document_id: ID }, making);
  network.answer(changeDocument, CHANGED);
  const saving = serverOf().server.save(SAVE);
  await vi.waitFor(() => expect(network.sentTo(createDocument)).toHaveLength(1));
  await renameBegun(ID, OTHER);
  answer();
  await saving;
  expect(network.sentTo(changeDocument).map(({ body }) => body)).toEqual([OTHER]);
  expect(findNewDocument(ID)).toBeUndefined();
});
