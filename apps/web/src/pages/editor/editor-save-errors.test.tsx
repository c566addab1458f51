import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { savingOf } from '#network.test-support.ts';
import { expectPrinted } from '#printed.test-support.ts';
import {
  closeEditor,
  noticeText,
  openEditor,
  openSavingNetwork,
} from './open-editor.test-support.tsx';

afterEach(closeEditor);

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const SAVES = [
  { section: 'contact', endpoint: savingOf('contact'), label: 'Full Name', save: 'SAVE CONTACT' },
  {
    section: 'education',
    endpoint: savingOf('education:'),
    label: 'Degree',
    save: 'SAVE EDUCATION',
  },
  {
    section: 'experience',
    endpoint: savingOf('experience:'),
    label: 'Role',
    save: 'SAVE EXPERIENCE',
  },
  { section: 'awards', endpoint: savingOf('award:'), label: 'Award name', save: 'SAVE AWARD' },
  {
    section: 'certifications',
    endpoint: savingOf('certification:'),
    label: 'Certification name',
    save: 'SAVE CERTIFICATION',
  },
  { section: 'skills', endpoint: savingOf('skills'), label: 'Skills', save: 'SAVE SKILLS' },
  { section: 'summary', endpoint: savingOf('summary'), label: 'Summary', save: 'SAVE SUMMARY' },
  {
    section: 'projects',
    endpoint: savingOf('project:'),
    label: 'Project name',
    save: 'SAVE TO PROJECTS',
  },
] as const;
const REFUSED: Record<string, string> = {
  contact: 'Save ErrorNo.',
  education: 'Save ErrorNo.',
  experience: 'Error saving experience: No.',
  awards: 'Error saving award: No.',
  certifications: 'Error saving certification: No.',
  skills: 'Error saving skills: No.',
  summary: 'Error saving summary: No.',
  projects: 'Error saving project: No.',
};
const CRITICAL = 'Network ErrorA critical error occurred. Please check the console.';

describe('a save that fails', () => {
  it.each(SAVES)('[ED16] is told as the server told it: $section', async (save) => {
    expectPrinted('A part of the document could not be saved. ApiError: No.');
    const network = openSavingNetwork();
    network.refuse(save.endpoint, 'invalid', 'No.');
    await openEditor({ section: save.section, network });
    fill(save.label, 'Ada');
    press(save.save);
    expect(await noticeText()).toContain(REFUSED[save.section]);
  });

  it.each(SAVES.slice(0, -1))('[ED16] is told when no answer came: $section', async (save) => {
    expectPrinted('A part of the document could not be saved. NetworkError');
    const network = openSavingNetwork();
    network.cut(save.endpoint);
    await openEditor({ section: save.section, network });
    fill(save.label, 'Ada');
    press(save.save);
    const isTitled = save.section === 'contact' || save.section === 'education';
    expect(await noticeText()).toContain(
      isTitled ? CRITICAL : 'An error occurred. Please try again.',
    );
  });

  it('[ED16] of a project without an answer is logged and offers Retry in place', async () => {
    expectPrinted('A part of the document could not be saved. NetworkError');
    const network = openSavingNetwork();
    network.cut(savingOf('project:'));
    await openEditor({ section: 'projects', network });
    fill('Project name', 'Engine');
    press('SAVE TO PROJECTS');
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(network.sentTo(savingOf('project:')).length).toBeGreaterThan(1));
  });
});
