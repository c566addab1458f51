import { getDocument } from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Network } from '../../network.test-support.ts';
import { openAt } from '../../open-app.test-support.tsx';
import {
  aboutOf,
  BASE,
  closeLetters,
  letterAnswer,
  openLetter,
  openLetterServer,
  ROUTES,
} from './letter.test-support.tsx';

let network: Network;
let id: ResumeId;
beforeEach(() => {
  ({ network, id } = openLetterServer());
});
const { createObjectURL } = URL;
afterEach(async () => {
  URL.createObjectURL = createObjectURL;
  await closeLetters();
});

type Fields = Record<string, unknown>;
type Said = {
  letter?: Fields;
  recipient?: Fields;
  text?: readonly string[];
  skills?: string;
  name?: string;
};

/** Answers a letter that says this, and the resume that it follows. */
function answerWith({
  letter = {},
  recipient = { company: 'Acme' },
  text = [],
  skills = '',
  name = 'Ada King',
}: Said) {
  const answer = letterAnswer(id);
  const head = { key: 'contact', schema: 1, revision: 7, content: { fullName: name } };
  const blocks = text.map((each, at) => ({ id: `p${at}`, text: each }));
  const contents: Record<string, Fields> = { letter, recipient, body: { blocks } };
  const resume = {
    ...{ status: 'success' as const, message: '', document: aboutOf(BASE, 'resume', 'Bridges') },
    parts: [{ key: 'skills', schema: 1, revision: 1, content: { text: skills } }],
  };
  network.answer(getDocument, ({ url }) =>
    url.includes(BASE)
      ? resume
      : {
          ...answer,
          base: { ...answer.base, parts: [head] },
          parts: answer.parts.map((part) => ({ ...part, content: contents[part.key] ?? {} })),
        },
  );
}

it('[LT3] what the resume does not carry is listed while it is typed, and leads to its words in the text', async () => {
  answerWith({ skills: 'Docker', text: ['I used Docker and Kafka.'] });
  const { user } = await openLetter(`/letter/${id}`);
  const claims = await screen.findByRole('region', { name: 'Not in your resume' });
  expect(
    within(claims)
      .getAllByRole('button')
      .map((each) => each.textContent),
  ).toEqual(['Kafkaskill or tool']);
  const text = screen.getByLabelText<HTMLTextAreaElement>('Text');
  await user.type(text, ' I led 12 people.');
  const both = await screen.findByRole('region', {
    name: '2 things that are not in your resume',
  });
  await user.click(within(both).getByRole('button', { name: /^12/ }));
  expect(document.activeElement).toBe(text);
  expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe('12');
  await waitFor(() => expect(screen.getAllByTestId('highlight')).toHaveLength(1));
  await user.clear(text);
  await user.type(text, 'I used Docker.');
  await waitFor(() => expect(screen.queryByText('Kafka')).toBeNull());
});

it('[LT3] blanks, another company, an old date and names that are missing are said before a download, and lead to their places', async () => {
  answerWith({
    ...{ name: '', recipient: {}, letter: { date: '2020-01-31' } },
    text: ['I want to join Globex because [why this company].'],
  });
  const { user, address } = openAt(`/letter/${id}/final`, ROUTES);
  const pdf = await screen.findByRole('button', { name: 'DOWNLOAD PDF' });
  await waitFor(() => expect(pdf.getAttribute('aria-disabled')).toBeNull());
  await user.click(pdf);
  const dialog = await screen.findByRole('dialog', { name: 'Check 5 things first' });
  for (const said of [
    'Nobody is named as the recipient.',
    'The date is more than a month ago.',
    'Your name is missing.',
    '“Globex” is neither the recipient’s company nor in your resume.',
    '“[why this company]” is not filled in.',
  ])
    expect(within(dialog).getByText(said)).toBeTruthy();
  await user.click(within(dialog).getByText('“[why this company]” is not filled in.'));
  await waitFor(() => expect(address()).toBe(`/letter/${id}`));
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Text');
  await waitFor(() => expect(document.activeElement).toBe(text));
  expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe('[why this company]');
});

it('[LT4] a letter is downloaded in five ways, one of them with its resume', async () => {
  answerWith({ letter: { date: 'In May' }, text: ['I build bridges.'] });
  const made: Blob[] = [];
  URL.createObjectURL = (file) => {
    made.push(file as Blob);
    return 'blob:made';
  };
  const { user } = openAt(`/letter/${id}/final`, ROUTES);
  const formats = await screen.findByRole('button', { name: 'Other formats' });
  await waitFor(() => expect(formats.getAttribute('aria-disabled')).toBeNull());
  await user.click(formats);
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((each) => each.firstElementChild?.firstChild?.textContent)).toEqual([
    'PDF with your resume',
    'Word',
    'Plain text',
    'Markdown',
  ]);
  await user.click(screen.getByRole('menuitem', { name: /^Plain text/ }));
  await waitFor(() => expect(made).toHaveLength(1));
  expect(await made[0]?.text()).toContain('I build bridges.');
});

it('[LT2] the layout of a letter is chosen by name', async () => {
  const { user } = await openLetter(`/letter/${id}`);
  const layout = screen.getByLabelText('Layout');
  expect(layout).toHaveProperty('value', '');
  await user.selectOptions(layout, 'German (DIN 5008)');
  expect(layout).toHaveProperty('value', 'din');
});

it('[LT3] an empty letter is begun from its resume by a posting, with blanks where a person must write', async () => {
  answerWith({ skills: 'Docker' });
  const { user } = await openLetter(`/letter/${id}`);
  const offer = await screen.findByRole('region', { name: 'Begin from my resume' });
  await user.click(within(offer).getByRole('button', { name: 'Begin from my resume' }));
  const text = screen.getByLabelText<HTMLTextAreaElement>('Text');
  await waitFor(() => expect(text.value).toContain('[why you write, and why to this company]'));
  expect(document.activeElement).toBe(text);
  expect(screen.queryByRole('region', { name: 'Begin from my resume' })).toBeNull();
});

it('[LT1] a line takes as much as can be saved, and a text that is longer is said to be', async () => {
  await openLetter(`/letter/${id}`);
  expect(screen.getByLabelText('Subject')).toHaveProperty('maxLength', 1_000);
  const address = screen.getByLabelText('Address');
  fireEvent.change(address, { target: { value: 'x'.repeat(50_001) } });
  expect(screen.getByText('Shorten this to 50,000 characters: it has 50,001.')).toBeTruthy();
  fireEvent.change(address, { target: { value: 'Road 1' } });
  expect(screen.queryByText(/Shorten this/)).toBeNull();
});
