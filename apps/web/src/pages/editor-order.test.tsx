import { saveExperience } from '@shortlist/contracts';
import { blankEntry, type EntryId } from '@shortlist/resume';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeEditor, openEditor } from './open-editor.test-support.tsx';

afterEach(closeEditor);

const id = (text: string) => text as EntryId;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const job = { ...blankEntry('experience', id('x1')), role: 'Engineer', startDate: 'Mar 2020' };

describe('an entry', () => {
  it('is put in order one place at a time, by what is said, and saves both places', async () => {
    const later = { ...blankEntry('experience', id('x2')), role: 'Director', bullets: '• Led.' };
    const { network } = await openEditor({
      section: 'experience',
      resume: { experiences: [job, later] },
    });
    const roles = () =>
      screen.getAllByLabelText('Role').map((input) => (input as HTMLInputElement).value);
    expect(roles()).toEqual(['Engineer', 'Director']);

    press('Move Director up');
    expect(roles()).toEqual(['Director', 'Engineer']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Director up');
    expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Director moved to position 1 of 2')).toBeTruthy();
    press('Move Director up');
    expect(roles()).toEqual(['Director', 'Engineer']);

    await waitFor(() => expect(network.sentTo(saveExperience)).toHaveLength(2));
    expect(network.sentTo(saveExperience).map(({ body }) => body)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'x1', role: 'Director', bullets: '• Led.' }),
        expect.objectContaining({ id: 'x2', role: 'Engineer', startDate: 'Mar 2020' }),
      ]),
    );
  });

  it('alone has no other place', async () => {
    await openEditor({ section: 'experience', resume: { experiences: [job] } });
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  });
});
