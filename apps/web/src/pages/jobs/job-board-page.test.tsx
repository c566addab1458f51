import { listJobs } from '@shortlist/contracts';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { type Network, openNetwork } from '../../network.test-support.ts';
import { closeApp, openAt } from '../../open-app.test-support.tsx';
import { JOB, JOBS } from '../../site-jobs.test-support.ts';
import { JobBoardPage } from './job-board-page.tsx';

let network: Network;
beforeEach(() => {
  network = openNetwork();
});
afterEach(closeApp);

const open = () => openAt('/', [{ path: '/', element: <JobBoardPage /> }]);

const job = (changes: object) =>
  listJobs.schema.response[200].shape.jobs.element.parse({ ...JOB, isFeatured: false, ...changes });

it('[WS4] lists the open roles by team, with a way to the search of each place', async () => {
  const jobs = [
    job({ id: 'a', title: 'Bridge Engineer', isFeatured: true }),
    job({ id: 'b', title: 'Illustrator', department: 'Design', location: 'Remote' }),
    job({ id: 'c', title: 'Tunnel Engineer', location: 'Remote' }),
  ];
  network.answer(listJobs, { ...JOBS, jobs });
  open();

  const team = async (name: string) => {
    const heading = await screen.findByRole('heading', { level: 2, name });
    const section = heading.closest('section');
    if (!section) throw new Error('The team has no section.');
    return within(section);
  };
  const engineering = await team('Engineering');
  expect(engineering.getByText('2 open roles')).toBeTruthy();
  expect(engineering.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Bridge Engineer',
    'Tunnel Engineer',
  ]);
  expect(engineering.getByText('Featured')).toBeTruthy();
  expect((await team('Design')).getByText('1 open role')).toBeTruthy();

  const places = within(screen.getByRole('navigation', { name: 'Open roles by place' }));
  expect(places.getByRole('link', { name: /^Remote/ }).getAttribute('href')).toBe(
    '/company/careers/search?location=Remote',
  );
});

it('[WS4] says so where no job is open, and still how to apply', async () => {
  network.answer(listJobs, { ...JOBS, jobs: [] });
  open();
  expect(await screen.findByText('There are no open roles right now.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'When you apply to us' })).toBeTruthy();
});

it('[WS4] offers Retry where the jobs do not come', async () => {
  expectPrinted('Could not be fetched: jobs NetworkError');
  const { user } = open();
  expect(await screen.findByText('The jobs could not be loaded')).toBeTruthy();
  network.answer(listJobs, JOBS);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Bridge Engineer' })).toBeTruthy();
});
