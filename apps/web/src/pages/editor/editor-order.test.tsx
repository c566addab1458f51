import { type EntryId, SECTIONS } from '@shortlist/model';
import { emptyFlatEntry } from '@shortlist/model/flat-entry.test-support';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { contentsSent, savingOf } from '#network.test-support.ts';
import { closeEditor, openEditor } from './open-editor.test-support.tsx';

afterEach(closeEditor);

const id = (text: string) => text as EntryId;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const job = {
  ...emptyFlatEntry('experience', id('x1'), SECTIONS),
  role: 'Engineer',
  startDate: 'Mar 2020',
};

const roles = () => screen.getAllByLabelText<HTMLInputElement>('Role').map((input) => input.value);

describe('an entry', () => {
  const later = {
    ...emptyFlatEntry('experience', id('x2'), SECTIONS),
    role: 'Director',
    bullets: '• Led.',
  };
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

    await waitFor(() => expect(contentsSent(network, 'order:experience')).toHaveLength(1));
    expect(contentsSent(network, 'order:experience')).toEqual([{ ids: ['x2', 'x1'] }]);
    expect(network.sentTo(savingOf('experience:'))).toEqual([]);
  });

  it('[HO2] is one stop of the Tab key, from which arrows lead to all that can be done to it', async () => {
    const { user } = await openEditor({
      section: 'experience',
      resume: { experiences: [job, later] },
    });
    const stops = () =>
      Array.from(document.querySelectorAll<HTMLElement>('[data-entry="x1"] header button'))
        .filter(({ tabIndex }) => tabIndex === 0)
        .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent);
    expect(stops()).toEqual(['Engineer']);
    screen.getByRole('button', { name: 'Engineer' }).focus();
    const names = ['Move Engineer up', 'Move Engineer down', 'Duplicate Engineer'];
    for (const name of [...names, 'Hide Engineer', 'Delete Engineer', 'Change Engineer']) {
      await user.keyboard('{ArrowRight}');
      expect(document.activeElement).toBe(screen.getByRole('button', { name }));
      expect(stops()).toEqual([name]);
    }
    await user.keyboard('{Home}');
    expect(document.activeElement?.ariaLabel).toBe('Reorder Engineer');
  });

  it('[HO2] has all that can be done to it in one menu', async () => {
    const { user } = await openEditor({
      section: 'experience',
      resume: { experiences: [job, later] },
    });
    await user.click(screen.getByRole('button', { name: 'Change Engineer' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(
      expect.arrayContaining(['Duplicate', 'Hide from the page', 'Move down', 'Delete']),
    );
    expect(items).not.toContain('Move up');
    await user.click(screen.getByRole('menuitem', { name: 'Move down' }));
    expect(roles()).toEqual(['Director', 'Engineer']);
  });

  it.each([
    { deleted: 'Weaver', next: 'Smith' },
    { deleted: 'Smith', next: 'Baker' },
    { deleted: 'Baker', next: 'Smith' },
  ])('[ED8] leads from $deleted, once deleted, to $next', async ({ deleted, next }) => {
    const experiences = ['Weaver', 'Smith', 'Baker'].map((role, at) => ({
      ...emptyFlatEntry('experience', id(`x${at}`), SECTIONS),
      role,
    }));
    const { user } = await openEditor({ section: 'experience', resume: { experiences } });
    await user.click(screen.getByRole('button', { name: `Delete ${deleted}` }));
    const title = screen.getByRole('button', { name: next });
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('[HO2] without a name moves with its own words, and takes nobody else’s', async () => {
    const named = {
      ...emptyFlatEntry('project', id('p1'), SECTIONS),
      name: 'Bridge',
      relevance: 'Of stone.',
    };
    const other = {
      ...emptyFlatEntry('project', id('p2'), SECTIONS),
      name: 'Tower',
      relevance: 'Of brick.',
    };
    const { user, network } = await openEditor({
      section: 'projects',
      resume: { projects: [named, other] },
    });
    const [first] = screen.getAllByLabelText('Project name');
    if (!first) throw new Error('No project is shown.');
    await user.clear(first);
    press('Move Project 1 down');
    await waitFor(() => expect(contentsSent(network, 'order:project')).toHaveLength(1));
    // A project cannot be saved without a name: the server keeps what it has.
    expect(network.sentTo(savingOf('project:'))).toEqual([]);
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
    await waitFor(() =>
      expect(contentsSent(network, 'experience:').at(-1)).toMatchObject({ role: 'Director' }),
    );
    const orders = contentsSent(network, 'order:experience').map(({ ids }) => ids);
    expect(orders).toContainEqual([expect.stringMatching(/^\d{13}-/), 'x1']);
    expect(roles()).toEqual(['Director', 'Engineer']);
  });

  it('alone has no other place', async () => {
    await openEditor({ section: 'experience', resume: { experiences: [job] } });
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  });
});

describe('a handle', () => {
  const jobs = ['Director', 'Engineer', 'Fitter'].map((role, at) => ({
    ...emptyFlatEntry('experience', id(`x${at}`), SECTIONS),
    role,
  }));
  const handle = (role: string) => screen.getByRole('button', { name: `Reorder ${role}` });
  const isLifted = (role: string) => handle(role).getAttribute('aria-pressed') === 'true';
  const key = (role: string, name: string) => fireEvent.keyDown(handle(role), { key: name });
  const pressHandle = (role: string) => {
    handle(role).focus();
    fireEvent.click(handle(role), { detail: 0 });
  };

  it('[HO2] lifts its entry, which the arrow keys move, and only the order is saved', async () => {
    const { network } = await openEditor({ section: 'experience', resume: { experiences: jobs } });
    pressHandle('Director');
    screen.getByText('Director lifted at position 1 of 3');
    expect(isLifted('Director')).toBe(true);
    for (let count = 1; count <= 3; count += 1) key('Director', 'ArrowDown');
    screen.getByText('Director moved to position 3 of 3');
    pressHandle('Director');
    screen.getByText('Director dropped at position 3 of 3');
    expect(roles()).toEqual(['Engineer', 'Fitter', 'Director']);
    expect(document.activeElement).toBe(handle('Director'));
    expect(isLifted('Director')).toBe(false);
    await waitFor(() => expect(contentsSent(network, 'order:experience')).toHaveLength(1));
    expect(contentsSent(network, 'order:experience')).toEqual([{ ids: ['x1', 'x2', 'x0'] }]);
    expect(network.sentTo(savingOf('experience:'))).toEqual([]);
  });

  const stayed = ['Director', 'Engineer', 'Fitter'];
  it.each([
    { it: 'Escape', leave: () => key('Fitter', 'Escape') },
    { it: 'the loss of focus', leave: () => handle('Director').focus() },
  ])('[HO2] puts its entry back at $it', async ({ leave }) => {
    await openEditor({ section: 'experience', resume: { experiences: jobs } });
    pressHandle('Fitter');
    key('Fitter', 'ArrowUp');
    screen.getByText('Fitter moved to position 2 of 3');
    leave();
    await screen.findByText('Fitter put back at position 3 of 3');
    expect(roles()).toEqual(stayed);
    expect(isLifted('Fitter')).toBe(false);
  });

  it('[HO2] keeps its entry lifted at another order meanwhile, on its way to the same neighbour', async () => {
    await openEditor({ section: 'experience', resume: { experiences: jobs } });
    pressHandle('Fitter');
    key('Fitter', 'ArrowUp');
    press('Move Director down');
    screen.getByText('The order was changed elsewhere. Fitter moved to position 1 of 3');
    expect(isLifted('Fitter')).toBe(true);
    expect(document.activeElement).toBe(handle('Fitter'));
    pressHandle('Fitter');
    expect(roles()).toEqual(['Fitter', 'Engineer', 'Director']);
  });

  it('[HO2] is not there for an entry that is alone', async () => {
    await openEditor({ section: 'experience', resume: { experiences: [job] } });
    expect(screen.queryByRole('button', { name: 'Reorder Engineer' })).toBeNull();
  });
});
