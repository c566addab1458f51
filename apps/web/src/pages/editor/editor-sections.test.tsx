import { deletePart } from '@shortlist/contracts';
import { type EntryId, emptyContact, SECTIONS } from '@shortlist/model';
import { emptyFlatEntry } from '@shortlist/model/flat-entry.test-support';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { contentsSent, savingOf } from '#network.test-support.ts';
import { closeEditor, closeNotice, noticeText, openEditor } from './open-editor.test-support.tsx';

afterEach(closeEditor);

const id = (text: string) => text as EntryId;
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
const fill = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
/** The texts that the control is described by, the error first. */
const descriptionsOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const setSwitch = (name: string) => fireEvent.click(screen.getByRole('switch', { name }));
const award = { ...emptyFlatEntry('award', id('a1'), SECTIONS), name: 'Prize' };
const job = {
  ...emptyFlatEntry('experience', id('x1'), SECTIONS),
  role: 'Engineer',
  startDate: 'Mar 2020',
};

describe('contact', () => {
  it.each([
    ['contact', ['Full Name', 'LinkedIn', 'City']],
    ['experience', ['Role', 'What you did']],
    ['summary', ['Summary']],
  ])('lets what is typed in %s run as its script does', async (section, labels) => {
    await openEditor({ section });
    for (const label of labels) expect(field(label).dir, label).toBe('auto');
  });

  it('[ED6] has its fields, empty at first, with five toggles that are on and are saved', async () => {
    const { network } = await openEditor();
    const labels = ['Email', 'Phone', 'LinkedIn', 'Website', 'Country', 'State', 'City'];
    for (const label of ['Full Name', ...labels]) expect(field(label).value).toBe('');
    const toggles = screen.getAllByRole('switch');
    expect(toggles).toHaveLength(5);
    for (const toggle of toggles) expect(toggle).toHaveProperty('checked', true);

    fill('Full Name', 'Ada');
    fill('City', 'London');
    setSwitch('Show city on resume');
    press('SAVE CONTACT');
    await waitFor(() => expect(network.sentTo(savingOf('contact'))).toHaveLength(1));
    const { shown } = emptyContact();
    expect(contentsSent(network, 'contact')[0]).toMatchObject({
      fullName: 'Ada',
      city: 'London',
      shown: { ...shown, city: false },
    });
  });

  it('[ED6] lists the spec’s places first, and takes any other', async () => {
    await openEditor();
    const offered = async (label: string) => {
      field(label).focus();
      fireEvent.keyDown(field(label), { key: 'ArrowDown' });
      const list = await screen.findByRole('listbox', { name: label });
      return within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    };
    for (const label of ['Country', 'State', 'City']) fill(label, '');
    expect(await offered('Country')).toEqual(['United States', 'Canada']);
    expect(await offered('State')).toEqual(['Texas', 'California']);
    expect(await offered('City')).toEqual(['Richardson', 'Dallas']);
    fill('Country', 'Ελλάδα');
    expect(field('Country').value).toBe('Ελλάδα');
  });

  it('[ED6] keeps the handle of a pasted profile address', async () => {
    await openEditor();
    fill('LinkedIn', 'https://www.linkedin.com/in/ada/');
    fireEvent.blur(field('LinkedIn'));
    expect(field('LinkedIn').value).toBe('ada');
  });

  it.each([
    { values: {}, text: 'Full Name is a required field.', at: 'Full Name' },
    { values: { Email: 'a@b.xyz' }, text: 'Please enter a valid email address.', at: 'Email' },
    {
      values: { Phone: '12' },
      text: 'Please enter a valid phone number format, like (123) 456-7890.',
      at: 'Phone',
    },
  ])('[ED7] says "$text" and goes to the field', async ({ values, text, at }) => {
    const { user, network } = await openEditor();
    if (at !== 'Full Name') fill('Full Name', 'Ada');
    for (const [label, value] of Object.entries(values)) fill(label, value);
    press('SAVE CONTACT');
    expect(await noticeText()).toContain(text);
    // Autosave may have sent what else was typed meanwhile: what counts is which texts went.
    for (const value of Object.values(values)) {
      expect(JSON.stringify(contentsSent(network, 'contact'))).not.toContain(value);
    }
    await closeNotice(user);
    await waitFor(() => expect(document.activeElement).toBe(field(at)));
    expect(field(at).getAttribute('aria-invalid')).toBe('true');
    expect(descriptionsOf(field(at))[0]).toBe(text);
  });

  it('[ED7] takes other addresses and phones outside the US and Canada', async () => {
    const { network } = await openEditor();
    fill('Full Name', 'Ольга');
    fill('Country', 'Germany');
    fill('Email', 'olga@beispiel.de');
    fill('Phone', '+49 30 123456');
    press('SAVE CONTACT');
    await waitFor(() => expect(network.sentTo(savingOf('contact'))).toHaveLength(1));
  });
});

describe('experience', () => {
  it('[ED8] starts bullets with one, and keeps the only entry', async () => {
    await openEditor({ section: 'experience' });
    for (const label of ['Role', 'Company', 'Location', 'Start date', 'End date']) {
      expect(field(label).value).toBe('');
    }
    expect(field('What you did').value).toBe('• ');
    press('Delete Experience 1');
    expect(await noticeText()).toContain('You must have at least one experience entry.');
  });

  it('[ED8] begins each line with a bullet', async () => {
    await openEditor({ section: 'experience' });
    fill('What you did', '• One\nTwo');
    expect(field('What you did').value).toBe('• One\n• Two');
  });

  it('[ED8] adds an entry with the focus in it, and deletes one when asked to', async () => {
    const { user, network } = await openEditor({
      section: 'experience',
      resume: { experiences: [job] },
    });
    // With the focus in the list already, as a person's press leaves it.
    await user.click(screen.getByRole('button', { name: 'ADD ANOTHER EXPERIENCE' }));
    const roles = screen.getAllByLabelText('Role');
    expect(roles).toHaveLength(2);
    expect(document.activeElement).toBe(roles[1]);

    await user.click(screen.getByRole('button', { name: 'Delete Engineer' }));
    await waitFor(() => expect(screen.getAllByLabelText('Role')).toHaveLength(1));
    const left = screen.getByRole('button', { name: 'Experience 1' });
    await waitFor(() => expect(document.activeElement).toBe(left));
    await waitFor(() => expect(network.sentTo(deletePart)).toHaveLength(1));
  });

  it('[ED13] couples the end date with "Currently work here"', async () => {
    await openEditor({ section: 'experience', resume: { experiences: [job] } });
    setSwitch('Currently work here');
    expect(field('End date').value).toBe('Present');
    setSwitch('Currently work here');
    expect(field('End date').value).toBe('');
    setSwitch('Currently work here');
    fill('End date', 'may 2021');
    fireEvent.blur(field('End date'));
    expect(field('End date').value).toBe('May 2021');
    expect(screen.getByRole('switch', { name: 'Currently work here' })).toHaveProperty(
      'checked',
      false,
    );
  });

  it('[ED13] keeps an end before the start in its field, and does not save it', async () => {
    const { user, network } = await openEditor({
      section: 'experience',
      resume: { experiences: [job] },
    });
    await user.clear(field('End date'));
    await user.type(field('End date'), 'Feb 2019');
    await user.tab();
    expect(
      await screen.findByText('The end date cannot be earlier than the start date.'),
    ).toBeTruthy();
    press('SAVE EXPERIENCE');
    const notice = await screen.findByRole('alertdialog');
    expect(notice.textContent).toContain('The end date cannot be earlier than the start date.');
    await user.click(within(notice).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(document.activeElement).toBe(field('End date')));
    expect(field('End date').value).toBe('Feb 2019');
    expect(contentsSent(network, 'experience:').map(({ endDate }) => endDate)).not.toContainEqual({
      year: 2019,
      month: 2,
    });

    fill('End date', 'Apr 2020');
    press('SAVE EXPERIENCE');
    await waitFor(() =>
      expect(contentsSent(network, 'experience:').at(-1)).toMatchObject({
        endDate: { year: 2020, month: 4 },
      }),
    );
  });

  it('[ED13] does not save a start that was moved behind the end', async () => {
    const { network } = await openEditor({
      section: 'experience',
      resume: { experiences: [{ ...job, endDate: 'Apr 2020', isCurrent: false }] },
    });
    fill('Start date', 'Jan 2024');
    press('SAVE EXPERIENCE');
    const notice = await screen.findByRole('alertdialog');
    expect(notice.textContent).toContain('The end date cannot be earlier than the start date.');
    const starts = contentsSent(network, 'experience:').map(({ startDate }) => startDate);
    expect(starts).not.toContainEqual({ year: 2024, month: 1 });
  });

  it('[ED13] picks a month of a year between the start and today, the year alone, or none', async () => {
    const { user } = await openEditor({ section: 'experience', resume: { experiences: [job] } });
    await user.click(screen.getByRole('button', { name: 'Choose end date' }));
    const year = new Date().getFullYear();
    expect((await screen.findByRole('button', { name: 'Next year' })).matches(':disabled')).toBe(
      true,
    );
    for (let shown = year; shown > 2020; shown -= 1) press('Previous year');
    expect(screen.getByRole('button', { name: 'Previous year' }).matches(':disabled')).toBe(true);
    press('Feb 2020');
    expect(field('End date').value).toBe('');
    press('Apr 2020');
    expect(field('End date').value).toBe('Apr 2020');

    await user.click(screen.getByRole('button', { name: 'Choose end date' }));
    await user.click(await screen.findByRole('button', { name: '2020 only' }));
    expect(field('End date').value).toBe('2020');
    await user.click(screen.getByRole('button', { name: 'Choose end date' }));
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    expect(field('End date').value).toBe('');
  });
});

describe('education', () => {
  it('[ED9] checks the GPA and keeps the only entry', async () => {
    const { user, network } = await openEditor({ section: 'education' });
    for (const label of ['Degree', 'School', 'Location', 'Minor', 'Start date', 'End date']) {
      expect(field(label).value).toBe('');
    }
    fill('GPA', '5.1');
    press('SAVE EDUCATION');
    expect(await noticeText()).toContain('Please enter a valid GPA between 0.0 and 5.0.');
    await closeNotice(user);
    await waitFor(() => expect(document.activeElement).toBe(field('GPA')));
    fill('GPA', '5.0');
    press('SAVE EDUCATION');
    await waitFor(() => expect(network.sentTo(savingOf('education:'))).toHaveLength(1));
    press('Delete Education 1');
    expect(await noticeText()).toContain('You must have at least one education entry.');
  });

  it('[ED13] may end up to eight years ahead', async () => {
    const { user } = await openEditor({ section: 'education' });
    await user.click(screen.getByRole('button', { name: 'Choose end date' }));
    const year = new Date().getFullYear() + 8;
    await screen.findByRole('button', { name: 'Next year' });
    for (let shown = year - 8; shown < year; shown += 1) press('Next year');
    expect(screen.getByRole('button', { name: 'Next year' }).matches(':disabled')).toBe(true);
    expect(await screen.findByRole('button', { name: `${year} only` })).toBeTruthy();
  });
});

describe('awards, certifications and projects', () => {
  it.each([
    { section: 'awards', save: 'SAVE AWARD', text: 'Cannot save an empty award entry.' },
    {
      section: 'certifications',
      save: 'SAVE CERTIFICATION',
      text: 'Cannot save an empty certification.',
    },
    {
      section: 'projects',
      save: 'SAVE TO PROJECTS',
      text: 'Cannot save a project without a name.',
    },
  ])('[ED10] [ED11] $section: $text', async ({ section, save, text }) => {
    await openEditor({ section });
    press(save);
    expect(await noticeText()).toContain(text);
  });

  it('[ED10] keeps an award that is the only one and blank, and lets the last named one go', async () => {
    await openEditor({ section: 'awards', resume: { awards: [award] } });
    press('Delete Prize');
    await waitFor(() => expect(field('Award name').value).toBe(''));
    press('Delete Award 1');
    expect(await noticeText()).toContain('You must have at least one award entry.');
  });

  it('[ED11] titles a project by its name or number, saves it by name, and keeps the last', async () => {
    const { user, network } = await openEditor({ section: 'projects' });
    expect(screen.getByRole('heading', { level: 3, name: 'Project 1' })).toBeTruthy();
    press('ADD ANOTHER PROJECT');
    expect(screen.getByRole('heading', { level: 3, name: 'Project 2' })).toBeTruthy();
    press('Delete Project 2');
    press('Delete Project 1');
    expect(await noticeText()).toContain('You must have at least one project entry.');
    await closeNotice(user);
    expect(field('Project name').getAttribute('aria-required')).toBe('true');
    fill('Project name', 'Engine');
    fill('Organization', 'Club');
    fill('Description', 'Turns');
    press('SAVE TO PROJECTS');
    expect(await noticeText()).toContain('Engine saved!');
    expect(contentsSent(network, 'project:')[0]).toMatchObject({
      name: 'Engine',
      organization: 'Club',
      relevance: { points: [{ text: 'Turns' }] },
    });
    expect(screen.getByRole('heading', { level: 3, name: 'Engine', hidden: true })).toBeTruthy();
  });
});

it.each([
  { section: 'skills', label: 'Skills' },
  { section: 'summary', label: 'Summary' },
])('[ED12] saves $section as free text', async ({ section, label }) => {
  const { network } = await openEditor({ section });
  fill(label, 'A\nB');
  press(`SAVE ${label.toUpperCase()}`);
  await waitFor(() => expect(contentsSent(network, section)[0]).toEqual({ text: 'A\nB' }));
});
