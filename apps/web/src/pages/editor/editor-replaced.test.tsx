import { EntryId, SECTIONS } from '@shortlist/model';
import { emptyFlatEntry } from '@shortlist/model/flat-entry.test-support';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setAsideNotes } from '#platform/storage/entry-notes.ts';
import { closeEditor, openEditor } from './open-editor.test-support.tsx';

beforeEach(() => localStorage.clear());
afterEach(closeEditor);

const field = (card: string, label: string) =>
  within(screen.getByRole('region', { name: card })).getByLabelText<HTMLInputElement>(label);
type User = Awaited<ReturnType<typeof openEditor>>['user'];

async function choose(user: User, card: string, item: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: `Change ${card}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

/** The lists whose entries may be roles at one employer, each with three entries. */
const EMPLOYERS = [
  {
    section: 'experience',
    label: 'Company',
    resume: {
      experiences: ['Kestrel', 'Acme', 'Forth'].map((company, at) => ({
        ...emptyFlatEntry('experience', EntryId.parse(`x${at}`), SECTIONS),
        role: `Role ${at}`,
        company,
      })),
    },
  },
  {
    section: 'volunteering',
    label: 'Organization',
    resume: {
      volunteering: ['Kestrel', 'Acme', 'Forth'].map((organization, at) => ({
        ...emptyFlatEntry('volunteering', EntryId.parse(`x${at}`), SECTIONS),
        role: `Role ${at}`,
        organization,
      })),
    },
  },
];

const saidIn = (label: string) => [0, 1, 2].map((at) => field(`Role ${at}`, label).value);

describe.each(EMPLOYERS)('“Same employer as above” in $section', ({ label, ...opening }) => {
  const said = () => saidIn(label);

  it('[OC4] shows the employer above in place of what was typed, which off brings back', async () => {
    const { user } = await openEditor(opening);
    await choose(user, 'Role 1', 'Same employer as above');
    expect(said()).toEqual(['Kestrel', 'Kestrel', 'Forth']);
    expect(field('Role 1', label).readOnly).toBe(true);
    await user.type(field('Role 1', label), 'Lost');
    expect(said()).toEqual(['Kestrel', 'Kestrel', 'Forth']);
    await choose(user, 'Role 1', 'Another employer than above');
    expect(said()).toEqual(['Kestrel', 'Acme', 'Forth']);
    expect(field('Role 1', label).readOnly).toBe(false);
  });
});

// In one list: the others have nothing of their own but the name of the field.
describe.each(EMPLOYERS.slice(0, 1))('“Same employer as above”', ({ label, ...opening }) => {
  const said = () => saidIn(label);

  it('[OC4] goes along with what is typed above, down to the last of them, and off brings back each', async () => {
    const { user } = await openEditor(opening);
    await choose(user, 'Role 1', 'Same employer as above');
    await choose(user, 'Role 2', 'Same employer as above');
    await user.type(field('Role 0', label), ' Ltd');
    expect(said()).toEqual(['Kestrel Ltd', 'Kestrel Ltd', 'Kestrel Ltd']);
    await choose(user, 'Role 1', 'Another employer than above');
    expect(said()).toEqual(['Kestrel Ltd', 'Acme', 'Acme']);
    await choose(user, 'Role 2', 'Another employer than above');
    expect(said()).toEqual(['Kestrel Ltd', 'Acme', 'Forth']);
  });

  it('[OC4] brings back what was typed wherever the entry was moved since, also to the top', async () => {
    const { user } = await openEditor(opening);
    await choose(user, 'Role 2', 'Same employer as above');
    expect(said()).toEqual(['Kestrel', 'Acme', 'Acme']);
    await user.click(screen.getByRole('button', { name: 'Move Role 2 up' }));
    expect(said()).toEqual(['Kestrel', 'Acme', 'Acme']);
    await choose(user, 'Role 2', 'Another employer than above');
    expect(said()).toEqual(['Kestrel', 'Acme', 'Forth']);

    await choose(user, 'Role 2', 'Same employer as above');
    await user.click(screen.getByRole('button', { name: 'Move Role 2 up' }));
    expect(said()).toEqual(['Kestrel', 'Acme', 'Kestrel']);
    await choose(user, 'Role 2', 'Another employer than above');
    expect(said()).toEqual(['Kestrel', 'Acme', 'Forth']);
  });

  it('[OC4] leaves what was typed over it since the entry was moved', async () => {
    const { user } = await openEditor(opening);
    await choose(user, 'Role 2', 'Same employer as above');
    await user.click(screen.getByRole('button', { name: 'Move Role 2 up' }));
    await user.type(field('Role 2', label), ' Ltd');
    await choose(user, 'Role 2', 'Another employer than above');
    expect(said()).toEqual(['Kestrel', 'Acme', 'Acme Ltd']);
  });

  it('[OC4] keeps what was typed while another window turns a switch of another entry', async () => {
    const { user, resumeId } = await openEditor(opening);
    await choose(user, 'Role 1', 'Same employer as above');
    const of = { owner: 'guest', resumeId };
    // Two entries that another window has changed, of which this one has heard of one.
    setAsideNotes.change(of, { x0: { employer: 'Before' } });
    setAsideNotes.change(of, { x9: { employer: 'Elsewhere' } });
    await choose(user, 'Role 2', 'Same employer as above');
    expect(setAsideNotes.read(of)).toEqual({
      x0: { employer: 'Before' },
      x1: { employer: 'Acme' },
      x2: { employer: 'Forth' },
      x9: { employer: 'Elsewhere' },
    });
  });

  it('[OC4] brings back what another window has set aside', async () => {
    const { user, resumeId } = await openEditor(opening);
    await choose(user, 'Role 1', 'Same employer as above');
    setAsideNotes.change({ owner: 'guest', resumeId }, { x1: { employer: 'Typed elsewhere' } });
    const key = 'shortlist-set-aside|guest';
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    await choose(user, 'Role 1', 'Another employer than above');
    expect(said()).toEqual(['Kestrel', 'Typed elsewhere', 'Forth']);
  });

  it('[OC4] brings back an empty field as it was', async () => {
    const { user } = await openEditor(opening);
    await user.clear(field('Role 1', label));
    await choose(user, 'Role 1', 'Same employer as above');
    expect(said()).toEqual(['Kestrel', 'Kestrel', 'Forth']);
    await choose(user, 'Role 1', 'Another employer than above');
    expect(said()).toEqual(['Kestrel', '', 'Forth']);
  });
});

/** The lists whose entries may last to this day, with the words of the switch that says so. */
const LASTING = [
  {
    section: 'experience',
    label: 'Currently work here',
    resume: {
      experiences: [
        {
          ...emptyFlatEntry('experience', EntryId.parse('x1'), SECTIONS),
          role: 'Role',
          startDate: 'Jan 2020',
          endDate: 'Feb 2024',
        },
      ],
    },
  },
  {
    section: 'volunteering',
    label: 'Currently volunteer here',
    resume: {
      volunteering: [
        {
          ...emptyFlatEntry('volunteering', EntryId.parse('x1'), SECTIONS),
          role: 'Role',
          startDate: 'Jan 2020',
          endDate: 'Feb 2024',
        },
      ],
    },
  },
  {
    section: 'memberships',
    label: 'Still a member',
    resume: {
      memberships: [
        {
          ...emptyFlatEntry('membership', EntryId.parse('x1'), SECTIONS),
          organization: 'Role',
          startDate: 'Jan 2020',
          endDate: 'Feb 2024',
        },
      ],
    },
  },
];

describe.each(LASTING)('the end date in $section', ({ label, ...opening }) => {
  it('[ED13] is offered again once the switch has left it empty, and stays away where another is chosen', async () => {
    const { user } = await openEditor(opening);
    const end = screen.getByLabelText<HTMLInputElement>('End date');
    const toggle = screen.getByRole('switch', { name: label });
    const again = () => screen.queryByRole('button', { name: 'Feb 2024 again' });
    await user.click(toggle);
    expect([end.value, again()]).toEqual(['Present', null]);
    await user.click(toggle);
    expect(end.value).toBe('');
    // Twice on and off is no other date.
    await user.click(toggle);
    await user.click(toggle);
    await user.click(screen.getByRole('button', { name: 'Feb 2024 again' }));
    expect([end.value, again()]).toEqual(['Feb 2024', null]);
    expect(document.activeElement).toBe(end);

    await user.click(toggle);
    await user.click(toggle);
    fireEvent.change(end, { target: { value: 'Mar 2024' } });
    expect(again()).toBeNull();
    fireEvent.change(end, { target: { value: '' } });
    expect(again()).toBeNull();
  });
});
