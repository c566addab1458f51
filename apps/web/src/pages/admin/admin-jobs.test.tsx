import {
  changeJob,
  EditedJob,
  getJobToEdit,
  getTotals,
  listJobsToEdit,
} from '@shortlist/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Network } from '../../network.test-support.ts';
import { closeApp, openAt } from '../../open-app.test-support.tsx';
import { PAGE_PARTS, routes } from '../../routes.tsx';
import { JOB } from '../../site-jobs.test-support.ts';
import { EDITED, openAdminNetwork, well } from './admin-area.test-support.ts';

let network: Network;
beforeEach(() => {
  network = openAdminNetwork();
  network.answer(getJobToEdit, { ...well, job: EDITED });
});
afterEach(closeApp);

describe('closing a job', () => {
  const SECOND = EditedJob.parse({ ...EDITED, id: 'cook', title: 'Cook', isFeatured: false });
  const CLOSED = EditedJob.parse({ ...EDITED, status: 'closed', isFeatured: false, revision: 4 });
  beforeEach(() => {
    network.answer(listJobsToEdit, { ...well, jobs: [EDITED, SECOND] });
    network.answer(changeJob, { ...well, job: CLOSED });
  });
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map((job) => job.textContent);

  it('by a double click closes one, which stays where it is', async () => {
    const { user } = openAt('/admin/jobs', routes, PAGE_PARTS);
    const close = await screen.findByRole('button', { name: `Close: ${JOB.title}` });
    network.answer(listJobsToEdit, { ...well, jobs: [SECOND, CLOSED] });
    await user.dblClick(close);
    await screen.findByRole('button', { name: `Open again: ${JOB.title}` });
    expect(network.sentTo(changeJob).map(({ body }) => body)).toEqual([{ status: 'closed' }]);
    expect(titles()[0]).toContain(JOB.title);
  });

  it('can be undone, its being featured too', async () => {
    const featured = EditedJob.parse({ ...EDITED, isFeatured: true });
    network.answer(listJobsToEdit, { ...well, jobs: [featured, SECOND] });
    const { user } = openAt('/admin/jobs', routes, PAGE_PARTS);
    await user.click(await screen.findByRole('button', { name: `Close: ${JOB.title}` }));
    await screen.findByText(`“${JOB.title}” is closed.`);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(network.sentTo(changeJob)).toHaveLength(2));
    const [, undone] = network.sentTo(changeJob);
    expect(undone?.body).toEqual({ status: 'open', isFeatured: true });
    expect(undone?.headers.get('If-Match')).toBe('"4"');
  });
});

describe('what is typed into a job', () => {
  beforeEach(() => network.answer(getTotals, { ...well, answered: 0, totals: null }));
  const title = async () => screen.findByLabelText<HTMLInputElement>('Title');

  it('is there again after leaving the page, until it is saved', async () => {
    const { user, router } = openAt(`/admin/jobs/${JOB.id}`, routes, PAGE_PARTS);
    await user.type(await title(), ' II');
    expect(screen.getByText(/^Not saved yet\./u)).toBeTruthy();
    await act(() => router.navigate('/admin/jobs'));
    await screen.findByRole('button', { name: /^Feature/u });
    const newer = EditedJob.parse({ ...EDITED, revision: 4 });
    network.answer(getJobToEdit, { ...well, job: newer });
    await act(() => router.navigate(`/admin/jobs/${JOB.id}`));
    expect((await title()).value).toBe('Bridge Engineer II');
    expect(screen.getByText(/^You typed this here earlier\./u)).toBeTruthy();

    network.answer(changeJob, { ...well, job: EditedJob.parse({ ...EDITED, revision: 5 }) });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Job saved.');
    // On the revision that it was typed on: what came between is not overwritten in silence.
    expect(network.sentTo(changeJob)[0]?.headers.get('If-Match')).toBe('"3"');
    await waitFor(() => expect(screen.queryByText(/typed this here earlier/u)).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(network.sentTo(changeJob)).toHaveLength(2));
    expect(network.sentTo(changeJob)[1]?.headers.get('If-Match')).toBe('"5"');
    expect(sessionStorage.length).toBe(0);
  });

  it('while the answer to a save is on its way stays, on the new revision', async () => {
    const { user } = openAt(`/admin/jobs/${JOB.id}`, routes, PAGE_PARTS);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    network.answer(
      changeJob,
      { ...well, job: EditedJob.parse({ ...EDITED, revision: 5 }) },
      arrived,
    );
    await user.type(await title(), ' II');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(network.sentTo(changeJob)).toHaveLength(1));
    await user.type(await title(), 'I');
    arrive();
    await screen.findByText('Job saved.');
    expect(screen.getByText(/^Not saved yet\./u)).toBeTruthy();
    expect(Object.values({ ...sessionStorage }).join()).toContain('Bridge Engineer III');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(network.sentTo(changeJob)).toHaveLength(2));
    expect(network.sentTo(changeJob)[1]?.headers.get('If-Match')).toBe('"5"');
  });

  it('can be discarded for the job as it is now', async () => {
    const { user } = openAt(`/admin/jobs/${JOB.id}`, routes, PAGE_PARTS);
    await user.type(await title(), ' II');
    const theirs = EditedJob.parse({ ...EDITED, title: 'Tunnel Engineer', revision: 4 });
    network.answer(getJobToEdit, { ...well, job: theirs });
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await waitFor(async () => expect((await title()).value).toBe('Tunnel Engineer'));
    expect(sessionStorage.length).toBe(0);
    network.answer(changeJob, { ...well, job: theirs });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(network.sentTo(changeJob)).toHaveLength(1));
    expect(network.sentTo(changeJob)[0]?.headers.get('If-Match')).toBe('"4"');
  });

  it('that is new is there again, and can be discarded', async () => {
    const { user, router } = openAt('/admin/jobs/new', routes, PAGE_PARTS);
    await user.type(await title(), 'Cook');
    await act(() => router.navigate('/admin/jobs'));
    await screen.findByRole('button', { name: /^Feature/u });
    await act(() => router.navigate('/admin/jobs/new'));
    expect((await title()).value).toBe('Cook');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await waitFor(async () => expect((await title()).value).toBe(''));
  });
});
