import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { serveFontsBeside } from '#paper/fonts/browser-fonts.test-support.ts';
import { closeEditor, openEditor, openSavingNetwork } from './open-editor.test-support.tsx';

afterEach(async () => {
  await closeEditor();
  vi.unstubAllGlobals();
});

/** Opens the editor with fonts for the paper, at the page in a narrow window. */
async function openPaper(opening: Parameters<typeof openEditor>[0]) {
  const network = serveFontsBeside(openSavingNetwork);
  const app = await openEditor({ ...opening, network });
  await app.user.click(screen.getByRole('button', { name: 'Preview' }));
  await waitFor(() => expect(document.querySelector('[data-sheets]')).toBeTruthy());
  return app;
}

/** Headings that lie over the page and are in sight. */
const ghosts = () =>
  Array.from(document.querySelectorAll('[data-ghost]:not([hidden]) > div:not([hidden])')).map(
    (ghost) => ghost.firstElementChild?.textContent,
  );

const ALL = [
  ...['Summary', 'Experience', 'Education', 'Projects'],
  ...['Certifications', 'Awards', 'Skills'],
];

it('lies over an empty page, in no sheet, and each heading gives way to the words of its section', async () => {
  const { user } = await openPaper({ section: 'summary' });
  await waitFor(() => expect(ghosts()).toEqual(ALL));
  expect(document.querySelector('[data-sheets] [data-ghost]')).toBeNull();
  expect(
    screen.queryByText('Summary', { selector: '[data-ghost] p' })?.closest('[aria-hidden]'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Form' }));
  await user.type(screen.getByRole('textbox', { name: 'Summary' }), 'Calm.');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await screen.findByText('Calm.', { selector: 'svg text' });
  await waitFor(() => expect(ghosts()).toEqual(ALL.slice(1)));
});

it('is on no page of a resume that has begun', async () => {
  await openPaper({ resume: { summary: 'Calm.', skills: 'Weaving' } });
  await screen.findByText('Calm.', { selector: 'svg text' });
  expect(document.querySelector('[data-ghost]')).toBeNull();
});
