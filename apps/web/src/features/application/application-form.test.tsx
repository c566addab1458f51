import { listDocuments } from '@shortlist/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openNetwork } from '../../network.test-support.ts';
import { closeApp, openAt } from '../../open-app.test-support.tsx';
import { JOB } from '../../site-jobs.test-support.ts';
import { ApplicationForm } from './application-form.tsx';
import { closeFormServer, serveForms } from './form-server.test-support.ts';

let user: ReturnType<typeof openAt>['user'];
let tracked: string[];
/** Takes for ever, as tracking does on a line that hangs. */
function track(submissionId: string): Promise<void> {
  tracked.push(submissionId);
  return new Promise(() => {});
}
beforeEach(() => {
  tracked = [];
  openNetwork().answer(listDocuments, { status: 'success', message: '', documents: [] });
  ({ user } = openAt('/', [{ path: '/', element: <ApplicationForm job={JOB} onSent={track} /> }]));
});
afterEach(() => {
  closeApp();
  closeFormServer();
});

const SELECTS = [
  'Gender',
  'Are you Hispanic/Latino?',
  'Veteran status',
  'Disability status',
  'Will you need sponsorship to work in this job’s country?',
];
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const options = (label: string) =>
  Array.from(screen.getByLabelText<HTMLSelectElement>(label).options, ({ text }) => text).slice(1);

async function expectRefusal(text: string, field: string) {
  await user.click(screen.getByRole('button', { name: 'Submit application' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Invalid Input' });
  expect(dialog.textContent).toContain(text);
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(input(field)));
}

it('[WS7] checks in the order of the spec, and goes to the field each time', async () => {
  await expectRefusal('Please enter a valid email address.', 'Email');
  await user.type(input('Email'), 'ada@example.com');
  await expectRefusal('Please enter a valid first name.', 'First name');
  await user.type(input('First name'), 'Ada');
  await expectRefusal('Please enter a valid last name.', 'Last name');
  await user.type(input('Last name'), 'Lovelace');
  const marked = (labels: readonly string[]) =>
    labels.filter((label) => input(label).getAttribute('aria-invalid') === 'true');
  for (const [at, label] of SELECTS.entries()) {
    await expectRefusal('Please make a selection for all self-identification fields.', label);
    expect(marked(SELECTS)).toEqual(SELECTS.slice(at));
    await user.selectOptions(input(label), options(label)[0] ?? '');
  }
  await expectRefusal('Please upload both a resume and a cover letter.', 'Resume');
  expect(marked(['Resume', 'Cover letter'])).toEqual(['Resume', 'Cover letter']);
  await user.upload(input('Resume'), new File(['%PDF-1.7'], 'cv.pdf'));
  await screen.findByText('cv.pdf');
  await expectRefusal('Please upload both a resume and a cover letter.', 'Cover letter');
});

it('[WS7] offers the answers of the spec', () => {
  expect(SELECTS.map(options)).toEqual([
    ['Male', 'Female', 'Non-binary', 'Decline to self-identify'],
    ['Yes', 'No', 'Decline to self-identify'],
    [
      'I am not a protected veteran',
      'I identify as one or more of the classifications of a protected veteran',
      'I do not wish to answer',
    ],
    [
      'Yes, I have a disability, or have had one in the past',
      'No, I do not have a disability and have not had one in the past',
      'I do not want to answer',
    ],
    ['Yes', 'No'],
  ]);
});

it('[WS8] states what the law wants said about veterans and disability', () => {
  const text = screen.getByRole('form').textContent;
  expect(text).toContain('within three years of your discharge');
  expect(text).toContain('7% of their workforce');
  expect(text).toContain('every five years');
  expect(text).toContain('expires on 04/30/2026');
});

it.each([
  { it: 'another type', file: new File(['text'], 'cv.txt') },
  { it: 'another type under a right name', file: new File(['text'], 'cv.pdf') },
])('[WS9] refuses a file of $it at once', async ({ file }) => {
  await userEvent.setup({ applyAccept: false }).upload(input('Resume'), file);
  const dialog = await screen.findByRole('alertdialog', { name: 'Invalid File Type' });
  expect(dialog.textContent).toContain('Please upload a PDF, DOC, or DOCX file.');
});

async function fillIn() {
  await user.type(input('First name'), 'Ada');
  await user.type(input('Last name'), 'Lovelace');
  await user.type(input('Email'), 'ada@example.com');
  for (const label of SELECTS) await user.selectOptions(input(label), options(label)[0] ?? '');
  await user.upload(input('Resume'), new File(['%PDF-1.7'], 'cv.pdf'));
  await screen.findByText('cv.pdf');
  await user.upload(input('Cover letter'), new File(['%PDF-1.7'], 'letter.pdf'));
  await screen.findByText('letter.pdf');
}

it('[WS7] is sent once however often Enter is pressed; another Enter cancels nothing, and the next waits for no tracking of the last', async () => {
  let arrived = 0;
  let answer = () => {};
  await serveForms((request, response) => {
    arrived += 1;
    answer = () => response.end('{"status":"success"}');
    request.resume();
  });
  await fillIn();
  screen.getByRole('button', { name: 'Submit application' }).focus();
  await user.keyboard('{Enter}{Enter}');
  const overlay = await screen.findByRole('dialog', { name: 'Sending your application' });
  await waitFor(() => expect(document.activeElement).toBe(overlay));
  await user.keyboard('{Enter}{ }{Escape}');
  await waitFor(() => expect(arrived).toBe(1));

  answer();
  await within(overlay).findByText('The server has answered.');
  expect(within(overlay).queryByRole('button')).toBeNull();
  await screen.findByText('Your resume has been uploaded');
  expect(arrived).toBe(1);
  expect(tracked).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(input('First name').value).toBe(''));
  await fillIn();
  await user.click(screen.getByRole('button', { name: 'Submit application' }));
  await waitFor(() => expect(arrived).toBe(2));
});

it('[WS7] asks about sponsorship, which is stored, outside the part whose answers are not', () => {
  const counted = within(screen.getByRole('region', { name: 'Voluntary self-identification' }));
  expect(counted.getByText(/are not stored with your application/u)).toBeTruthy();
  expect(counted.getAllByRole('combobox')).toHaveLength(SELECTS.length - 1);
  expect(counted.queryByLabelText(/sponsorship/u)).toBeNull();
  const [first] = counted.getAllByRole('combobox');
  const place = input(SELECTS.at(-1) ?? '').compareDocumentPosition(first as Node);
  expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
