import {
  deletePart,
  getDocument,
  getModel,
  listProposals,
  type ResponseOf,
  savePart,
} from '@shortlist/contracts';
import { type EntryId, entryKey, entryOfKey, type Resume, type ResumeId } from '@shortlist/model';
import { type FlatResume, resumeWith } from '@shortlist/model/resume.test-support';
import { act, cleanup, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { resumeWithoutEntries } from '#draft/resume-draft/model-server.test-support.ts';
import { wholeDocument } from '#draft/server/whole-document.test-support.ts';
import { isTemporaryId } from '#draft/tabs/this-page.ts';
import { keyOf, type Network, openNetwork, type Sent } from '#network.test-support.ts';
import { closeApp, openAt } from '#open-app.test-support.tsx';
import { serveFontsBeside } from '#paper/fonts/browser-fonts.test-support.ts';
import { PreviewPage } from '../preview/preview-page.tsx';
import { EditorPage } from './editor-page.tsx';

let opened = 0;

/** A new id for each test, so that no test meets the last one's resume. */
const newResumeId = () => {
  opened += 1;
  return `0b9c5a1e-3f1d-4c7e-9a00-${String(opened).padStart(12, '0')}` as ResumeId;
};

/** Returns the server's answer for a resume: every part at its first revision where `revisions` does not say. */
export function documentAnswer(
  resumeId: ResumeId,
  resume: Resume,
  revisions?: Readonly<Record<string, number>>,
): ResponseOf<typeof getDocument> {
  const whole = wholeDocument(resumeId, resume, revisions);
  const about = { title: 'Staff engineer', level: 'Mid Level' } as const;
  return { ...whole, document: { ...whole.document, ...about } };
}

/** Ids of the server, by those that the browser gave new entries. */
const serverIds = new Map<EntryId, EntryId>();

/** Id that the server gives a new entry: the same one to an id that is sent again. */
function serverIdOf(id: EntryId): EntryId {
  const made = `11111111-1111-4111-8111-${String(serverIds.size + 1).padStart(12, '0')}` as EntryId;
  const known = serverIds.get(id) ?? made;
  serverIds.set(id, known);
  return known;
}

/** Answers that a part is saved: a new entry under the server's id, all else under its own key. */
export function saved(sent: Sent): ResponseOf<typeof savePart> {
  const key = keyOf(sent);
  const entry = entryOfKey(key);
  const isNew = entry !== undefined && isTemporaryId(entry.id);
  return {
    status: 'success',
    message: 'Saved.',
    key: isNew ? entryKey(entry.kind, serverIdOf(entry.id)) : key,
    revision: 2,
  };
}

/** A server that saves whatever it is sent, and has no language model. */
export function openSavingNetwork(): Network {
  const network = openNetwork();
  network.answer(getModel, { status: 'success', message: '', isOn: false, name: '' });
  network.answer(listProposals, { status: 'success', message: '', proposals: [] });
  network.answer(savePart, saved);
  network.answer(deletePart, { status: 'success', message: 'Deleted.' });
  return network;
}

/** Says whether the window is wide enough for the paper beside the form; jsdom has no windows. */
export function setWindowWidth(isWide: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query.includes('min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

type Opening = {
  section?: string;
  resume?: Partial<FlatResume>;
  network?: Network;
  /** Names a resume that was open before. */
  resumeId?: ResumeId;
};

const ROUTES = [
  { path: '/resume/:resumeId/final', element: <PreviewPage /> },
  { path: '/resume/:resumeId/:section', element: <EditorPage /> },
  { path: '/resume', element: <h1>Resumes</h1> },
  { path: '/', element: <h1>Home</h1> },
];

/** Opens the final preview of a resume that the server has, and waits until the paper is there. */
export async function openPreview(resume: Partial<FlatResume> = {}, resumeId = newResumeId()) {
  const network = serveFontsBeside(openSavingNetwork);
  network.answer(getDocument, documentAnswer(resumeId, resumeWith(resume, resumeWithoutEntries())));
  const app = openAt(`/resume/${resumeId}/final`, ROUTES);
  await screen.findByRole('article');
  return { ...app, network, resumeId };
}

/** Opens the editor in a narrow window at a section of a resume that the server has, and waits until it is there. */
export async function openEditor({
  section = 'contact',
  resume = {},
  network,
  resumeId = newResumeId(),
}: Opening = {}) {
  const server = network ?? openSavingNetwork();
  const whole = documentAnswer(resumeId, resumeWith(resume, resumeWithoutEntries()));
  server.answer(getDocument, whole);
  setWindowWidth(false);
  const app = openAt(`/resume/${resumeId}/${section}`, ROUTES);
  await screen.findByRole('tablist', { name: 'Resume sections' });
  // Flush passive effects before the first press.
  await act(async () => {});
  return { ...app, network: server, resumeId, whole };
}

/** Leaves the editor, which sends what is unsaved, and then nothing behind for the next test. */
export async function closeEditor(): Promise<void> {
  cleanup();
  await new Promise((resolve) => setTimeout(resolve, 20));
  closeApp();
}

/** The words of the notice that stands open. */
export const noticeText = async () => (await screen.findByRole('alertdialog')).textContent ?? '';

/** Reads and closes the notice that stands open. */
export async function closeNotice(user: { click: (element: Element) => Promise<void> }) {
  await user.click(screen.getByRole('button', { name: 'OK' }));
}
