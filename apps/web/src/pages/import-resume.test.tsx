import {
  changeResume,
  createResume,
  getResume,
  listResumes,
  saveAward,
  saveContact,
  saveExperience,
  saveSkills,
  signOut,
} from '@shortlist/contracts';
import { ResumeId } from '@shortlist/resume';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyResume } from '#draft/model-server.test-support.ts';
import { asWorker, rtfOf, SameThreadWorker } from '#features/import/worker.test-support.ts';
import type { Network } from '../network.test-support.ts';
import { closeApp, openAt } from '../open-app.test-support.tsx';
import { detailsAnswer, openSavingNetwork } from './open-editor.test-support.tsx';
import { ResumesPage } from './resumes-page.tsx';

const LINES = [
  '*Ada Lovelace',
  'London | ada@example.com | (512) 555-0147',
  '*Experience',
  'Analyst\\tab Jan 2019 - Present',
  'Engine Company, London',
  '\\bullet\\tab Wrote the first program',
  '*Skills',
  'Algebra, French',
];

let network: Network;
let created = 0;
let id: ResumeId;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('Worker', function startWorker() {
    return asWorker(new SameThreadWorker());
  });
  created += 1;
  id = ResumeId.parse(`0b9c5a1e-3f1d-4c7e-9a00-${String(created).padStart(12, '7')}`);
  network = openSavingNetwork();
  network.answer(listResumes, { status: 'success', message: '', resumes: [] });
  network.answer(createResume, { status: 'success', message: '', resume_id: id });
  network.answer(getResume, detailsAnswer(id, emptyResume()));
  const revisions = { name: 1, section_order: 2 };
  network.answer(changeResume, { status: 'success', message: '', revisions });
});
afterEach(() => {
  closeApp();
  vi.unstubAllGlobals();
});

async function openForm() {
  const app = openAt('/resume', [
    { path: '/resume', element: <ResumesPage /> },
    { path: '/resume/:resumeId/contact', element: <h1>Editor</h1> },
  ]);
  const { user } = app;
  await user.click(await screen.findByRole('button', { name: 'Create new resume' }));
  await user.click(screen.getByRole('button', { name: 'Let AI build (Upload resume)' }));
  await user.type(screen.getByLabelText('Resume name'), 'From a file');
  await user.selectOptions(screen.getByLabelText('Experience level'), 'Mid Level');
  await user.type(screen.getByLabelText('Job description or job title'), 'Analyst wanted');
  return app;
}

/** Fills in the form with a Word document of these lines, and sends it. */
async function finish(lines: readonly string[]) {
  const app = await openForm();
  const picker = screen.getByLabelText('Upload your resume', { exact: true });
  await app.user.upload(picker, new File([rtfOf(lines)], 'ada.doc'));
  await screen.findByText('ada.doc');
  await app.user.click(screen.getByRole('button', { name: 'FINISH' }));
  return app;
}

const findReview = () => screen.findByRole('dialog', { name: 'Check what was read' });

async function create({ user }: Awaited<ReturnType<typeof finish>>) {
  await findReview();
  await user.click(screen.getByRole('button', { name: 'Create resume' }));
}

const expectTyped = () => {
  expect(screen.getByLabelText('Resume name')).toHaveProperty('value', 'From a file');
  expect(screen.getByLabelText('Experience level')).toHaveProperty('value', 'Mid Level');
  expect(screen.getByLabelText('Job description or job title')).toHaveProperty(
    'value',
    'Analyst wanted',
  );
};

it('[CR4] reads a file, shows it, saves nothing before Create resume, and then all of it', async () => {
  const app = await finish(LINES);
  await findReview();
  expect(network.sentTo(createResume)).toHaveLength(0);
  await create(app);

  await waitFor(() => expect(app.address()).toBe(`/resume/${id}/contact`));
  expect(network.sentTo(createResume).map(({ body }) => body)).toEqual([
    {
      resumeName: 'From a file',
      experienceLevel: 'Mid Level',
      targetedIndustry: '',
      submissionId: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ]);
  expect(network.sentTo(saveContact)[0]?.body).toMatchObject({
    fullName: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '(512) 555-0147',
  });
  expect(network.sentTo(saveExperience)[0]?.body).toMatchObject({
    company: 'Engine Company',
    startDate: 'Jan 2019',
    isCurrent: true,
  });
  expect(network.sentTo(saveSkills)[0]?.body).toMatchObject({ skills: 'Algebra\nFrench' });
  // Nothing was read of awards: a blank one is not worth saving.
  expect(network.sentTo(saveAward)).toHaveLength(0);
  expect(sessionStorage.getItem(`job-description:${id}`)).toBe('Analyst wanted');
});

it('[CR4] goes on after a connection that failed half-way, and makes nothing twice', async () => {
  network.cut(saveExperience);
  const app = await finish(LINES);
  await create(app);
  const stopped = await screen.findByRole('alertdialog', { name: 'The connection failed' });
  expect(stopped.textContent).toMatch(/\d of \d parts are saved/);

  const saved = { status: 'success', message: '', revision: 1 } as const;
  const experience_id = '11111111-1111-4111-8111-111111111111';
  network.answer(saveExperience, { ...saved, experience_id } as never);
  await app.user.click(within(stopped).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(app.address()).toBe(`/resume/${id}/contact`));
  expect(network.sentTo(createResume)).toHaveLength(1);
  expect(network.sentTo(saveSkills)).toHaveLength(1);
  const sent = network.sentTo(saveExperience).map(({ body }) => (body as { id: string }).id);
  expect(sent.length).toBeGreaterThan(1);
  expect(new Set(sent).size).toBe(1);
});

it('[CR4] sends a creation without an answer again under the same number', async () => {
  network.cut(createResume);
  const app = await finish(LINES);
  await create(app);
  const stopped = await screen.findByRole('alertdialog', { name: 'The connection failed' });
  expect(stopped.textContent).toContain('Nothing is saved yet');
  network.answer(createResume, { status: 'success', message: '', resume_id: id });
  await app.user.click(within(stopped).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(app.address()).toBe(`/resume/${id}/contact`));
  const numbers = network
    .sentTo(createResume)
    .map(({ body }) => (body as { submissionId: string }).submissionId);
  expect(numbers).toHaveLength(2);
  expect(new Set(numbers).size).toBe(1);
});

it('[CR4] starts anew where the session had ended, with what was read', async () => {
  network.refuse(createResume, 'no_session', 'Your session has ended.');
  network.answer(signOut, { success: true });
  const app = await finish(LINES);
  await create(app);
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
  network.answer(createResume, { status: 'success', message: '', resume_id: id });
  await app.user.click(within(dialog).getByRole('button', { name: 'Start anew' }));
  await waitFor(() => expect(app.address()).toBe(`/resume/${id}/contact`));
  expect(network.sentTo(saveContact)).toHaveLength(1);
});

it('[CR4] keeps what a rule refuses, as a draft that the editor will show', async () => {
  const app = await finish(LINES.map((line) => line.replace('(512) 555-0147', '0171 2345678')));
  await create(app);
  await waitFor(() => expect(app.address()).toBe(`/resume/${id}/contact`));
  const name = Object.keys(localStorage).find((key) => key.endsWith('|contact')) ?? '';
  expect(localStorage.getItem(name)).toContain('0171 2345678');
});

it('[CR4] says that a scan has no text, and goes on by hand with what was typed', async () => {
  const app = await finish(['']);
  const refusal = await screen.findByRole('alertdialog', { name: 'No Text in This File' });
  expect(refusal.textContent).toContain('it may be a scan');
  await app.user.click(within(refusal).getByRole('button', { name: 'Write it by myself' }));
  await waitFor(() => expect(app.address()).toBe(`/resume/${id}/contact`));
  expect(network.sentTo(createResume)[0]?.body).toMatchObject({ resumeName: 'From a file' });
  expect(network.sentTo(saveContact)).toHaveLength(0);
  expect(sessionStorage.getItem(`job-description:${id}`)).toBe('Analyst wanted');
});

it('[CR4] goes back to the form, with all that was typed, from a file that is not read', async () => {
  const { user } = await finish(['']);
  const refusal = await screen.findByRole('alertdialog');
  await user.click(within(refusal).getByRole('button', { name: 'Choose another file' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expectTyped();
});

it('[CR4] leaves what was read only after a question, and the form is as it was', async () => {
  const { user } = await finish(LINES);
  await findReview();
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Leave what was read?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await findReview();

  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Leave it' }));
  await waitFor(() => expect(screen.queryByText('Check what was read')).toBeNull());
  expectTyped();
  expect(network.sentTo(createResume)).toHaveLength(0);
});

it('[CR4] lets the browser ask before a reload loses what was read', async () => {
  await finish(LINES);
  await findReview();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
});

it('tells a part of the app that did not come from a file that is damaged, and tries again', async () => {
  vi.stubGlobal('Worker', function startWorker() {
    const worker = new SameThreadWorker();
    queueMicrotask(() => worker.dispatchEvent(new Event('error')));
    return asWorker(worker);
  });
  const { user } = await finish(LINES);
  const failure = await screen.findByRole('alertdialog', {
    name: 'The file could not be read yet',
  });
  vi.stubGlobal('Worker', function startWorker() {
    return asWorker(new SameThreadWorker());
  });
  await user.click(within(failure).getByRole('button', { name: 'Try again' }));
  await findReview();
});
