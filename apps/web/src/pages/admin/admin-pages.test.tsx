import {
  changeApplication,
  changeJob,
  createJob,
  EditedJob,
  getJobToEdit,
  getModel,
  getSession,
  getTotals,
  listApplications,
  listInquiries,
  listJobsToEdit,
  QUESTIONS,
  StoredApplication,
} from '@shortlist/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import type { Network } from '../../network.test-support.ts';
import { closeApp, openAt } from '../../open-app.test-support.tsx';
import { PAGE_PARTS, routes } from '../../routes.tsx';
import { JOB } from '../../site-jobs.test-support.ts';
import {
  APPLICATION,
  EDITED,
  ID,
  openAdminNetwork,
  page,
  sessionOf,
  well,
} from './admin-area.test-support.ts';

let network: Network;
beforeEach(() => {
  network = openAdminNetwork();
  network.answer(getJobToEdit, { ...well, job: EDITED });
  network.answer(listApplications, { ...well, ...page, applications: [APPLICATION] });
  network.answer(changeApplication, well);
  network.answer(getModel, { ...well, isOn: false, name: '' });
});
afterEach(closeApp);

it('[WS10] shows applications with their files, and marks them', async () => {
  const { user } = openAt('/admin/applications', routes, PAGE_PARTS);
  await screen.findByRole('heading', { level: 2, name: /Ada Lovelace/u });
  expect(screen.getByRole('link', { name: /cv\.pdf/u }).getAttribute('href')).toBe(
    `/api/admin/applications/${ID}/files/resume`,
  );
  await user.click(screen.getByRole('button', { name: /Mark as read/u }));
  await waitFor(() => expect(network.sentTo(changeApplication)).toHaveLength(1));
  expect(network.sentTo(changeApplication)[0]?.body).toEqual({ status: 'read' });
  await waitFor(() => expect(network.sentTo(listApplications).length).toBeGreaterThan(1));
});

it.each([
  { isOn: false, name: '', says: /^Language model: none.* AI_BASE_URL, AI_MODEL .* AI_API_KEY/u },
  { isOn: true, name: 'llama3.2', says: /^Language model: “llama3.2”\.$/u },
])('says to who runs the server which language model it asks: $name', async (model) => {
  network.answer(getModel, { ...well, isOn: model.isOn, name: model.name });
  openAt('/admin/jobs', routes, PAGE_PARTS);
  expect((await screen.findByText(/^Language model/u)).textContent).toMatch(model.says);
});

it('[WS10] searches and leafs on the server, from the address', async () => {
  const { user, address } = openAt('/admin/applications', routes, PAGE_PARTS);
  await user.type(await screen.findByLabelText('Search'), 'ada');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.click(await screen.findByRole('button', { name: 'New (51)' }));
  await user.click(await screen.findByRole('button', { name: 'Older ones' }));
  expect(address()).toBe('/admin/applications?text=ada&status=new&after=cursor');
  await waitFor(() =>
    expect(network.sentTo(listApplications).at(-1)?.url).toContain(
      'text=ada&status=new&jobId=&after=cursor',
    ),
  );
});

it('[WS10] shows self-identification as totals only, from five answers on', async () => {
  const none = { ...well, answered: 0, totals: null };
  network.answer(getTotals, none);
  openAt(`/admin/jobs/${JOB.id}`, routes, PAGE_PARTS);
  expect(await screen.findByText(/Totals appear once there are 5 applications/u)).toBeTruthy();
  closeApp();

  const counts = Object.fromEntries(QUESTIONS.map((question) => [question, { Yes: 3, No: 2 }]));
  network.answer(getTotals, { ...well, answered: 5, totals: counts } as never);
  openAt(`/admin/jobs/${JOB.id}`, routes, PAGE_PARTS);
  const table = await screen.findByRole('table', { name: 'Gender' });
  expect(within(table).getByRole('row', { name: 'Yes 3' })).toBeTruthy();
});

it('saves a job on the revision that was read, and says when somebody else was quicker', async () => {
  network.answer(getTotals, { ...well, answered: 0, totals: null });
  network.refuse(changeJob, 'stale', 'Changed.', { revision: 4, current: EDITED });
  const { user } = openAt(`/admin/jobs/${JOB.id}`, routes, PAGE_PARTS);
  await user.type(await screen.findByLabelText('Title'), ' II');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Someone else has changed');
  expect(network.sentTo(changeJob)[0]?.headers.get('If-Match')).toBe('"3"');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Bridge Engineer II');
});

it('edits a job as it is now, whatever was read of it before', async () => {
  network.answer(getTotals, { ...well, answered: 0, totals: null });
  const { user, router } = openAt(`/admin/jobs/${JOB.id}`, routes, PAGE_PARTS);
  await screen.findByLabelText('Title');
  await act(() => router.navigate('/admin/jobs'));
  await screen.findByRole('button', { name: /^Feature/u });
  const changed = EditedJob.parse({ ...EDITED, isFeatured: true, revision: 4 });
  network.answer(changeJob, { ...well, job: changed });
  network.answer(getJobToEdit, { ...well, job: changed });
  await act(() => router.navigate(`/admin/jobs/${JOB.id}`));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(network.sentTo(changeJob)).toHaveLength(1));
  expect(network.sentTo(changeJob)[0]?.headers.get('If-Match')).toBe('"4"');
});

it('offers Retry where the totals could not be loaded', async () => {
  expectPrinted('Could not be fetched: admin ApiError: Away.');
  network.refuse(getTotals, 'not_found', 'Away.');
  const { user } = openAt(`/admin/jobs/${JOB.id}`, routes, PAGE_PARTS);
  await screen.findByText('The self-identification totals could not be loaded');
  network.answer(getTotals, { ...well, answered: 0, totals: null });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/Totals appear once there are 5 applications/u)).toBeTruthy();
});

it('goes on from the card whose button went away with a press', async () => {
  const { user } = openAt('/admin/applications', routes, PAGE_PARTS);
  await screen.findByRole('heading', { level: 2, name: /Ada Lovelace/u });
  const read = StoredApplication.parse({ ...APPLICATION, status: 'read' });
  network.answer(listApplications, { ...well, ...page, applications: [read] });
  await user.click(screen.getByRole('button', { name: /Mark as read/u }));
  await screen.findByRole('button', { name: /Mark as new/u });
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
});

it('publishes a job, shows its Markdown as text and never as HTML, and asks for what is missing', async () => {
  network.answer(createJob, { ...well, job: EDITED });
  network.answer(getTotals, { ...well, answered: 0, totals: null });
  const { user, address } = openAt('/admin/jobs/new', routes, PAGE_PARTS);
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Please enter the title of the job.')).toBeTruthy();

  await user.type(screen.getByLabelText('Title'), 'Cook');
  await user.type(screen.getByLabelText('Department'), 'Kitchen');
  await user.type(screen.getByLabelText('Location'), 'Dallas');
  await user.type(screen.getByLabelText('Description'), '<img src=x> **hot**');
  const shown = screen.getByRole('region', { name: 'Description as visitors see it' });
  expect(within(shown).queryByRole('img')).toBeNull();
  expect(within(shown).getByText('hot').tagName).toBe('STRONG');
  await user.selectOptions(screen.getByLabelText('Employment type'), 'Internship');
  await user.type(screen.getByLabelText('Apply by'), '2027-03-31');
  await user.clear(screen.getByLabelText('Country'));
  await user.type(screen.getByLabelText('Country'), 'Canada');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/Please enter the two capital letters/u)).toBeTruthy();
  await user.clear(screen.getByLabelText('Country'));
  await user.type(screen.getByLabelText('Country'), 'ca');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(address()).toBe(`/admin/jobs/${JOB.id}`));
  expect(network.sentTo(createJob)[0]?.body).toMatchObject({
    employmentType: 'Internship',
    applyBy: '2027-03-31',
    country: 'CA',
  });
});

it('says of a job that its last day has passed', async () => {
  const ended = EditedJob.parse({ ...EDITED, applyBy: '2026-01-31' });
  network.answer(listJobsToEdit, { ...well, jobs: [ended] });
  openAt('/admin/jobs', routes, PAGE_PARTS);
  expect(await screen.findByText('Ended on 2026-01-31')).toBeTruthy();
});

it.each([
  ['an account', sessionOf(false)],
  ['nobody', null],
])(
  '[WS10] [ST4] is Not Found to %s: nothing of it is asked for and nothing logged',
  async (_, session) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    network.answer(getSession, session);
    for (const path of ['/admin', '/admin/inquiries', `/admin/jobs/${JOB.id}`]) {
      const { address } = openAt(path, routes, PAGE_PARTS);
      expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
      expect(address()).toBe(path);
      closeApp();
    }
    expect(network.sentTo(listJobsToEdit)).toEqual([]);
    expect(network.sentTo(listInquiries)).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
  },
);

it('leads an admin from /admin to the inquiries', async () => {
  network.answer(listInquiries, { ...well, ...page, inquiries: [] });
  const { address } = openAt('/admin', routes, PAGE_PARTS);
  expect(await screen.findByRole('heading', { level: 1, name: 'Inquiries' })).toBeTruthy();
  expect(address()).toBe('/admin/inquiries');
});

it('offers Retry where the server does not say who is here', async () => {
  expectPrinted('Could not be fetched: admin-page NetworkError');
  network.cut(getSession);
  const { user } = openAt('/admin/jobs', routes, PAGE_PARTS);
  await screen.findByRole('heading', { name: 'This page could not be loaded' });
  network.answer(getSession, sessionOf(true));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Jobs' })).toBeTruthy();
});

it('is Not Found to an admin whose role was taken away', async () => {
  expectPrinted('Could not be fetched: admin ApiError: Nothing here.');
  network.refuse(listJobsToEdit, 'not_found', 'Nothing here.');
  network.refuse(listInquiries, 'not_found', 'Nothing here.');
  openAt('/admin/inquiries', routes, PAGE_PARTS);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
});
