import { EntryId, emptyFlatEntry } from '@shortlist/resume';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeEditor, openEditor } from './open-editor.test-support.tsx';

beforeEach(() => localStorage.clear());
afterEach(closeEditor);

const job = { ...emptyFlatEntry('experience', EntryId.parse('x1')), role: 'Weaver' };
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

it.each([
  ['june 24', 'Jun 2024'],
  ['01.06.2024', 'Jun 2024'],
  ['1. Juni 2024', 'Jun 2024'],
  ['2024-06-01', 'Jun 2024'],
])('[ED13] a date typed as %s is %s once the field is left', async (typed, date) => {
  const { user } = await openEditor({ section: 'experience', resume: { experiences: [job] } });
  const start = field('Start date');
  await user.type(start, typed);
  expect(start.value).toBe(typed);
  await user.tab();
  await waitFor(() => expect(start.value).toBe(date));
  expect(start.getAttribute('aria-invalid')).toBeNull();
});

it.each([
  ['summer 2024', ['Jun 2024']],
  ['01/06/2024', ['Jan 2024', 'Jun 2024']],
])('[ED13] %s is kept as it is until one of %j is chosen', async (typed, choices) => {
  const { user } = await openEditor({ section: 'experience', resume: { experiences: [job] } });
  const start = field('Start date');
  await user.type(start, typed);
  await user.tab();
  const group = await screen.findByRole('group', { name: 'Did you mean' });
  expect(start.value).toBe(typed);
  const buttons = [...group.querySelectorAll('button')];
  expect(buttons.map((button) => button.textContent)).toEqual(choices);
  const last = buttons.at(-1);
  if (last) await user.click(last);
  expect(start.value).toBe('Jun 2024');
  expect(document.activeElement).toBe(start);
  expect(screen.queryByRole('group', { name: 'Did you mean' })).toBeNull();
});

it('[ED13] a year that cannot be is refused with a sentence', async () => {
  const { user } = await openEditor({ section: 'experience', resume: { experiences: [job] } });
  const start = field('Start date');
  await user.type(start, '0000');
  await user.tab();
  expect(
    await screen.findByText('The year 0000 cannot be right. Please enter a year like 2024.'),
  ).toBeTruthy();
  expect(start.getAttribute('aria-invalid')).toBe('true');
});
