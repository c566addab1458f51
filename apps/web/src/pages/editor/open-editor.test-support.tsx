import {
  deleteEntry,
  getModel,
  getResume,
  type ResponseOf,
  saveContact,
  saveEntry,
  saveEntryOrder,
  saveSkills,
  saveSummary,
} from '@shortlist/contracts';
import {
  type EntryId,
  entriesOf,
  type Resume,
  type ResumeId,
  writeResumeDetails,
} from '@shortlist/resume';
import { type FlatResume, resumeWith } from '@shortlist/resume/resume.test-support';
import { act, cleanup, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { resumeWithoutEntries } from '#draft/resume-draft/model-server.test-support.ts';
import { type Network, openNetwork } from '#network.test-support.ts';
import { closeApp, openAt } from '#open-app.test-support.tsx';
import { serveFonts } from '#paper/fonts/browser-fonts.test-support.ts';
import { PreviewPage } from '../preview/preview-page.tsx';
import { EditorPage } from './editor-page.tsx';

const SERVER_ID = '11111111-1111-4111-8111-111111111111' as EntryId;
const SAVED = { status: 'success', message: 'Saved.', revision: 2 } as const;

let opened = 0;

/** A new id for each test, so that no test meets the last one's resume. */
const newResumeId = () => {
  opened += 1;
  return `0b9c5a1e-3f1d-4c7e-9a00-${String(opened).padStart(12, '0')}` as ResumeId;
};

/** Returns the answer of the detail call for a resume: every part at its first revision. */
export function detailsAnswer(resumeId: ResumeId, resume: Resume): ResponseOf<typeof getResume> {
  const lists = [
    entriesOf(resume, 'experience'),
    entriesOf(resume, 'education'),
    entriesOf(resume, 'certification'),
    entriesOf(resume, 'award'),
    entriesOf(resume, 'project'),
  ];
  const data = writeResumeDetails({
    resumeId,
    name: 'Staff engineer',
    experienceLevel: 'Mid Level',
    targetedIndustry: '',
    lastEdited: '2026-11-20T10:00:00.000Z',
    resume,
    revisions: {
      contact: 1,
      summary: 1,
      skills: 1,
      section_order: 1,
      look: 1,
      name: 1,
      entries: Object.fromEntries(lists.flat().map(({ id }) => [id, 1])),
    },
  });
  return { status: 'success', message: '', data } as ResponseOf<typeof getResume>;
}

/** A server that saves whatever it is sent, and has no language model. */
export function openSavingNetwork(): Network {
  const network = openNetwork();
  network.answer(getModel, { status: 'success', message: '', isOn: false, name: '' });
  network.answer(saveContact, SAVED);
  network.answer(saveSummary, SAVED);
  network.answer(saveSkills, SAVED);
  network.answer(saveEntry.experience, { ...SAVED, experience_id: SERVER_ID });
  network.answer(saveEntry.education, { ...SAVED, education_id: SERVER_ID });
  network.answer(saveEntry.award, { ...SAVED, award_id: SERVER_ID });
  network.answer(saveEntry.certification, { ...SAVED, certification_id: SERVER_ID });
  network.answer(saveEntry.project, { ...SAVED, project_id: SERVER_ID });
  network.answer(saveEntryOrder, SAVED);
  network.answer(deleteEntry, { status: 'success', message: 'Deleted.' });
  return network;
}

/** Says whether the window is wide enough for the paper beside the form; jsdom has no windows. */
export function setWindowWidth(isWide: boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
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
  serveFonts();
  const fonts = globalThis.fetch;
  const network = openSavingNetwork();
  const calls = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    String(input).startsWith('/api/') ? calls(input, init) : fonts(input, init);
  network.answer(getResume, detailsAnswer(resumeId, resumeWith(resume, resumeWithoutEntries())));
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
  const details = detailsAnswer(resumeId, resumeWith(resume, resumeWithoutEntries()));
  server.answer(getResume, details);
  setWindowWidth(false);
  const app = openAt(`/resume/${resumeId}/${section}`, ROUTES);
  await screen.findByRole('tablist', { name: 'Resume sections' });
  // Flush passive effects before the first press.
  await act(async () => {});
  return { ...app, network: server, resumeId, details };
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
