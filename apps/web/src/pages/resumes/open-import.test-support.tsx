import { createDocument, getDocument, listDocuments, nameVersion } from '@shortlist/contracts';
import { ResumeId } from '@shortlist/model';
import { act, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { resumeWithoutEntries } from '#draft/resume-draft/model-server.test-support.ts';
import { asWorker, rtfOf, SameThreadWorker } from '#features/import/worker.test-support.ts';
import { closeApp, openAt } from '../../open-app.test-support.tsx';
import { EditorPage } from '../editor/editor-page.tsx';
import {
  documentAnswer,
  openSavingNetwork,
  setWindowWidth,
} from '../editor/open-editor.test-support.tsx';
import { ResumesPage } from './resumes-page.tsx';

export const LINES = [
  '*Ada Lovelace',
  'London | ada@example.com | (512) 555-0147',
  '*Experience',
  'Analyst\\tab Jan 2019 - Present',
  'Engine Company, London',
  '\\bullet\\tab Wrote the first program',
  '*Skills',
  'Algebra, French',
];

let made = 0;

/** A server on which a new resume can be made and saved; `id` is what the new one is called. */
export function openImportNetwork() {
  vi.stubGlobal('Worker', function startWorker() {
    return asWorker(new SameThreadWorker());
  });
  setWindowWidth(false);
  made += 1;
  const id = ResumeId.parse(`0b9c5a1e-3f1d-4c7e-9a00-${String(made).padStart(12, '7')}`);
  const network = openSavingNetwork();
  network.answer(listDocuments, { status: 'success', message: '', documents: [] });
  network.answer(createDocument, { status: 'success', message: '', document_id: id });
  network.answer(getDocument, documentAnswer(id, resumeWithoutEntries()));
  network.answer(nameVersion, { status: 'success', message: '', version_id: id });
  return { network, id };
}

export function closeImport(): void {
  closeApp();
  vi.unstubAllGlobals();
}

/** The list of resumes, as a page that is opened or loaded again shows it. */
export async function openList() {
  const app = openAt('/', [
    { path: '/', element: <h1>Home</h1> },
    { path: '/resume', element: <ResumesPage /> },
    { path: '/resume/:resumeId/:section', element: <EditorPage /> },
  ]);
  await act(() => app.router.navigate('/resume'));
  return app;
}

async function openForm(way = 'Let AI build (Upload resume)') {
  const app = await openList();
  const { user } = app;
  await user.click(await screen.findByRole('button', { name: 'Create new resume' }));
  await user.click(await screen.findByRole('button', { name: way }));
  await user.type(screen.getByLabelText('Resume name'), 'From a file');
  await user.selectOptions(screen.getByLabelText('Experience level'), 'Mid Level');
  return app;
}

/** Fills in the form with a Word document of these lines, and sends it. */
export async function finish(lines: readonly string[]) {
  const app = await openForm();
  await app.user.type(screen.getByLabelText('Job description or job title'), 'Analyst wanted');
  const picker = screen.getByLabelText('Upload your resume', { exact: true });
  await app.user.upload(picker, new File([rtfOf(lines)], 'ada.doc'));
  await screen.findByText('ada.doc');
  await app.user.click(screen.getByRole('button', { name: 'FINISH' }));
  return app;
}

/** Chooses a file of data, and sends the form. */
export async function bring(file: File) {
  const app = await openForm('Import from LinkedIn, Europass …');
  await app.user.upload(screen.getByLabelText('Exported file', { exact: true }), file);
  await screen.findByText(file.name);
  await app.user.click(screen.getByRole('button', { name: 'FINISH' }));
  return app;
}

type App = Awaited<ReturnType<typeof finish>>;

export const findReview = () => screen.findByRole('dialog', { name: 'Check what was read' });

export async function create({ user }: Pick<App, 'user'>) {
  await findReview();
  await user.click(screen.getByRole('button', { name: 'Create resume' }));
}

/** Names of the drafts that this browser keeps. */
export const draftsLeft = () =>
  Object.keys(localStorage).filter((name) => name.startsWith('shortlist.draft|'));

/** The form is as it was typed. */
export function expectTyped() {
  expect(screen.getByLabelText('Resume name')).toHaveProperty('value', 'From a file');
  expect(screen.getByLabelText('Experience level')).toHaveProperty('value', 'Mid Level');
  expect(screen.getByLabelText('Job description or job title')).toHaveProperty(
    'value',
    'Analyst wanted',
  );
}
