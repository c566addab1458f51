import { type EntryId, emptyContact, SECTIONS } from '@shortlist/model';
import { emptyFlatEntry } from '@shortlist/model/flat-entry.test-support';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { savingOf } from '#network.test-support.ts';
import { expectPrinted } from '#printed.test-support.ts';
import { closeEditor, openEditor } from './open-editor.test-support.tsx';

afterEach(closeEditor);

const FULL = 'This resume is full. Shorten or delete an entry first.';
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
/** The texts that a control is described by. */
const descriptionsOf = (label: string) => {
  const ids = field(label).getAttribute('aria-describedby') ?? '';
  return ids.split(' ').map((id) => document.getElementById(id)?.textContent);
};

describe('[TR3] what the server has no room for', () => {
  it.each([
    { section: 'summary', label: 'Summary', other: undefined, endpoint: savingOf('summary') },
    { section: 'contact', label: 'City', other: 'Full Name', endpoint: savingOf('contact') },
    {
      section: 'awards',
      label: 'What it was for',
      other: 'Award name',
      endpoint: savingOf('award:'),
    },
  ])(
    'is said beside it in $section, stays in the draft, and goes once it is shortened',
    async ({ section, label, other, endpoint }) => {
      expectPrinted(`A part of the document could not be saved. ApiError: ${FULL}`);
      const award = { ...emptyFlatEntry('award', 'a1' as EntryId, SECTIONS), name: 'Prize' };
      const opening = {
        section,
        resume: { contact: { ...emptyContact(), fullName: 'Ada King' }, awards: [award] },
      };
      const { network, resumeId } = await openEditor(opening);
      network.refuse(endpoint, 'too_large', FULL);
      fireEvent.change(field(label), { target: { value: 'x'.repeat(500) } });
      await waitFor(() => expect(descriptionsOf(label)).toContain(FULL));
      // As a reload does it: the words are in this browser alone.
      cleanup();
      await openEditor({ ...opening, network, resumeId });
      await waitFor(() => expect(descriptionsOf(label)).toContain(FULL));
      expect(field(label).value).toHaveLength(500);
      if (other) expect(descriptionsOf(other)).not.toContain(FULL);
      expect(screen.getByRole('status', { name: 'Save status' }).textContent).toContain(FULL);
      fireEvent.change(field(label), { target: { value: 'x' } });
      await waitFor(() => expect(descriptionsOf(label)).not.toContain(FULL));
    },
  );
});
