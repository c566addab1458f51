import { getDocument } from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Network } from '../../network.test-support.ts';
import {
  closeLetters,
  letterAnswer,
  openLetter,
  openLetterServer,
  sentContents,
} from './letter.test-support.tsx';

let network: Network;
let id: ResumeId;
beforeEach(() => {
  ({ network, id } = openLetterServer());
});
afterEach(closeLetters);

const SENTENCE = 'I have led the team that moved forty warehouses onto one planning system. ';

/** Opens a letter with so many paragraphs of three lines. */
function openWith(paragraphs: number, letter: Record<string, unknown> = {}) {
  const answer = letterAnswer(id);
  const blocks = Array.from({ length: paragraphs }, (_, at) => ({
    id: `p${at}`,
    text: SENTENCE.repeat(4),
  }));
  const contents: Record<string, Record<string, unknown>> = { body: { blocks }, letter };
  network.answer(getDocument, {
    ...answer,
    parts: answer.parts.map((part) => ({ ...part, content: contents[part.key] ?? part.content })),
  });
  return openLetter(`/letter/${id}`);
}

const pages = () => screen.findByRole('region', { name: 'Pages' });
const looks = () => sentContents(network, 'look') as Record<string, unknown>[];

it('[LT2] a letter is fitted to one page from its editor, which says what is smaller, and back', async () => {
  const { user } = await openWith(11);
  const part = within(await pages());
  await part.findByText('The letter takes 2 pages.');
  await user.click(part.getByRole('button', { name: 'Fit to one page' }));
  await part.findByText(/^It fits on one page\. Smaller: .*line height [\d.]+ → [\d.]+/u);
  await part.findByText('The letter takes one page.');
  expect(part.queryByRole('button')).toBeNull();
  await waitFor(() => expect(looks().at(-1)).toMatchObject({ lineHeight: expect.any(Number) }));

  // It is said for as long as it holds.
  const text = screen.getByLabelText<HTMLTextAreaElement>('Text');
  const { value } = text;
  fireEvent.change(text, { target: { value: `${value}\n\n${SENTENCE.repeat(24)}` } });
  await part.findByText('The letter takes 2 pages.');
  expect(part.queryByText(/^It fits/u)).toBeNull();
  fireEvent.change(text, { target: { value } });
  await part.findByText(/^It fits on one page\./u);

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await part.findByText('The letter takes 2 pages.');
  expect(part.queryByText(/^It fits/u)).toBeNull();
  await waitFor(() => expect(looks().at(-1)?.lineHeight ?? null).toBeNull());
});

it('[LT2] a letter that does not fit at a readable size says so, and stays as it is', async () => {
  const { user } = await openWith(24);
  const part = within(await pages());
  await user.click(await part.findByRole('button', { name: 'Fit to one page' }));
  await part.findByText(/^It does not fit at a readable size: it takes \d pages\.$/u);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(looks()).toEqual([]);
});

const paper = async () => (await screen.findByRole('article')).textContent ?? '';

it('[LT2] the language of a letter says how its day is written, and its layout where none is chosen', async () => {
  const { user } = await openWith(1, { date: '2026-11-28', subject: 'Brücken' });
  const language = screen.getByLabelText<HTMLSelectElement>(/^Language/u);
  expect(language.selectedOptions[0]?.textContent).toBe('English');
  await waitFor(async () => expect(await paper()).toContain('November 28, 2026'));

  await user.selectOptions(language, 'Français (French)');
  await waitFor(async () => expect(await paper()).toContain('Objet'));
  expect(await paper()).toContain('28 novembre 2026');
  await waitFor(() => expect(looks().at(-1)).toMatchObject({ language: 'fr' }));
  expect(screen.getByLabelText('Closing')).toHaveProperty(
    'placeholder',
    'Avec mes salutations distinguées,',
  );
  expect(sentContents(network, 'letter')).toEqual([]);
});

it('[LT2] a layout that was chosen stays, whatever the language', async () => {
  const { user } = await openWith(1, { date: '2026-11-28', subject: 'Brücken', layout: 'us' });
  await user.selectOptions(screen.getByLabelText(/^Language/u), 'Français (French)');
  await waitFor(async () => expect(await paper()).toContain('28 novembre 2026'));
  expect(await paper()).not.toContain('Objet');
  expect(screen.getByLabelText('Layout')).toHaveProperty('value', 'us');
});
