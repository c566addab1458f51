import { type DateValue, dateCodec, EntryId, SECTIONS } from '@shortlist/model';
import { emptyFlatEntry } from '@shortlist/model/flat-entry.test-support';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentsSent } from '../../network.test-support.ts';
import { closeEditor, openEditor } from './open-editor.test-support.tsx';

beforeEach(() => localStorage.clear());
afterEach(closeEditor);

const job = { ...emptyFlatEntry('experience', EntryId.parse('x1'), SECTIONS), role: 'Weaver' };
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

describe('a date and the save status agree', () => {
  const prize = { ...emptyFlatEntry('award', EntryId.parse('a1'), SECTIONS), name: 'Prize' };
  const held = { ...job, startDate: 'Jan 2020', endDate: 'Feb 2024' };
  const resume = { experiences: [held], awards: [prize] };
  const status = () => screen.getByRole('status', { name: 'Save status' }).textContent ?? '';
  const hints = (input: HTMLInputElement) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');

  const MEMBERS: Readonly<Record<string, string>> = {
    'Start date': 'startDate',
    'End date': 'endDate',
    Date: 'date',
  };

  async function typeDate(section: string, name: string, typed: string) {
    const app = await openEditor({ section, resume });
    const { user } = app;
    await user.clear(field(name));
    await user.type(field(name), typed);
    await user.tab();
    return app;
  }

  it.each([
    { section: 'experience', name: 'Start date', typed: '13/2024', advice: /^Kept as text\./ },
    { section: 'experience', name: 'End date', typed: 'summer 2023', advice: /^Kept as text\./ },
    { section: 'experience', name: 'Start date', typed: 'Present', advice: /^Kept as text\./ },
    { section: 'experience', name: 'Start date', typed: '1850', advice: /earlier than/ },
    { section: 'awards', name: 'Date', typed: 'Dec 2099', advice: /later than/ },
    { section: 'awards', name: 'Date', typed: 'soon', advice: /^Kept as text\./ },
  ])('$name $typed is saved, with advice', async ({ section, name, typed, advice }) => {
    const { network } = await typeDate(section, name, typed);
    await waitFor(() => expect(status()).toBe('Saved'), { timeout: 4000 });
    const kind = section === 'awards' ? 'award:' : 'experience:';
    const saved = contentsSent(network, kind).at(-1)?.[MEMBERS[name] ?? ''];
    expect(dateCodec.toFlat(saved as DateValue)).toBe(typed);
    expect(field(name).value).toBe(typed);
    expect(field(name).getAttribute('aria-invalid')).toBeNull();
    expect(hints(field(name))).toMatch(advice);
  });

  it.each([
    { section: 'experience', name: 'Start date', typed: 'Dec 2099', refused: 'Start date' },
    { section: 'experience', name: 'Start date', typed: '0000', refused: 'Start date' },
    { section: 'experience', name: 'End date', typed: 'Jan 2019', refused: 'End date' },
    { section: 'experience', name: 'Start date', typed: 'Mar 2024', refused: 'End date' },
    { section: 'awards', name: 'Date', typed: '0204', refused: 'Date' },
  ])('$name $typed is refused by both', async ({ section, name, typed, refused }) => {
    await typeDate(section, name, typed);
    await waitFor(() => expect(status()).toMatch(/^Not saved yet: /), { timeout: 4000 });
    await waitFor(() => expect(field(refused).getAttribute('aria-invalid')).toBe('true'));
    expect(hints(field(refused))).toContain(status().replace('Not saved yet: ', ''));
  });
});
