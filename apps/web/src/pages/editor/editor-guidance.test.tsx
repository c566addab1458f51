import { EntryId, SECTIONS } from '@shortlist/model';
import { emptyFlatEntry } from '@shortlist/model/flat-entry.test-support';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { contentsSent, savingOf } from '#network.test-support.ts';
import { expectPrinted } from '#printed.test-support.ts';
import {
  closeEditor,
  closeNotice,
  openEditor,
  openPreview,
  openSavingNetwork,
} from './open-editor.test-support.tsx';

afterEach(closeEditor);

const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
const fill = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const textsAt = (ids: string | null) =>
  (ids ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

it('[ED7] a refused address says why, and what to do, after the words of the rule', async () => {
  const { user } = await openEditor();
  fill('Full Name', 'Ann');
  fill('Email', 'ann@firma.de');
  fireEvent.click(screen.getByRole('button', { name: 'SAVE CONTACT' }));
  const why = 'Without a country, the address must end in .com';
  const notice = await screen.findByRole('alertdialog', {
    name: 'Please enter a valid email address.',
  });
  expect(notice.textContent).toContain(why);
  await closeNotice(user);
  const [rule, advice] = textsAt(field('Email').getAttribute('aria-describedby'));
  expect(rule).toBe('Please enter a valid email address.');
  expect(advice).toContain(why);
  fill('Country', 'Germany');
  expect(textsAt(field('Email').getAttribute('aria-describedby'))).toEqual([]);
});

describe('[PV3] an entry without a name', () => {
  const card = () => screen.getByRole('region', { name: 'Experience 1' });

  it('says at its card that it is not on the page, once it says anything', async () => {
    await openEditor({ section: 'experience' });
    expect(card().getAttribute('aria-describedby')).toBeNull();
    fill('Location', 'Dallas');
    expect(textsAt(card().getAttribute('aria-describedby'))).toEqual([
      'Not printed yet: add a role or a company.',
    ]);
    fill('Company', 'Acme');
    expect(screen.queryByText(/Not on the page/u)).toBeNull();
  });

  it('is named above the final preview, with the way to the field that it lacks', async () => {
    const job = {
      ...emptyFlatEntry('experience', EntryId.parse('x1'), SECTIONS),
      location: 'Dallas',
    };
    const { user, address } = await openPreview({ experiences: [job], summary: 'Me' });
    expect(screen.getByText('Experience 1 has no role and no company.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Fill in Experience 1' }));
    await waitFor(() => expect(address()).toMatch(/experience$/u));
    await waitFor(() => expect(document.activeElement).toBe(field('Role')));
  });

  it('is not spoken of where all is printed', async () => {
    await openPreview({ summary: 'Me' });
    expect(screen.queryByText(/Not on the page/u)).toBeNull();
  });
});

it('[ED1] each tab says in words what its sign means', async () => {
  await openEditor({ section: 'summary' });
  const tab = () => screen.getByRole('tab', { name: /^Summary/u });
  expect(tab().title).toBe('Summary: nothing here yet.');
  fill('Summary', 'Calm.');
  expect(tab().title).toBe('Summary: has content.');
});

it('[ED1] a tab whose words the server refused says so, until they are other words', async () => {
  expectPrinted('A part of the document could not be saved. ApiError: Please shorten this.');
  const network = openSavingNetwork();
  await openEditor({ section: 'summary', network });
  const tab = () => screen.getByRole('tab', { name: /^Summary/u });
  network.refuse(savingOf('summary'), 'invalid', 'Please shorten this.');
  fill('Summary', 'Much too long.');
  expect(await screen.findAllByText(/Please shorten this/u)).not.toEqual([]);
  expect(tab().title).toBe('Summary: something here could not be saved. The field says why.');
  fill('Summary', 'Shorter.');
  expect(tab().title).toBe('Summary: has content.');
});

it('[ED19] a field shows of odd characters what is saved of them', async () => {
  const network = openSavingNetwork();
  const { user } = await openEditor({ network });
  fill('Full Name', 'A\0da \ud83c');
  expect(field('Full Name').value).toBe('Ada \ufffd');
  await waitFor(() => expect(contentsSent(network, 'contact')).toHaveLength(1));
  expect(contentsSent(network, 'contact')[0]).toMatchObject({ fullName: 'Ada \ufffd' });
  await user.click(screen.getByRole('tab', { name: /^Summary/u }));
  fill('Summary', 'St\0eel 🌉');
  await waitFor(() => expect(field('Summary').value).toBe('Steel 🌉'));
});

it('[ED1] each form ends with the step to the next section, the last with the preview', async () => {
  const { user, address } = await openEditor();
  for (const section of SECTIONS.tabs.slice(1)) {
    const title = SECTIONS.titleOf(section);
    await user.click(screen.getByRole('link', { name: `Next section: ${title}` }));
    const heading = await screen.findByRole('heading', { level: 2, name: title });
    expect(address()).toMatch(new RegExp(`/${section}$`, 'u'));
    await waitFor(() => expect(document.activeElement).toBe(heading));
  }
  expect(screen.queryByRole('link', { name: /^Next section/u })).toBeNull();
  expect(screen.getByRole('link', { name: 'To the final preview' })).toBeTruthy();
});

it('[OC4] a role at the employer above says when the names part them', async () => {
  const job = (id: string, role: string, company: string) => ({
    ...emptyFlatEntry('experience', EntryId.parse(id), SECTIONS),
    role,
    company,
  });
  const role = { ...job('x2', 'Engineer', 'Kestrl'), values: { sameEmployer: true as const } };
  const experiences = [job('x1', 'Lead', 'Kestrel'), role];
  const { user } = await openEditor({ section: 'experience', resume: { experiences } });
  const second = screen.getByRole('region', { name: 'Engineer' });
  const apart = /this role is printed separately/u;
  expect(textsAt(second.getAttribute('aria-describedby'))).toEqual([expect.stringMatching(apart)]);
  const company = within(second).getByLabelText('Company') as HTMLInputElement;
  await user.clear(company);
  await user.type(company, 'Kestrel Ltd');
  expect(company.value).toBe('Kestrel Ltd');
  await user.type(company, '{Backspace>4/}');
  expect(screen.queryByText(apart)).toBeNull();
  expect(company.readOnly).toBe(false);
  await user.tab();
  expect(company.readOnly).toBe(true);
});

it('[DS4] an entry and a section are put on a page of their own, and back', async () => {
  const job = (id: string, role: string) => ({
    ...emptyFlatEntry('experience', EntryId.parse(id), SECTIONS),
    role,
  });
  const experiences = [job('x1', 'Lead'), job('x2', 'Engineer')];
  const { user } = await openEditor({
    section: 'experience',
    resume: { experiences, summary: 'Calm.' },
  });
  const choose = async (menu: string, item: string) => {
    await user.click(screen.getByRole('button', { name: `Change ${menu}` }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  const hasPages = async (count: number) => {
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await waitFor(() =>
      expect(document.querySelectorAll('svg[viewBox="0 0 612 792"]')).toHaveLength(count),
    );
    await user.click(screen.getByRole('button', { name: 'Form' }));
  };
  await hasPages(1);
  await choose('Engineer', 'Begin on a new page');
  await hasPages(2);
  await choose('Experience', 'Begin on a new page');
  await hasPages(3);
  await choose('Engineer', 'Begin right below the text above');
  await choose('Experience', 'Keep on one page');
  await hasPages(2);
  await user.click(screen.getByRole('button', { name: 'Change Lead' }));
  await screen.findByRole('menuitem', { name: 'Keep on one page' });
  expect(screen.queryByRole('menuitem', { name: 'Begin on a new page' })).toBeNull();
});

it('an empty section shows an example beside its form, which stays while it is filled in', async () => {
  const { user } = await openEditor({ section: 'summary', resume: { skills: 'Go' } });
  const example = () => screen.queryByRole('figure', { name: 'Example' });
  await waitFor(() => expect(example()?.textContent).toContain('Two to four sentences'));
  expect(field('Summary').value).toBe('');
  fill('Summary', 'Calm.');
  expect(example()).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: /^Skills/u }));
  await screen.findByRole('heading', { level: 2, name: 'Skills' });
  expect(example()).toBeNull();
});

it('[ED20] the switch of a narrow window names what it shows', async () => {
  const { user } = await openEditor();
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const paper = screen.getByRole('complementary', { name: 'The page as it will be printed' });
  const zoom = (way: string) => within(paper).getByRole('button', { name: `Zoom ${way}` });
  expect(zoom('out').getAttribute('aria-disabled')).toBe('true');
  await user.click(zoom('in'));
  expect(within(paper).getByText('150 %')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'The page, zoomed' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Form' }));
  expect(screen.getByRole('button', { name: 'Preview' })).toBeTruthy();
});
