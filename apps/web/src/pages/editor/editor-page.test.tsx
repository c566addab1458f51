import { changeDocument, getDocument, signOut } from '@shortlist/contracts';
import { type EntryId, SECTIONS } from '@shortlist/model';
import { emptyFlatEntry } from '@shortlist/model/flat-entry.test-support';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { serveFontsBeside } from '#paper/fonts/browser-fonts.test-support.ts';
import { expectPrinted } from '#printed.test-support.ts';
import { contentsSent, keyOf, openNetwork, savingOf } from '../../network.test-support.ts';
import { openAt } from '../../open-app.test-support.tsx';
import { EditorPage } from './editor-page.tsx';
import {
  closeEditor,
  noticeText,
  openEditor,
  openSavingNetwork,
  setWindowWidth,
} from './open-editor.test-support.tsx';

afterEach(closeEditor);

const status = () => screen.getByRole('status', { name: 'Save status' }).textContent;
const tab = (name: RegExp) => screen.getByRole('tab', { name });
/** One edit at one moment: autosave cannot come between its keystrokes. */
const change = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the editor', () => {
  it('[ED1] has the resume’s menu, eight tabs in order, and the way to the preview', async () => {
    const { user, resumeId } = await openEditor();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Contact, empty',
      'Experience, empty',
      'Education, empty',
      'Certifications, empty',
      'Awards, empty',
      'Skills, empty',
      'Projects, empty',
      'Summary, empty',
    ]);
    const onward = screen.getByRole('link', { name: 'Finish Up & Preview' });
    expect(onward.getAttribute('href')).toBe(`/resume/${resumeId}/final`);
    await user.click(screen.getByRole('button', { name: 'Staff engineer' }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Edit',
      'Tailor for a job',
      'Duplicate',
      'Share',
      'Language…',
      'History',
      'Delete',
    ]);
  });

  it('[ED1] moves along the tabs with the arrows', async () => {
    const { user, address } = await openEditor();
    tab(/Contact/).focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(address()).toMatch(/experience$/));
    await user.keyboard('{End}');
    await waitFor(() => expect(address()).toMatch(/summary$/));
    expect(document.activeElement).toBe(tab(/Summary/));
  });

  it('[ED1] tells on each tab whether a section is empty, has content or needs attention', async () => {
    const { user } = await openEditor();
    await user.type(screen.getByLabelText('Email'), 'ada@');
    expect(tab(/Contact/).textContent).toBe('Contact, needs attention');
    await user.type(screen.getByLabelText('Full Name'), 'Ada');
    await user.type(screen.getByLabelText('Email'), 'example.com');
    expect(tab(/Contact/).textContent).toBe('Contact, has content');
  });

  it('[ED2] renames the resume on the server and in the header', async () => {
    const network = openSavingNetwork();
    network.answer(changeDocument, {
      status: 'success',
      message: '',
      revision: 2,
    });
    const { user } = await openEditor({ network });
    await user.click(screen.getByRole('button', { name: 'Staff engineer' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Update your resume' });
    const name = within(dialog).getByLabelText('Resume name');
    await user.clear(name);
    await user.type(name, 'Lead');
    await user.click(within(dialog).getByRole('button', { name: 'SAVE' }));
    expect(await screen.findByRole('button', { name: 'Lead', hidden: true })).toBeTruthy();
  });

  it('[ED4] goes to the list when the server refuses the resume, and says so', async () => {
    expectPrinted('The document could not be loaded. ApiError: There is no such resume.');
    const network = openNetwork();
    network.refuse(getDocument, 'not_found', 'There is no such resume.');
    setWindowWidth(false);
    const { address } = openAt('/resume/none/contact', [
      { path: '/resume/:resumeId/:section', element: <EditorPage /> },
      { path: '/resume', element: <h1>Resumes</h1> },
    ]);
    await screen.findByRole('heading', { name: 'Resumes' });
    expect(address()).toBe('/resume');
    expect(await screen.findByText(/^No document of yours is at that address/)).toBeTruthy();
  });

  it('[ED4] logs a network failure on loading and offers Retry', async () => {
    expectPrinted('The document could not be loaded. NetworkError');
    const network = openNetwork();
    setWindowWidth(false);
    const { user } = openAt('/resume/away/contact', [
      { path: '/resume/:resumeId/:section', element: <EditorPage /> },
    ]);
    await screen.findByRole('heading', { name: 'Your resume could not be loaded' });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(network.sentTo(getDocument)).toHaveLength(2));
  });

  it('[ED5] never shows the last resume’s words in the next one', async () => {
    await openEditor({ section: 'summary', resume: { summary: 'Of the first.' } });
    expect(screen.getByDisplayValue('Of the first.')).toBeTruthy();
    await closeEditor();
    await openEditor({ section: 'summary' });
    expect(screen.queryByText('Of the first.')).toBeNull();
    expect((screen.getByLabelText('Summary') as HTMLTextAreaElement).value).toBe('');
  });
});

describe('saving by itself', () => {
  it('[ED19] says Saving and then Saved, with the revision that the edit was made on', async () => {
    const { network } = await openEditor({ section: 'summary' });
    expect(status()).toBe('Saved');
    change('Summary', 'Hello');
    expect(status()).toBe('Saving…');
    await waitFor(() => expect(status()).toBe('Saved'));
    expect(network.sentTo(savingOf('summary'))).toHaveLength(1);
    expect(network.sentTo(savingOf('summary'))[0]?.headers.get('If-Match')).toBe('"1"');
  });

  it('[ED19] saves at once with Ctrl+S', async () => {
    const { network } = await openEditor({ section: 'summary' });
    change('Summary', 'Now');
    expect(network.sentTo(savingOf('summary'))).toHaveLength(0);
    fireEvent.keyDown(screen.getByLabelText('Summary'), { key: 's', ctrlKey: true });
    expect(network.sentTo(savingOf('summary'))).toHaveLength(1);
  });

  it('[ED19] asks to log in when the session has ended, and keeps the edit', async () => {
    const network = openSavingNetwork();
    network.refuse(savingOf('summary'), 'no_session', 'Please log in.');
    const { user } = await openEditor({ section: 'summary', network });
    await user.type(screen.getByLabelText('Summary'), 'Mine');
    await user.keyboard('{Control>}s{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
    expect(JSON.stringify({ ...localStorage })).toContain('Mine');
    await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(status()).toBe('Not saved yet: your session has ended.');
    expect((screen.getByLabelText('Summary') as HTMLTextAreaElement).value).toBe('Mine');
  });

  it('[ED19] offers to start over where the session has ended, and keeps the edit all the same', async () => {
    expectPrinted('The ended session could not be left. NetworkError');
    const network = openSavingNetwork();
    network.refuse(savingOf('summary'), 'no_session', 'Please log in.');
    const { user, address } = await openEditor({ section: 'summary', network });
    await user.type(screen.getByLabelText('Summary'), 'Mine');
    await user.keyboard('{Control>}s{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
    const startAnew = within(dialog).getByRole('button', { name: 'Start anew' });
    await user.click(startAnew);
    expect((await within(dialog).findByRole('alert')).textContent).toContain(
      'Could not start fresh',
    );
    network.answer(signOut, { success: true });
    await user.click(startAnew);
    await waitFor(() => expect(address()).toBe('/resume'));
    expect(JSON.stringify({ ...localStorage })).toContain('Mine');
  });

  it('[ED19] [ST2] says what was changed in two places while typing goes on, and does as chosen', async () => {
    const network = openSavingNetwork();
    network.answerRaw(
      savingOf('summary'),
      409,
      JSON.stringify({
        status: 'error',
        code: 'stale',
        message: 'Changed.',
        revision: 5,
        key: 'summary',
        schema: 1,
        current: { text: 'Words of theirs' },
      }),
    );
    const { user } = await openEditor({ section: 'summary', network });
    await user.type(screen.getByLabelText('Summary'), 'Mine');
    await user.keyboard('{Control>}s{/Control}');
    const notice = await screen.findByRole('region', { name: 'Changed in two places' });
    expect(screen.getByRole('status', { name: 'Changed in two places' }).textContent).toBe(
      'Changed in two places: Summary.',
    );
    // It comes under the fingers of somebody who types on: not a key goes elsewhere.
    const area = screen.getByLabelText<HTMLTextAreaElement>('Summary');
    await user.keyboard(', and on');
    expect(document.activeElement).toBe(area);
    expect(area.value).toBe('Mine, and on');
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'SAVE SUMMARY' }));
    await waitFor(() => expect(notice.contains(document.activeElement)).toBe(true));
    expect(within(notice).getByText('Words of theirs')).toBeTruthy();
    expect(within(notice).getByText('Mine, and on')).toBeTruthy();
    await user.click(within(notice).getByRole('button', { name: 'Take theirs: Summary' }));
    await waitFor(() => expect(status()).toBe('Saved'));
    expect(area.value).toBe('Words of theirs');
    expect(notice.isConnected).toBe(false);
  });

  it('[TR1] keeps what is replaced where mine stands, and asks again where that was changed meanwhile', async () => {
    const network = openSavingNetwork();
    const refuse = (revision: number, text: string) => {
      const theirs = { key: 'summary', schema: 1, revision, current: { text } };
      network.refuse(savingOf('summary'), 'stale', 'Changed.', theirs);
    };
    refuse(5, 'Theirs');
    const { user } = await openEditor({ section: 'summary', network });
    await user.type(screen.getByLabelText('Summary'), 'Mine');
    await user.keyboard('{Control>}s{/Control}');
    const notice = await screen.findByRole('region', { name: 'Changed in two places' });
    await user.click(within(notice).getByRole('button', { name: 'Compare' }));
    refuse(6, 'Newer of theirs');
    await user.click(within(notice).getByRole('button', { name: 'Keep mine: Summary' }));
    expect(await screen.findByText('Newer of theirs')).toBeTruthy();
    const [first, settled] = network.sentTo(savingOf('summary')).map(({ body }) => body);
    expect(first).toEqual({ content: { text: 'Mine' }, schema: 1 });
    expect(settled).toEqual({ content: { text: 'Mine' }, schema: 1, keepsReplaced: true });
  });

  it('[ED19] says that the resume was deleted elsewhere, and gives its text back', async () => {
    expectPrinted('The document could not be loaded. ApiError: There is no such resume.');
    const { user, network } = await openEditor({ section: 'summary' });
    network.refuse(savingOf('summary'), 'not_found', 'There is no such resume.');
    network.refuse(getDocument, 'not_found', 'There is no such resume.');
    await user.type(screen.getByLabelText('Summary'), 'My words');
    await user.keyboard('{Control>}s{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'This was deleted elsewhere' });
    expect(within(dialog).getByDisplayValue(/My words/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Copy text' }));
    expect(await navigator.clipboard.readText()).toContain('My words');
    expect(within(dialog).getByRole('link', { name: 'Back to resumes' })).toBeTruthy();
  });

  it('[ED14] keeps the focus and the keystrokes while an entry takes the server’s id', async () => {
    const { user, network } = await openEditor({ section: 'experience' });
    await user.type(screen.getByLabelText('Role'), 'Engineer');
    const field = document.activeElement;
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(status()).toBe('Saved'));
    await user.keyboard('ing');
    expect(document.activeElement).toBe(field);
    expect((screen.getByLabelText('Role') as HTMLInputElement).value).toBe('Engineering');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(contentsSent(network, 'experience:').at(-1)).toMatchObject({ role: 'Engineering' }),
    );
    const [made, changed] = [0, -1].map((at) => network.sentTo(savingOf('experience:')).at(at));
    expect(made && keyOf(made)).toMatch(/^experience:\d{13}-/u);
    expect(changed && keyOf(changed)).toMatch(/^experience:11111111-1111-/u);
  });
});

it('[ED20] [OC3] goes from a line of the paper to its field, and opens the card that holds it', async () => {
  // A list of four begins folded.
  const experiences = ['Director', 'Lead', 'Engineer', 'Trainee'].map((role, at) => ({
    ...emptyFlatEntry('experience', `x${at}` as EntryId, SECTIONS),
    role,
    bullets: `• ${role} did this`,
  }));
  const network = serveFontsBeside(openSavingNetwork);
  const { user } = await openEditor({ resume: { experiences }, network });
  await user.type(screen.getByLabelText('Full Name'), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const line = await waitFor(() => {
    const drawn = [...document.querySelectorAll('svg text')].find(
      (text) => text.textContent === 'Engineer did this',
    );
    if (!drawn) throw new Error('The paper is not drawn yet.');
    return drawn;
  });
  fireEvent.click(line);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('What you did')));
  const folds = (name: string) =>
    screen.getByRole('button', { name, expanded: name === 'Engineer', hidden: true });
  for (const { role } of experiences) expect(folds(role)).toBeTruthy();
});

it('[ED16] tells what the server refused on an explicit save', async () => {
  expectPrinted('A part of the document could not be saved. ApiError: Not this name.');
  const network = openSavingNetwork();
  network.refuse(savingOf('contact'), 'invalid', 'Not this name.');
  const { user } = await openEditor({ network });
  await user.type(screen.getByLabelText('Full Name'), 'Ada');
  await user.click(screen.getByRole('button', { name: 'SAVE CONTACT' }));
  expect(await noticeText()).toContain('Not this name.');
});
