import { saveEntry, saveEntryOrder } from '@shortlist/contracts';
import { blankEntry, type EntryId } from '@shortlist/resume';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeEditor, openEditor } from './open-editor.test-support.tsx';

afterEach(closeEditor);

const id = (text: string) => text as EntryId;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const job = { ...blankEntry('experience', id('x1')), role: 'Engineer', startDate: 'Mar 2020' };

describe('an entry', () => {
  const later = { ...blankEntry('experience', id('x2')), role: 'Director', bullets: '• Led.' };
  const roles = () =>
    screen.getAllByLabelText<HTMLInputElement>('Role').map((input) => input.value);

  it('[HO2] is moved one place at a time: only the order is saved, and the focus goes along', async () => {
    const { network } = await openEditor({
      section: 'experience',
      resume: { experiences: [job, later] },
    });
    expect(roles()).toEqual(['Engineer', 'Director']);

    for (const [name, order] of [
      ['Move Director up', ['Director', 'Engineer']],
      ['Move Director down', ['Engineer', 'Director']],
      ['Move Engineer down', ['Director', 'Engineer']],
    ] as const) {
      screen.getByRole('button', { name }).focus();
      press(name);
      expect(roles()).toEqual(order);
      expect(document.activeElement?.getAttribute('aria-label')).toBe(name);
    }
    expect(screen.getByText('Engineer moved to position 2 of 2')).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
    press('Move Engineer down');
    expect(roles()).toEqual(['Director', 'Engineer']);

    await waitFor(() => expect(network.sentTo(saveEntryOrder)).toHaveLength(1));
    expect(network.sentTo(saveEntryOrder)).toMatchObject([{ body: { ids: ['x2', 'x1'] } }]);
    expect(network.sentTo(saveEntry.experience)).toEqual([]);
  });

  it('[HO2] without a name moves with its own words, and takes nobody else’s', async () => {
    const named = { ...blankEntry('project', id('p1')), name: 'Bridge', relevance: 'Of stone.' };
    const other = { ...blankEntry('project', id('p2')), name: 'Tower', relevance: 'Of brick.' };
    const { user, network } = await openEditor({
      section: 'projects',
      resume: { projects: [named, other] },
    });
    const [first] = screen.getAllByLabelText('Project name');
    if (!first) throw new Error('No project is shown.');
    await user.clear(first);
    press('Move Project 1 down');
    await waitFor(() => expect(network.sentTo(saveEntryOrder)).toHaveLength(1));
    // A project cannot be saved without a name: the server keeps what it has.
    expect(network.sentTo(saveEntry.project)).toEqual([]);
    expect(
      screen.getAllByLabelText<HTMLTextAreaElement>(/^Description/).map(({ value }) => value),
    ).toEqual(['Of brick.', 'Of stone.']);
  });

  it('[HO2] that is new goes on top where that is asked for, and blank ones move too', async () => {
    const { user, network } = await openEditor({
      section: 'experience',
      resume: { experiences: [job] },
    });
    press('Add experience on top');
    expect(roles()).toEqual(['', 'Engineer']);
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByLabelText('Role')[0]));
    press('Move Experience 1 down');
    expect(roles()).toEqual(['Engineer', '']);
    press('Move Experience 2 up');
    const [role] = screen.getAllByLabelText('Role');
    if (!role) throw new Error('No experience is shown.');
    await user.type(role, 'Director');
    await waitFor(() => expect(network.sentTo(saveEntry.experience)).toHaveLength(1));
    expect(network.sentTo(saveEntryOrder).at(-1)).toMatchObject({
      body: { ids: [expect.stringMatching(/^\d{13}-/), 'x1'] },
    });
    expect(roles()).toEqual(['Director', 'Engineer']);
  });

  it('alone has no other place', async () => {
    await openEditor({ section: 'experience', resume: { experiences: [job] } });
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  });
});
