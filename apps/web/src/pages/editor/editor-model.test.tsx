import { getModel, type ProposalEvent, propose } from '@shortlist/contracts';
import { type EntryId, SECTIONS } from '@shortlist/model';
import { emptyFlatEntry, type FlatEntry } from '@shortlist/model/flat-entry.test-support';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serveWorkers } from '#features/keywords/analysis/direct-worker.test-support.ts';
import { keepJobDescription } from '#platform/storage/job-description.ts';
import { expectPrinted } from '#printed.test-support.ts';
import type { Network } from '../../network.test-support.ts';
import { closeEditor, openEditor, openSavingNetwork } from './open-editor.test-support.tsx';

const EXPERIENCE: FlatEntry<'experience'> = {
  ...emptyFlatEntry('experience', '1795256803755' as EntryId, SECTIONS),
  role: 'Barista',
  company: 'Blue Door',
  bullets: '• Was serving guests\n• Trained 3 colleagues',
};

let network: Network;
beforeEach(() => {
  serveWorkers();
  network = openSavingNetwork();
  network.answer(getModel, { status: 'success', message: '', isOn: true, name: 'llama3.2' });
});
afterEach(closeEditor);

/** The model's next proposal, as the server sends it. */
function propound(...events: ProposalEvent[]): void {
  const lines = events.map((event) => `${JSON.stringify(event)}\n`);
  network.answerRaw(propose, 200, lines.join(''));
}

const done = (text: string, marks: Extract<ProposalEvent, { type: 'done' }>['marks'] = []) =>
  propound({ type: 'text', text: text.slice(0, 4) }, { type: 'done', text, marks });

const button = (name: string) => screen.getByRole('button', { name });
const summary = () => screen.getByRole('textbox', { name: 'Summary' });
const bullets = () => screen.getByRole('textbox', { name: 'What you did' });
const card = () => within(screen.getByRole('region', { name: 'Proposal' }));
const told = () => screen.getByRole('status', { name: 'Proposal status' }).textContent;

const openSummary = () =>
  openEditor({ section: 'summary', resume: { summary: 'Calm and kind barista.' }, network });
const openExperience = () =>
  openEditor({ section: 'experience', resume: { experiences: [EXPERIENCE] }, network });

describe('a summary', () => {
  it('is improved when the proposal is accepted, and comes back by Undo', async () => {
    const { user } = await openSummary();
    done('Calm barista.');
    await user.click(await screen.findByRole('button', { name: 'Improve' }));
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(summary()).toHaveProperty('value', 'Calm barista.');
    expect(document.activeElement).toBe(button('Improve'));
    await user.click(button('Undo'));
    expect(summary()).toHaveProperty('value', 'Calm and kind barista.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('shows what goes, what comes, and what the resume does not say', async () => {
    const { user } = await openSummary();
    done('Calm barista at Hooli.', [{ kind: 'name', start: 16, end: 21 }]);
    await user.click(await screen.findByRole('button', { name: 'Improve' }));
    expect(await screen.findByText('“Hooli” (name) is not in your resume.')).toBeTruthy();
    const region = screen.getByRole('region', { name: 'Proposal' });
    expect([...region.querySelectorAll('del')].map((each) => each.textContent)).toEqual([
      'Removed: and kind barista.',
    ]);
    expect(region.querySelector('ins')?.textContent).toBe('Added: barista at Hooli.');
    expect(told()).toBe('A proposal is ready. Parts of it are not in your resume.');
  });

  it('stays as it is when the proposal is rejected', async () => {
    const { user } = await openSummary();
    done('Calm barista.');
    await user.click(await screen.findByRole('button', { name: 'Improve' }));
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    expect(summary()).toHaveProperty('value', 'Calm and kind barista.');
    expect(screen.queryByRole('region', { name: 'Proposal' })).toBeNull();
  });

  it('is not replaced by a proposal for what it said before', async () => {
    const { user } = await openSummary();
    done('Calm barista.');
    await user.click(await screen.findByRole('button', { name: 'Improve' }));
    await screen.findByRole('button', { name: 'Accept' });
    await user.type(summary(), ' Reads.');
    await user.click(button('Accept'));
    expect(summary()).toHaveProperty('value', 'Calm and kind barista. Reads.');
    expect(await screen.findByText(/Your text has changed since/u)).toBeTruthy();
  });

  it('has nothing to improve while it is empty', async () => {
    const { user } = await openEditor({ section: 'summary', network });
    const improve = await screen.findByRole('button', { name: 'Improve' });
    expect(improve.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Write a few words first.')).toBeTruthy();
    await user.click(improve);
    expect(network.sentTo(propose)).toEqual([]);
  });
});

describe('what is asked', () => {
  it('are the words, the role, the job description, and what to check them by', async () => {
    const { user, resumeId } = await openExperience();
    keepJobDescription(resumeId, 'We want kind baristas.');
    done('Served guests');
    await user.click(await screen.findByRole('button', { name: 'Improve a point' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Was serving guests' }));
    await screen.findByRole('button', { name: 'Accept' });
    expect(network.sentTo(propose).map(({ body }) => body)).toEqual([
      {
        kind: 'point',
        text: 'Was serving guests',
        role: 'Barista',
        posting: 'We want kind baristas.',
        resume: 'Barista\nBlue Door\n• Was serving guests\n• Trained 3 colleagues',
      },
    ]);
    await user.click(button('Accept'));
    expect(bullets()).toHaveProperty('value', '• Served guests\n• Trained 3 colleagues');
  });
});

describe('a line that the model writes', () => {
  it('is added for a use of AI Write, and for none when it is rejected', async () => {
    expectPrinted('A use of AI Write could not be counted. NetworkError');
    const { user } = await openExperience();
    done('Ran the till');
    await user.click(await screen.findByRole('button', { name: 'Write with the model' }));
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    expect(button('AI Write (3 left)')).toBeTruthy();
    await user.click(button('Write with the model'));
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(bullets()).toHaveProperty(
      'value',
      '• Was serving guests\n• Trained 3 colleagues\n• Ran the till',
    );
    expect(button('AI Write (2 left)')).toBeTruthy();
  });
});

describe('a proposal that does not come', () => {
  it('says why, in the server’s words, and can be asked for again', async () => {
    const { user } = await openSummary();
    propound({ type: 'failed', message: 'The language model took too long.' });
    await user.click(await screen.findByRole('button', { name: 'Improve' }));
    expect(await card().findByText('The language model took too long.')).toBeTruthy();
    done('Calm barista.');
    await user.click(button('Ask again'));
    expect(await screen.findByRole('button', { name: 'Accept' })).toBeTruthy();
  });

  it.each([
    {
      what: 'was refused',
      set: () => network.refuse(propose, 'slow_down', 'Too many.'),
      says: 'Too many.',
    },
    {
      what: 'never came',
      set: () => network.cut(propose),
      says: 'The server could not be reached.',
    },
    {
      what: 'was cut off',
      set: () => propound({ type: 'text', text: 'Calm' }),
      says: 'The server could not be reached.',
    },
  ])('because it $what is told of, and nothing changes', async ({ set, says }) => {
    const { user } = await openSummary();
    set();
    await user.click(await screen.findByRole('button', { name: 'Improve' }));
    expect(await card().findByText(says)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    expect(summary()).toHaveProperty('value', 'Calm and kind barista.');
  });
});

it('without a model nothing is said of one where nobody can use it', async () => {
  network.answer(getModel, { status: 'success', message: '', isOn: false, name: '' });
  await openExperience();
  await waitFor(() => expect(network.sentTo(getModel)).not.toEqual([]));
  expect(screen.queryByText(/language model|Improve|AI_BASE_URL/u)).toBeNull();
  expect(button('AI Write (3 left)')).toBeTruthy();
});

it('where the server does not say whether there is a model, nothing shows', async () => {
  network.cut(getModel);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await openSummary();
  await waitFor(() => expect(logged).toHaveBeenCalled());
  expect(network.sentTo(getModel)).not.toEqual([]);
  expect(screen.queryByText(/Improve/u)).toBeNull();
});
