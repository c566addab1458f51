import { listJobs } from '@shortlist/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { type Network, openNetwork } from '../../network.test-support.ts';
import { closeApp, openAt } from '../../open-app.test-support.tsx';
import { JOBS } from '../../site-jobs.test-support.ts';
import { JobSearch } from './job-search.tsx';

let network: Network;
beforeEach(() => {
  network = openNetwork();
  network.answer(listJobs, JOBS);
});
afterEach(closeApp);

const openSearch = (query = '') =>
  openAt(`/company/careers/search${query}`, [{ path: '*', element: <JobSearch /> }]);

it('[WS3] lists open roles, each with a link to it', async () => {
  openSearch();
  const link = await screen.findByRole('link', { name: 'Bridge Engineer' });
  expect(link.getAttribute('href')).toBe('/company/careers/jobs/bridge-engineer');
  expect(screen.getByText('Featured')).toBeTruthy();
});

it('[WS3] searches by word, department and location, and keeps them in the address', async () => {
  const { user, address } = openSearch();
  await screen.findByRole('link', { name: 'Bridge Engineer' });
  await user.selectOptions(screen.getByLabelText('Department'), 'Engineering');
  await user.selectOptions(screen.getByLabelText('Location'), 'Dallas, Texas');
  await user.type(screen.getByLabelText('Search'), 'bridge');
  await waitFor(() =>
    expect(address()).toBe(
      '/company/careers/search?text=bridge&department=Engineering&location=Dallas%2C+Texas',
    ),
  );
  await waitFor(() =>
    expect(network.sentTo(listJobs).at(-1)?.url).toContain('text=bridge&department=Engineering'),
  );
});

it('[WS3] says that no role fits, and offers every role', async () => {
  network.answer(listJobs, { ...JOBS, jobs: [] });
  openSearch('?text=astronaut');
  expect(await screen.findByText('No open roles match.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show every role' }).getAttribute('href')).toBe(
    '/company/careers/search',
  );
});

it('[WS3] shows a failure with Retry', async () => {
  expectPrinted('Could not be fetched: jobs ApiError: Server responded with 500: broken');
  network.answerRaw(listJobs, 500, 'broken');
  const { user } = openSearch();
  await screen.findByText('The jobs could not be loaded');
  network.answer(listJobs, JOBS);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Bridge Engineer' })).toBeTruthy();
});

it('[WS3] loses no choice that is made while the typing rests', async () => {
  const { user, address } = openSearch();
  await screen.findByRole('link', { name: 'Bridge Engineer' });
  await user.type(screen.getByLabelText('Search'), 'bridge');
  await user.selectOptions(screen.getByLabelText('Department'), 'Engineering');
  await waitFor(() =>
    expect(address()).toBe('/company/careers/search?text=bridge&department=Engineering'),
  );
});

it('[WS3] follows the address where it says something else, as after Back', async () => {
  const { user, router } = openSearch();
  const field = await screen.findByLabelText<HTMLInputElement>('Search');
  await user.type(field, 'bri');
  await act(() => router.navigate('/company/careers/search?text=cook'));
  await waitFor(() => expect(field.value).toBe('cook'));
});

it('[WS3] keeps a letter that is typed while the address changes', async () => {
  const { user, router, address } = openSearch();
  const field = await screen.findByLabelText<HTMLInputElement>('Search');
  router.subscribe(() => {
    if (field.value === 'bri') fireEvent.change(field, { target: { value: 'brid' } });
  });
  await user.type(field, 'bri');
  await waitFor(() => expect(address()).toBe('/company/careers/search?text=brid'));
  expect(field.value).toBe('brid');
});
