import {
  changeDocument,
  createDocument,
  getDocument,
  listDocuments,
  savePart,
} from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/model';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { type Network, savingOf } from '../../network.test-support.ts';
import { openAt } from '../../open-app.test-support.tsx';
import {
  aboutOf,
  BASE,
  closeLetters,
  letterAnswer,
  openLetter,
  openLetterServer,
  ROUTES,
  sentContents,
} from './letter.test-support.tsx';

let network: Network;
let id: ResumeId;
beforeEach(() => {
  ({ network, id } = openLetterServer());
});
afterEach(closeLetters);

const open = () => openLetter(`/letter/${id}`);
const sentOf = (key: string) => sentContents(network, key);

it('today and a closing are offered in the language of the head, and stand there once they are taken', async () => {
  const answer = letterAnswer(id);
  const look = { key: 'look', schema: 1, revision: 3, content: { language: 'de' } };
  network.answer(getDocument, {
    ...answer,
    base: { ...answer.base, parts: [...answer.base.parts, look] },
  });
  const { user } = await open();
  const date = screen.getByLabelText<HTMLInputElement>('Date');
  const closing = screen.getByLabelText<HTMLInputElement>('Closing');
  expect([date.value, closing.value]).toEqual(['', '']);
  expect(date.placeholder).toMatch(/^\d{1,2}\. \p{L}+ \d{4}$/u);
  expect(closing.placeholder).toBe('Mit freundlichen Grüßen');
  await user.click(screen.getByRole('button', { name: 'Use today’s date' }));
  await user.click(screen.getByRole('button', { name: 'Use “Mit freundlichen Grüßen”' }));
  expect(date.value).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
  expect(closing.value).toBe('Mit freundlichen Grüßen');
  expect(document.activeElement).toBe(closing);
  expect(screen.queryByRole('button', { name: /^Use / })).toBeNull();
});

it('a letter is made from the list, in the head of the resume that was edited last, and opens', async () => {
  const listed = [aboutOf(BASE, 'resume', 'Bridges')];
  network.answer(listDocuments, ({ url }) => ({
    ...{ status: 'success' as const, message: '' },
    documents: url.endsWith('kind=resume') ? listed : [],
  }));
  network.answer(createDocument, { status: 'success' as const, message: '', document_id: id });
  const { user, address } = openAt('/resume', ROUTES);
  await user.click(await screen.findByRole('button', { name: 'Write a cover letter' }));
  const dialog = await screen.findByRole('dialog', { name: 'Write a cover letter' });
  const name = within(dialog).getByRole('textbox', { name: /^Name of the letter/ });
  await user.clear(name);
  await user.type(name, 'To Acme');
  await user.click(within(dialog).getByRole('button', { name: 'Create letter' }));
  await waitFor(() => expect(address()).toBe(`/letter/${id}`));
  expect(network.sentTo(createDocument)[0]?.body).toMatchObject({
    ...{ kind: 'letter', title: 'To Acme', base: BASE },
  });
});

it('a letter that the server does not answer for says so of a letter, and is asked for again', async () => {
  expectPrinted('The document could not be loaded. NetworkError');
  network.cut(getDocument);
  const { user } = openAt(`/letter/${id}`, ROUTES);
  await screen.findByRole('heading', { level: 1, name: 'Your letter could not be loaded' });
  network.answer(getDocument, letterAnswer(id));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Subject')).toBeTruthy();
});

it('what is typed is saved part by part, lines of the text as paragraphs and items', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Subject'), 'Bridges');
  await user.type(screen.getByLabelText('Text'), 'I build.{Enter}- Forth');
  expect(screen.getByLabelText('Text')).toHaveProperty('value', 'I build.\n• Forth');
  await waitFor(() => expect(sentOf('letter').at(-1)).toMatchObject({ subject: 'Bridges' }));
  await waitFor(() =>
    expect(sentOf('body').at(-1)).toEqual({
      blocks: [
        { id: expect.stringMatching(/^\w{8}$/u), text: 'I build.' },
        { id: expect.stringMatching(/^\w{8}$/u), text: 'Forth', item: true },
      ],
    }),
  );
  expect(sentOf('contact')).toEqual([]);
});

it('head and design are the resume’s until they are changed; then the letter has its own', async () => {
  const { user } = await open();
  const name = screen.getByLabelText('Full Name');
  expect(name).toHaveProperty('value', 'Ada King');
  await user.type(name, '-Noel');
  await waitFor(() =>
    expect(sentOf('contact').at(-1)).toMatchObject({ fullName: 'Ada King-Noel' }),
  );
  const [sent] = network.sentTo(savingOf('contact'));
  expect(sent?.headers.get('if-match')).toBe('"1"');
  await user.clear(name);
  await screen.findByText('Full Name is a required field.');
});

it('[LT1] what the server could not take is there again after a reload, and is sent then', async () => {
  expectPrinted('A part of the document could not be saved. NetworkError');
  network.cut(savingOf('body'));
  const first = await open();
  await first.user.type(screen.getByLabelText('Text'), 'Kept');
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'Save status' }).textContent).toContain(
      'Not saved yet',
    ),
  );
  cleanup();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const names = Object.keys(localStorage).filter((key) => key.includes(id));
  expect(names.map((key) => key.split('|').at(-1))).toEqual(['letter/body']);

  network.answer(savingOf('body'), {
    status: 'success' as const,
    message: '',
    key: 'body',
    revision: 2,
  });
  await open();
  expect(screen.getByLabelText('Text')).toHaveProperty('value', 'Kept');
  await waitFor(() => expect(sentOf('body').at(-1)).toMatchObject({ blocks: [{ text: 'Kept' }] }));
});

it('a letter that was deleted elsewhere is not called a resume', async () => {
  expectPrinted('The document could not be loaded. ApiError: There is no such document.');
  const { user } = await open();
  network.refuse(savingOf('letter'), 'not_found', 'There is no such document.');
  network.refuse(getDocument, 'not_found', 'There is no such document.');
  await user.type(screen.getByLabelText('Subject'), 'Mine');
  await screen.findByRole('dialog', { name: 'This was deleted elsewhere' });
  const status = screen.getByRole('status', { name: 'Save status', hidden: true });
  expect(status.textContent).toContain('it was deleted elsewhere');
});

it('[LT1] what two windows wrote of a field is asked about in the words of the letter', async () => {
  const { user } = await open();
  network.refuse(savingOf('letter'), 'stale', 'Changed meanwhile.', {
    ...{ key: 'letter', schema: 1, revision: 2 },
    current: { subject: 'Theirs' },
  });
  await user.type(screen.getByLabelText('Subject'), 'Mine');
  const notice = await screen.findByRole('region', { name: 'Changed in two places' });
  await user.click(within(notice).getByRole('button', { name: 'Compare' }));
  expect(within(notice).getByText('Subject')).toBeTruthy();
  network.answer(savePart, { status: 'success' as const, message: '', key: 'letter', revision: 3 });
  await user.click(within(notice).getByRole('button', { name: /^Take theirs/ }));
  await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'Theirs'));
});

it('a file that could not be made says so, and is made again on a press', async () => {
  expectPrinted('The PDF was not made Error: Out of memory.');
  const makeUrl = URL.createObjectURL;
  URL.createObjectURL = () => {
    throw new Error('Out of memory.');
  };
  const answer = letterAnswer(id);
  const dated = { key: 'letter', schema: 1, revision: 1, content: { date: 'In May' } };
  const parts = [dated, ...answer.parts.filter(({ key }) => key !== 'letter')];
  network.answer(getDocument, { ...answer, parts });
  const { user } = openAt(`/letter/${id}/final`, ROUTES);
  const pdf = await screen.findByRole('button', { name: 'DOWNLOAD PDF' });
  await waitFor(() => expect(pdf.getAttribute('aria-disabled')).toBeNull());
  await user.click(pdf);
  await screen.findByText(/^The PDF could not be made. Out of memory/u);
  const made: unknown[] = [];
  URL.createObjectURL = (file) => {
    made.push(file);
    return 'blob:made';
  };
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(made).toHaveLength(1));
  URL.createObjectURL = makeUrl;
});

it('the preview prints what was typed, and leads back', async () => {
  const { user, address } = await open();
  await user.type(screen.getByLabelText('Subject'), 'Bridge engineer');
  expect(screen.getByRole('link', { name: 'History' }).getAttribute('href')).toMatch(
    /^\/letter\/[^/]+\/history$/u,
  );
  await user.click(screen.getByRole('link', { name: 'Preview and download' }));
  await screen.findByRole('heading', { name: 'Final preview' });
  expect((await screen.findByRole('article')).textContent).toContain('Bridge engineer');
  await user.click(screen.getByRole('link', { name: 'Back to Editor' }));
  expect(address()).toBe(`/letter/${id}`);
});

it('a document of another kind is none that this page has: the list is shown', async () => {
  const { document, ...whole } = letterAnswer(id);
  network.answer(getDocument, { ...whole, document: { ...document, kind: 'resume' } });
  const { address } = openAt(`/letter/${id}`, ROUTES);
  await waitFor(() => expect(address()).toBe('/resume'));
});

it('a letter is renamed from its head and from its card, by its name alone', async () => {
  network.answer(changeDocument, { status: 'success' as const, message: '', revision: 2 });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Rename letter' }));
  await screen.findByRole('dialog', { name: 'Rename letter' });
  const name = screen.getByLabelText('Name of the letter');
  expect(screen.queryByLabelText('Experience level')).toBeNull();
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'SAVE' }));
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await user.type(name, 'To Zenith');
  await user.click(screen.getByRole('button', { name: 'SAVE' }));
  await screen.findByRole('heading', { level: 1, name: 'To Zenith' });
  await waitFor(() => expect(document.title).toContain('To Zenith'));
  expect(network.sentTo(changeDocument)).toMatchObject([
    { url: `/api/documents/${id}`, body: { title: 'To Zenith' } },
  ]);
  cleanup();

  network.answer(listDocuments, ({ url }) => ({
    ...{ status: 'success' as const, message: '' },
    documents: url.endsWith('kind=resume') ? [] : [aboutOf(id, 'letter', 'To Zenith')],
  }));
  const list = openAt('/resume', ROUTES);
  await list.user.click(await screen.findByRole('button', { name: 'Actions for To Zenith' }));
  await list.user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  expect(await screen.findByLabelText('Name of the letter')).toHaveProperty('value', 'To Zenith');
});

it('a letter that is renamed while the server is away has its name in its editor at once, and says that it is not saved', async () => {
  expectPrinted('A document has its new name in this browser alone. NetworkError');
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Rename letter' }));
  await user.type(await screen.findByLabelText('Name of the letter'), ' and Co.');
  await user.click(screen.getByRole('button', { name: 'SAVE' }));
  await screen.findByRole('heading', { level: 1, name: 'To Acme and Co.' });
  expect(screen.getByRole('status', { name: 'Save status' }).textContent).toContain(
    'Not saved yet',
  );
  network.answer(changeDocument, { status: 'success' as const, message: '', revision: 2 });
  const { document: about, ...whole } = letterAnswer(id);
  const renamed = { ...about, title: 'To Acme and Co.', revision: 2 };
  network.answer(getDocument, { ...whole, document: renamed });
  window.dispatchEvent(new Event('online'));
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'Save status' }).textContent).toBe('Saved'),
  );
  expect(screen.getByRole('heading', { level: 1, name: 'To Acme and Co.' })).toBeTruthy();
});
