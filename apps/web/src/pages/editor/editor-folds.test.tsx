import { getDocument } from '@shortlist/contracts';
import { type EntryId, SECTIONS } from '@shortlist/model';
import { emptyFlatEntry } from '@shortlist/model/flat-entry.test-support';
import { resumeWith } from '@shortlist/model/resume.test-support';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { resumeWithoutEntries } from '#draft/resume-draft/model-server.test-support.ts';
import { closeEditor, documentAnswer, openEditor } from './open-editor.test-support.tsx';

afterEach(closeEditor);

const id = (text: string) => text as EntryId;
const NAMES = ['', 'One', 'Two', 'Three'];

/** Lists of four cards whose first is blank: the section, the field that names a card, and the entries. */
const LISTS = [
  {
    section: 'experience',
    field: 'Role',
    resume: {
      experiences: NAMES.map((role, at) => ({
        ...emptyFlatEntry('experience', id(`x${at}`), SECTIONS),
        role,
      })),
    },
  },
  {
    section: 'education',
    field: 'Degree',
    resume: {
      educations: NAMES.map((degree, at) => ({
        ...emptyFlatEntry('education', id(`x${at}`), SECTIONS),
        degree,
      })),
    },
  },
  {
    section: 'certifications',
    field: 'Certification name',
    resume: {
      certifications: NAMES.map((name, at) => ({
        ...emptyFlatEntry('certification', id(`x${at}`), SECTIONS),
        name,
      })),
    },
  },
  {
    section: 'awards',
    field: 'Award name',
    resume: {
      awards: NAMES.map((name, at) => ({
        ...emptyFlatEntry('award', id(`x${at}`), SECTIONS),
        name,
      })),
    },
  },
  {
    section: 'projects',
    field: 'Project name',
    resume: {
      projects: NAMES.map((name, at) => ({
        ...emptyFlatEntry('project', id(`x${at}`), SECTIONS),
        name,
      })),
    },
  },
];

const saveStatus = () => screen.getByRole('status', { name: 'Save status' }).textContent;
const openCards = () =>
  screen
    .queryAllByRole('button', { expanded: true })
    .filter((button) => button.closest('h3'))
    .map((button) => button.textContent);

it.each(LISTS)(
  '[HO2] the blank first card of four stays open while it is typed in: $section',
  async ({ section, field, resume }) => {
    const { user } = await openEditor({ section, resume });
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: field });
    await user.click(input);
    await user.keyboard('Head of Weaving');
    // The server gives the card another id.
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(saveStatus()).toBe('Saved'));
    await user.keyboard(' Ltd');
    expect(input.value).toBe('Head of Weaving Ltd');
    expect(document.activeElement).toBe(input);
    expect(openCards()).toEqual(['Head of Weaving Ltd']);
  },
);

it('[OC3] says of folded cards what tells them apart, and keeps them as they were left', async () => {
  const experiences = ['One', 'Two', 'Three', 'Four'].map((role, at) => ({
    ...emptyFlatEntry('experience', id(`x${at}`), SECTIONS),
    role,
    company: 'Kestrel',
    startDate: 'Jan 2019',
  }));
  const opening = { section: 'experience', resume: { experiences } };
  const { user, resumeId } = await openEditor(opening);
  expect(openCards()).toEqual([]);
  for (const detail of ['Kestrel', 'Jan 2019']) expect(screen.getAllByText(detail)).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Two' }));
  expect(openCards()).toEqual(['Two']);
  cleanup();
  await openEditor({ ...opening, resumeId });
  expect(openCards()).toEqual(['Two']);
});

it('[HO2] no card folds where another window adds the fourth, and what it adds is open', async () => {
  const [first, ...others] = LISTS[0]?.resume.experiences ?? [];
  if (!first) throw new Error('There is no list.');
  const { user, network, resumeId } = await openEditor({
    section: 'experience',
    resume: { experiences: others },
  });
  const [input] = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Role' });
  if (!input) throw new Error('No card is open.');
  await user.click(input);
  const four = { experiences: [...others, { ...first, role: 'Four' }] };
  network.answer(getDocument, documentAnswer(resumeId, resumeWith(four, resumeWithoutEntries())));
  window.dispatchEvent(new Event('focus'));
  await screen.findByRole('button', { name: 'Four' });
  await user.keyboard(' Ltd');
  expect(input.value).toBe('One Ltd');
  expect(document.activeElement).toBe(input);
  expect(openCards()).toEqual(['One Ltd', 'Two', 'Three', 'Four']);
});

it('[HO2] a card that another window fills in stays open for the one who is in it', async () => {
  const four = LISTS[0]?.resume.experiences ?? [];
  const { user, network, resumeId } = await openEditor(LISTS[0]);
  const input = screen.getByRole('textbox', { name: 'Role' });
  await user.click(input);
  const filled = {
    experiences: four.map((each, at) => (at === 0 ? { ...each, company: 'Kestrel' } : each)),
  };
  const resume = resumeWith(filled, resumeWithoutEntries());
  network.answer(getDocument, documentAnswer(resumeId, resume, { 'experience:x0': 2 }));
  window.dispatchEvent(new Event('focus'));
  await screen.findByDisplayValue('Kestrel');
  await user.keyboard('Weaver');
  expect(document.activeElement).toBe(input);
  expect(openCards()).toEqual(['Weaver']);
});
