import { createDocument, deleteDocument, listDocuments, signOut } from '@shortlist/contracts';
import { ResumeId } from '@shortlist/model';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { type Network, openNetwork } from '../../../network.test-support.ts';
import { closeApp } from '../../../open-app.test-support.tsx';
import { listOf, openList } from '../resumes.test-support.tsx';

const ID = ResumeId.parse('0b9c5a1e-3f1d-4c7e-9a00-1234567890ab');
const WAYS = [
  'Let AI build (Upload resume)',
  'Write your resume by yourself',
  'Import from LinkedIn, Europass …',
] as const;

let network: Network;
beforeEach(() => {
  network = openNetwork();
  network.answer(listDocuments, listOf());
  network.answer(createDocument, { status: 'success', message: '', document_id: ID });
});
afterEach(closeApp);

async function openDialog() {
  const app = openList();
  await app.user.click(await screen.findByRole('button', { name: 'Create new resume' }));
  await screen.findByRole('dialog');
  return app;
}

async function choose(way: (typeof WAYS)[number]) {
  const app = await openDialog();
  await app.user.click(screen.getByRole('button', { name: way }));
  return app;
}

const press = (name: string) => screen.getByRole('button', { name });

/** Reads the alert that is shown and closes it. */
async function readAlert(user: { click: (element: Element) => Promise<void> }) {
  const alert = await screen.findByRole('alertdialog');
  const words = within(alert)
    .getAllByText(/\w/)
    .map((element) => element.textContent)
    .slice(0, -1);
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  return words;
}

it('[CR1] [IM1] offers three ways to begin', async () => {
  await openDialog();
  expect(screen.getByText(/Step 1/)).toBeTruthy();
  for (const way of WAYS) expect(press(way)).toBeTruthy();
});

it('[CR2] creates by hand, opens the contact section and is blank the next time', async () => {
  const { user, address, router } = await choose('Write your resume by yourself');
  const levels = within(screen.getByLabelText('Experience level')).getAllByRole('option');
  expect(levels.map((option) => option.textContent)).toEqual([
    'Choose a level',
    'Entry level',
    'Mid Level',
    'Senior Level',
  ]);
  await user.type(screen.getByLabelText('Resume name'), '  Designer ');
  await user.selectOptions(screen.getByLabelText('Experience level'), 'Senior Level');
  await user.type(screen.getByLabelText('Targeted industry'), 'Toys');
  await user.click(press('SAVE'));

  expect(await screen.findByText('Editor of Designer')).toBeTruthy();
  expect(address()).toBe(`/resume/${ID}/contact`);
  expect(network.sentTo(createDocument).map(({ body }) => body)).toMatchObject([
    { kind: 'resume', title: 'Designer', level: 'Senior Level', industry: 'Toys' },
  ]);

  await act(() => router.navigate('/resume'));
  await user.click(await screen.findByRole('button', { name: 'Create new resume' }));
  await user.click(await screen.findByRole('button', { name: 'Write your resume by yourself' }));
  expect(screen.getByLabelText('Resume name')).toHaveProperty('value', '');
});

it('[CR2] creates one resume where SAVE is pressed twice, and none on the way back', async () => {
  let answer = () => {};
  const whenAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  network.answer(createDocument, { status: 'success', message: '', document_id: ID }, whenAnswered);
  const { user, router } = await choose('Write your resume by yourself');
  await user.type(screen.getByLabelText('Resume name'), 'Only one');
  await user.dblClick(press('SAVE'));
  answer();
  await screen.findByText('Editor of Only one');
  await act(() => router.navigate(-1));
  await screen.findByRole('button', { name: 'Create new resume' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(network.sentTo(createDocument)).toHaveLength(1);
});

it('[CR2] creates nothing on CANCEL', async () => {
  const { user } = await choose('Write your resume by yourself');
  await user.type(screen.getByLabelText('Resume name'), 'Designer');
  await user.click(press('CANCEL'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(network.sentTo(createDocument)).toHaveLength(0);
});

it('[CR3] asks for a name, in an alert and then at the field', async () => {
  const { user } = await choose('Write your resume by yourself');
  await user.type(screen.getByLabelText('Resume name'), '   ');
  await user.click(press('SAVE'));
  expect(await readAlert(user)).toEqual(['Please enter a resume name.']);
  const field = screen.getByLabelText('Resume name');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Please enter a resume name.');
  expect(network.sentTo(createDocument)).toHaveLength(0);
});

it.each([
  ['Too many resumes.', 'Error from server: Too many resumes.'],
  ['', 'Error from server: Unknown error.'],
])('[CR3] shows the server’s refusal “%s” and keeps what was typed', async (message, shown) => {
  expectPrinted(`A resume could not be created. ApiError: ${message}`);
  network.refuse(createDocument, 'invalid', message);
  const { user } = await choose('Write your resume by yourself');
  await user.type(screen.getByLabelText('Resume name'), 'Designer');
  await user.click(press('SAVE'));
  expect(await readAlert(user)).toEqual([shown]);
  expect(screen.getByLabelText('Resume name')).toHaveProperty('value', 'Designer');
});

it('[CR3] logs a network failure and points to the console', async () => {
  expectPrinted('A resume could not be created. NetworkError');
  network.cut(createDocument);
  const { user } = await choose('Write your resume by yourself');
  await user.type(screen.getByLabelText('Resume name'), 'Designer');
  await user.click(press('SAVE'));
  expect(await readAlert(user)).toEqual(['A critical error occurred. Please check the console.']);
});

it('[CR4] asks for the file, at the field, and keeps what was typed', async () => {
  const { user } = await choose('Let AI build (Upload resume)');
  expect(screen.getByText(/does not leave this device/)).toBeTruthy();
  await user.type(screen.getByLabelText('Resume name'), 'Designer');
  await user.click(press('FINISH'));
  const picker = screen.getByLabelText('Upload your resume', { exact: true });
  await waitFor(() => expect(picker.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(picker);
  expect(screen.getByText('Choose a resume to upload.')).toBeTruthy();

  await user.upload(picker, new File(['%PDF-1.7'], 'cv.pdf'));
  await waitFor(() => expect(picker.getAttribute('aria-invalid')).toBeNull());
  expect(screen.getByLabelText('Resume name')).toHaveProperty('value', 'Designer');
  expect(network.sentTo(createDocument)).toHaveLength(0);
});

it('[CR4] takes a file that is dropped, by the same rules', async () => {
  const { user } = await choose('Let AI build (Upload resume)');
  const area = screen.getByRole('group', { name: 'Upload your resume: drop a file here' });
  const files = (name: string, text: string) => ({
    dataTransfer: { types: ['Files'], files: [new File([text], name)] },
  });
  fireEvent.drop(area, files('cv.pdf', 'MZ'));
  expect(await readAlert(user)).toContain('Invalid File Type');
  fireEvent.drop(area, files('other.pdf', '%PDF-1.7'));
  expect(await screen.findByText('other.pdf')).toBeTruthy();
});

it('[CR5] refuses a file of another type at once', async () => {
  const { user } = await choose('Let AI build (Upload resume)');
  const input = screen.getByLabelText('Upload your resume', { exact: true });
  await user.upload(input, new File(['MZ'], 'cv.pdf'));
  expect(await readAlert(user)).toEqual([
    'Invalid File Type',
    'Please upload a PDF, DOC, or DOCX file.',
  ]);
  expect(screen.queryByText('cv.pdf')).toBeNull();
});

it('[IM1] takes a file of data, and refuses at once what cannot be one', async () => {
  const { user } = await choose('Import from LinkedIn, Europass …');
  const picker = screen.getByLabelText('Exported file', { exact: true });
  await user.type(screen.getByLabelText('Resume name'), 'Designer');
  await user.upload(picker, new File(['PK'], 'export.zip'));
  expect(await screen.findByText('export.zip')).toBeTruthy();
  const drop = (file: File) =>
    fireEvent.drop(screen.getByRole('group', { name: 'Exported file: drop a file here' }), {
      dataTransfer: { types: ['Files'], files: [file] },
    });
  drop(new File(['x'], 'cv.docx'));
  expect(await readAlert(user)).toEqual([
    'Invalid File Type',
    'Please choose a ZIP, XML, PDF or JSON file.',
  ]);
  drop(new File([], 'empty.json'));
  expect(await readAlert(user)).toEqual([
    'Empty File',
    'This file is empty. Please choose another one.',
  ]);
  expect(screen.getByText('export.zip')).toBeTruthy();
});

it('[CR2] takes back a resume whose form was cancelled before the answer came', async () => {
  let answer = () => {};
  const whenAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  network.answer(createDocument, { status: 'success', message: '', document_id: ID }, whenAnswered);
  network.answer(deleteDocument, { status: 'success', message: '' });
  const { user, address } = await choose('Write your resume by yourself');
  await user.type(screen.getByLabelText('Resume name'), 'Designer');
  await user.click(press('SAVE'));
  await user.click(press('CANCEL'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  answer();
  await waitFor(() => expect(network.sentTo(deleteDocument)[0]?.url).toBe(`/api/documents/${ID}`));
  expect(address()).toBe('/resume');
});

it('[CR3] offers to start over where the session has ended, and then creates', async () => {
  network.refuse(createDocument, 'no_session', 'Your session has ended.');
  network.answer(signOut, { success: true });
  const { user, address } = await choose('Write your resume by yourself');
  await user.type(screen.getByLabelText('Resume name'), 'Designer');
  await user.click(press('SAVE'));
  await screen.findByRole('alertdialog', { name: 'Your session has ended' });
  network.answer(createDocument, { status: 'success', message: '', document_id: ID });
  await user.click(press('Start anew'));
  await waitFor(() => expect(address()).toBe(`/resume/${ID}/contact`));
  expect(network.sentTo(signOut)).toHaveLength(1);
});

it('[CR4] is open at the choice of a file where a link has led there, once', async () => {
  const { address, user, router } = openList('/resume?begin=upload&sort=name');
  expect(await screen.findByRole('dialog', { name: WAYS[0] })).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/resume?sort=name'));
  await user.click(press('CANCEL'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  // The next time it begins at its first step.
  await user.click(await screen.findByRole('button', { name: 'Create new resume' }));
  expect(await screen.findByText(/Step 1/u)).toBeTruthy();
  // It was no step of its own: there is none to go back to.
  await act(() => router.navigate(-1));
  expect(address()).toBe('/resume?sort=name');
});

it('[CR2] begins with an empty name, and takes the one that is proposed by one press', async () => {
  const { user } = await choose('Write your resume by yourself');
  const name = screen.getByLabelText('Resume name');
  expect(name).toHaveProperty('value', '');
  await user.type(screen.getByLabelText('Targeted industry'), 'Toys');
  await user.click(screen.getByRole('button', { name: /^Use “Toys, .+”$/u }));
  expect(name).toHaveProperty('value', expect.stringMatching(/^Toys, \w+ \d{4}$/u));
  expect(document.activeElement).toBe(name);
});

it('[CR5] refuses what is dropped on the first step and no file of a resume, and stays there', async () => {
  const { user } = await openDialog();
  fireEvent.drop(window, {
    dataTransfer: { types: ['Files'], files: [new File(['MZ'], 'cv.pdf')] },
  });
  expect(await readAlert(user)).toContain('Invalid File Type');
  expect(screen.getByText(/Step 1/u)).toBeTruthy();
});
