import { randomUUID } from 'node:crypto';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { closeApp, openAt } from '../../open-app.test-support.tsx';
import { PreviewPage } from './preview-page.tsx';

/** A resume of its own for every test: an open one is shared by all screens that show it. */
const newAddress = () => `/resume/${randomUUID()}/final`;

afterEach(closeApp);

/** The page at its address, on a server that answers every call by `answer`. */
function open(answer: () => Promise<Response>) {
  const fetching = vi.fn(answer);
  globalThis.fetch = fetching;
  openAt(
    newAddress(),
    [
      { path: '/resume/:resumeId/final', element: <PreviewPage /> },
      { path: '/resume', element: <h1>Resumes</h1> },
    ],
    { state: { resumeName: 'For Galley' } },
  );
  return fetching;
}

it('stands in its final shape while the resume is on its way', () => {
  open(() => new Promise(() => {}));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Final preview');
  expect(screen.getByText('For Galley')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Editor' })).toBeTruthy();
  expect(screen.getByText('Laying out the page')).toBeTruthy();
});

it('[ED4] goes to the list when the server does not have the resume', async () => {
  expectPrinted('The document could not be loaded. ApiError: Not found.');
  open(async () =>
    Response.json({ status: 'error', message: 'Not found.', code: 'not_found' }, { status: 404 }),
  );
  expect(await screen.findByRole('heading', { name: 'Resumes' })).toBeTruthy();
});

it('[ED4] tells a network failure and tries again', async () => {
  expectPrinted('The document could not be loaded. NetworkError');
  const fetching = open(async () => {
    throw new TypeError('Failed to fetch');
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Your resume could not be loaded');
  const before = fetching.mock.calls.length;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(fetching.mock.calls.length).toBeGreaterThan(before);
});
