import { getDocument } from '@shortlist/contracts';
import { EntryId, SECTIONS } from '@shortlist/model';
import { emptyFlatEntry } from '@shortlist/model/flat-entry.test-support';
import { resumeWith } from '@shortlist/model/resume.test-support';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { resumeWithoutEntries } from '#draft/resume-draft/model-server.test-support.ts';
import { closeEditor, documentAnswer, openEditor } from './open-editor.test-support.tsx';

afterEach(closeEditor);

const experiences = ['Lead', 'Engineer'].map((role, at) => ({
  ...emptyFlatEntry('experience', EntryId.parse(`x${at}`), SECTIONS),
  role,
}));
const roles = () =>
  screen
    .queryAllByRole('button', { name: /^Delete / })
    .map((each) => each.getAttribute('aria-label'));

it('[TR1] an entry that was deleted comes back by Ctrl+Z after the editor was left for the list', async () => {
  const { user, router, resumeId, network } = await openEditor({
    section: 'experience',
    resume: { experiences },
  });
  await user.click(screen.getByRole('button', { name: 'Delete Lead' }));
  await waitFor(() => expect(roles()).toEqual(['Delete Engineer']));
  await act(() => router.navigate('/resume'));
  await screen.findByRole('heading', { name: 'Resumes' });
  network.answer(
    getDocument,
    documentAnswer(
      resumeId,
      resumeWith({ experiences: experiences.slice(1) }, resumeWithoutEntries()),
    ),
  );
  await act(() => router.navigate(`/resume/${resumeId}/experience`));
  await screen.findByRole('button', { name: 'Delete Engineer' });
  await waitFor(async () => {
    await user.keyboard('{Control>}z{/Control}');
    expect(roles()).toEqual(['Delete Lead', 'Delete Engineer']);
  });
});
