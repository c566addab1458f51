import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FAQ_ENTRIES } from '#content/faq.ts';
import { openNetwork } from '../../network.test-support.ts';
import { closeApp, openAt } from '../../open-app.test-support.tsx';
import { FaqList } from './faq-list.tsx';

beforeEach(() => openNetwork());
afterEach(closeApp);

const openFaq = (hash = '') => openAt(`/faq${hash}`, [{ path: '/faq', element: <FaqList /> }]);
const questions = () => screen.getAllByRole('heading', { level: 3 });

it('[WS4] has every question with its own link', () => {
  openFaq();
  expect(questions()).toHaveLength(FAQ_ENTRIES.length);
  for (const { id, question } of FAQ_ENTRIES) {
    const link = screen.getByRole('link', { name: `Link to “${question}”` });
    expect(link.getAttribute('href')).toBe(`#${id}`);
    expect(document.getElementById(id)?.closest('details')?.textContent).toContain(question);
  }
});

it('[WS4] answers each question in under 40 words, folded until it is pressed', async () => {
  const { user } = openFaq();
  const lengths = FAQ_ENTRIES.map(({ id, answer }) => [id, answer.join(' ').split(/\s+/u).length]);
  expect(lengths.filter(([, length]) => Number(length) >= 40)).toEqual([]);
  const fold = document.getElementById('cost')?.closest('details');
  expect(fold?.open).toBe(false);
  await user.click(screen.getByText('What does it cost?'));
  expect(fold?.open).toBe(true);
});

it('[WS4] goes to the question that the address names', () => {
  openFaq('#deleted');
  expect(document.activeElement?.id).toBe('deleted');
  expect(document.activeElement?.closest('details')?.open).toBe(true);
});

it('[WS4] leaves the questions that hold the words typed', async () => {
  const { user } = openFaq();
  await user.type(screen.getByLabelText('Search the questions'), 'undo delete');
  expect(questions().map(({ textContent }) => textContent)).toEqual([
    'How do I delete a resume?',
    'I deleted a resume. Is it gone?',
  ]);
  expect(screen.getByRole('status').textContent).toBe('2 questions');
});
