import { askSecondOpinion, getModel, type SecondOpinion } from '@shortlist/contracts';
import type { FlatResume } from '@shortlist/model/resume.test-support';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resumeWithoutEntries } from '#draft/resume-draft/model-server.test-support.ts';
import { serveWorkers } from '#features/keywords/analysis/direct-worker.test-support.ts';
import type { Network } from '#network.test-support.ts';
import { closeEditor, openEditor, openSavingNetwork } from './open-editor.test-support.tsx';

const POSTING = 'Analyst\nRequirements\n- SQL\n- Python\n- user research\n- Docker\n- Tableau';
const SUMMARY = 'Showed half of the visitors another page.';
const RESUME: Partial<FlatResume> = {
  contact: { ...resumeWithoutEntries().contact, fullName: 'Ada King', email: 'ada@example.org' },
  summary: SUMMARY,
  skills: 'SQL',
};

let network: Network;
beforeEach(() => {
  serveWorkers();
  network = openSavingNetwork();
  network.answer(getModel, { status: 'success', message: '', isOn: true, name: 'llama3.2' });
});
afterEach(closeEditor);

const TESTED: SecondOpinion = { keyword: 'user research', quote: 'half of the visitors' };
const WROTE: SecondOpinion = { keyword: 'Python', quote: 'Showed half' };
const opine = (...opinions: SecondOpinion[]) =>
  network.answer(askSecondOpinion, { status: 'success', message: '', opinions });

const toggle = () => screen.getByRole('button', { name: /^Keywords/ });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const told = () => screen.getByRole('status', { name: 'Second opinion status' }).textContent;
const answers = () =>
  screen
    .queryAllByRole('list', { name: 'Words found in your resume' })
    .flatMap((list) => within(list).getAllByRole('listitem'));
const chips = (group: string) =>
  within(screen.getByRole('list', { name: group }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.replace(/,.*/, ''));

/** The panel with the keywords compared, and the button that asks about the four that are missing. */
async function openPanel() {
  const app = await openEditor({ section: 'summary', resume: RESUME, network });
  fireEvent.click(toggle());
  fireEvent.change(await screen.findByLabelText('Job description or job title'), {
    target: { value: POSTING },
  });
  await waitFor(() => expect(toggle().textContent).toContain('22%'));
  return app;
}

async function ask(count = 4) {
  fireEvent.click(
    await screen.findByRole('button', { name: `Ask llama3.2 about ${count} missing keywords` }),
  );
}

describe('a second opinion', () => {
  it('is asked with the missing keywords, the posting, and the resume without its contact', async () => {
    opine();
    await openPanel();
    await ask();
    await waitFor(() => expect(told()).toBe('It found none of them in your resume.'));
    expect(network.sentTo(askSecondOpinion).map(({ body }) => body)).toEqual([
      {
        keywords: ['Python', 'user research', 'Docker', 'Tableau'],
        posting: POSTING,
        resume: `${SUMMARY}\nSQL\n`,
      },
    ]);
  });

  it('counts a keyword when the person says so, and no longer than its quote stands', async () => {
    opine(TESTED, WROTE);
    const { user } = await openPanel();
    await ask();
    await waitFor(() => expect(answers()).toHaveLength(2));
    expect(answers()[0]?.textContent).toBe('user researchhalf of the visitorsCount itNot this');
    expect(told()).toContain('It found passages for 2 keywords. It may be wrong');
    expect(toggle().textContent).toContain('22%');

    await user.click(within(answers()[0] as HTMLElement).getByText('Count it'));
    await waitFor(() => expect(toggle().textContent).toContain('42%'));
    expect(chips('Matching Keywords')).toEqual(['SQL', 'user research']);
    expect(told()).toBe('“user research” now counts.');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Second opinion' }));
    await user.click(screen.getByRole('button', { name: /^user research/ }));
    const card = screen.getByRole('region', { name: 'user research' });
    expect(card.textContent).toContain('Confirmed by you with a quote from your resume.');
    expect(card.querySelector('mark')?.textContent).toBe('half of the visitors');

    await user.click(toggle());
    await user.type(await screen.findByRole('textbox', { name: 'Summary' }), ' Twice.');
    await user.click(toggle());
    await waitFor(() => expect(chips('Matching Keywords')).toContain('user research'));
    await user.click(toggle());
    const summary = await screen.findByRole('textbox', { name: 'Summary' });
    fireEvent.change(summary, { target: { value: 'Showed some visitors another page.' } });
    await waitFor(() => expect(toggle().textContent).toContain('22%'));
    await user.click(toggle());
    await waitFor(() => expect(chips('Missing Keywords')).toContain('user research'));
  });

  it('waits for a decision while the panel is closed, and while the next question is cancelled', async () => {
    opine(TESTED, WROTE);
    const { user } = await openPanel();
    await ask();
    await waitFor(() => expect(answers()).toHaveLength(2));
    await user.click(within(answers()[1] as HTMLElement).getByText('Not this'));
    await user.click(toggle());
    expect(answers()).toEqual([]);
    await user.click(toggle());
    await waitFor(() => expect(answers()).toHaveLength(1));
    expect(told()).toBe('“Python” is still missing.');
    expect(network.sentTo(askSecondOpinion)).toHaveLength(1);

    network.answer(
      askSecondOpinion,
      { status: 'success', message: '', opinions: [] },
      new Promise(() => {}),
    );
    await ask();
    expect(told()).toBe('Waiting for the language model…');
    press('Cancel');
    expect(answers()).toHaveLength(1);
  });

  it('can be taken back where it was accepted', async () => {
    opine(TESTED);
    await openPanel();
    await ask();
    fireEvent.click(await screen.findByRole('button', { name: 'Count it' }));
    await waitFor(() => expect(chips('Matching Keywords')).toContain('user research'));
    fireEvent.click(screen.getByRole('button', { name: /^user research/ }));
    press('Don’t count this');
    await waitFor(() => expect(chips('Missing Keywords')).toContain('user research'));
  });

  it('changes nothing where the person says no', async () => {
    opine(TESTED);
    await openPanel();
    await ask();
    fireEvent.click(await screen.findByRole('button', { name: 'Not this' }));
    expect(answers()).toEqual([]);
    expect(told()).toBe('“user research” is still missing.');
    expect(toggle().textContent).toContain('22%');
  });

  it('without a quote that stands in the resume is not shown', async () => {
    opine({ keyword: 'Docker', quote: 'Ran Docker' }, { keyword: 'Sales', quote: SUMMARY }, TESTED);
    await openPanel();
    await ask();
    await waitFor(() => expect(answers()).toHaveLength(1));
    expect(answers()[0]?.textContent).toContain('user research');
    expect(told()).toContain('one keyword');
  });
});

describe('a second opinion that does not come', () => {
  it('can be cancelled while it is waited for, and what comes later is nothing', async () => {
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    network.answer(askSecondOpinion, { status: 'success', message: '', opinions: [TESTED] }, late);
    await openPanel();
    await ask();
    expect(told()).toBe('Waiting for the language model…');
    press('Cancel');
    expect(told()).toBe('');
    expect(document.activeElement?.textContent).toBe('Ask llama3.2 about 4 missing keywords');
    arrive();
    opine(WROTE);
    await ask();
    await waitFor(() => expect(answers()).toHaveLength(1));
    expect(answers()[0]?.textContent).toContain('Python');
  });

  it.each([
    {
      set: () => network.refuse(askSecondOpinion, 'model_failed', 'The model took too long.'),
      says: 'The model took too long.',
    },
    { set: () => network.cut(askSecondOpinion), says: 'The server could not be reached.' },
  ])('says why and can be asked for again: $says', async ({ set, says }) => {
    set();
    await openPanel();
    await ask();
    await waitFor(() => expect(told()).toBe(says));
    opine(TESTED);
    press('Try again');
    await waitFor(() => expect(answers()).toHaveLength(1));
  });
});

it('without a model nothing is said of one where nobody can use it', async () => {
  network.answer(getModel, { status: 'success', message: '', isOn: false, name: '' });
  await openPanel();
  await waitFor(() => expect(network.sentTo(getModel)).not.toEqual([]));
  expect(screen.queryByText(/needs a language model|AI_BASE_URL|Second opinion/u)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull();
});
