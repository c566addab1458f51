import { SECTIONS } from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { firstOf, markedText, openReview, readLines, sectionOf } from './review.test-support.tsx';

afterEach(cleanup);

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const fieldOf = (section: string, name: string) =>
  within(sectionOf(section)).getByRole<HTMLInputElement>('textbox', { name });
const told = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '');
const focused = () => document.activeElement;
const JOB = 'Köchin, Hotel Adler GmbH';
const STUDY = 'Ausbildung zur Köchin, Berufsschule Nord';

/** State of the review, as it is announced. */
const toCheck = () => document.getElementById('review-status')?.textContent ?? '';

describe('[CR4] the review of what was read', () => {
  it('takes the focus to its heading, and says that nothing is saved yet', async () => {
    openReview(await readLines());
    expect(focused()?.textContent).toBe('Check what was read');
    expect(screen.getByText(/Nothing is saved until/).textContent).toContain('lebenslauf.txt');
  });

  it('shows what was read in the eight sections', async () => {
    openReview(await readLines());
    expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'Contact',
      'Experience',
      'Education',
      'Certifications',
      'Awards',
      'Skills',
      'Projects',
      'Summary',
      'Unplaced text',
    ]);
    expect(fieldOf('Contact', 'Full Name').value).toBe('Erika Mustermann');
    expect(fieldOf(JOB, 'Start date').value).toBe('May 2018');
    expect(fieldOf(JOB, 'What you did').value).toBe(
      '• Leitung einer Küche mit acht Personen\n• Einkauf für zwei Häuser',
    );
    expect(fieldOf(STUDY, 'School').value).toBe('Berufsschule Nord');
    expect(fieldOf('Hygieneschulung', 'Organization').value).toBe('IHK');
    expect(fieldOf('Goldener Löffel', 'Date').value).toBe('2021');
    expect(fieldOf('Kochbuch für Kinder', 'Date').value).toBe('2022');
    expect(fieldOf('Skills', 'Skills').value).toBe('Soßen\nFisch');
  });

  it('speaks of fields that are to be checked or were not found, and of no other', async () => {
    openReview(await readLines());
    expect(told(fieldOf('Contact', 'Email'))).toEqual(['']);
    expect(told(fieldOf(STUDY, 'Location'))).toEqual(['']);
    expect(told(fieldOf('Contact', 'Website'))).toEqual(['Not found']);
    expect(told(fieldOf('Summary', 'Summary'))).toEqual(['Check this (a sentence below the name)']);
  });

  it('shows where in the document a field stands', async () => {
    const { user } = openReview(await readLines());
    await user.click(fieldOf(JOB, 'Company'));
    expect(markedText()).toEqual(['Hotel Adler GmbH']);
    await user.click(fieldOf(JOB, 'Start date'));
    expect(markedText()).toEqual(['05.2018 – heute']);
  });

  it('shows where the line stands that the caret is in', async () => {
    const { user } = openReview(await readLines());
    const bullets = fieldOf(JOB, 'What you did');
    await user.click(bullets);
    await user.keyboard('{Control>}{Home}{/Control}');
    bullets.setSelectionRange(0, 0);
    bullets.dispatchEvent(new Event('select', { bubbles: true }));
    await waitFor(() => expect(markedText()).toEqual(['Leitung einer Küche mit acht Personen']));
  });

  it('begins a bullet with every line that is typed, as the editor does', async () => {
    const { user, created } = openReview(await readLines());
    const bullets = fieldOf(JOB, 'What you did');
    await user.type(bullets, '{Enter}Menus');
    expect(bullets.value.split('\n').at(-1)).toBe('• Menus');
    await user.click(button('Create resume'));
    expect(
      flatEntriesOf(firstOf(created), 'experience', SECTIONS)[0]?.bullets.split('\n').at(-1),
    ).toBe('• Menus');
  });

  it('steps through what is to be checked, round and round', async () => {
    const { user } = openReview(await readLines());
    expect(toCheck()).toMatch(/^\d+ sure, 4 to check$/u);
    const steps = [
      fieldOf('Contact', 'Phone'),
      fieldOf(STUDY, 'End date'),
      fieldOf(STUDY, 'GPA'),
      fieldOf('Summary', 'Summary'),
      fieldOf('Contact', 'Phone'),
    ];
    for (const field of steps) {
      await user.click(button('Next to check'));
      expect(focused()).toBe(field);
    }
    await user.click(button('Previous to check'));
    expect(focused()).toBe(fieldOf('Summary', 'Summary'));
  });

  it('lists what is to be checked above all sections, and leads there', async () => {
    const { user } = openReview(await readLines());
    const first = screen.getByRole('navigation', { name: 'To check' });
    const ways = within(first).getAllByRole('button');
    expect(ways.map(({ textContent }) => textContent)).toEqual([
      'Phone+49 30 1234567',
      `End date of ${STUDY}Sommer 2010`,
      `GPA of ${STUDY}1,4`,
      'SummaryCook with eight years of experience in the kitchens of large hotels.',
      '2 unplaced',
    ]);
    await user.click(firstOf(ways.slice(2)));
    expect(focused()).toBe(fieldOf(STUDY, 'GPA'));
  });

  it('confirms all of a section at once, but for what a rule refuses', async () => {
    const read = await readLines();
    const fields = read.parsed.fields.map((field) =>
      field.ref.section === 'experience' || field.ref.section === 'education'
        ? { ...field, confidence: 0.5 }
        : field,
    );
    const { user } = openReview({ ...read, parsed: { ...read.parsed, fields } });
    const inEducation = () =>
      screen
        .getAllByRole('button', { name: / of Ausbildung/ })
        .map(({ textContent }) => textContent);
    expect(inEducation().length).toBeGreaterThan(3);
    expect(screen.queryByRole('button', { name: 'All look right: Contact' })).toBeNull();
    await user.click(button('All look right: Education'));
    expect(inEducation()).toEqual([`End date of ${STUDY}Sommer 2010`, `GPA of ${STUDY}1,4`]);
    expect(focused()?.textContent).toBe(toCheck());
    await user.click(button('All look right: Experience'));
    expect(toCheck()).toMatch(/, 4 to check$/u);
  });

  it('tells no confidence where the file itself says what each text is', async () => {
    openReview({ ...(await readLines()), isExact: true });
    expect(screen.getByText('3 to check')).toBeTruthy();
    expect(screen.queryByText(/sure/iu)).toBeNull();
  });

  it('[TR1] has nothing left to check once everything was found right, mended or kept, and no text is unplaced', async () => {
    const { user } = openReview(await readLines());
    await user.click(button('Looks right: Summary'));
    expect(toCheck()).toMatch(/^\d+ sure, 3 to check$/u);
    expect(focused()).toBe(fieldOf('Summary', 'Summary'));
    await user.click(button('Keep as written: End date'));
    await user.clear(fieldOf(STUDY, 'GPA'));
    await user.type(fieldOf('Contact', 'Country'), 'Germany');
    expect(screen.getByText('No field left to check')).toBeTruthy();
    for (const move of screen.getAllByRole('button', { name: 'Add to summary' }))
      await user.click(move);
    expect(screen.getByText('Nothing left to check')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Next to check' })).toBeNull();
  });

  it('keeps what a rule refuses, and says what the rule says, once typing has ended', async () => {
    const { user, created } = openReview(await readLines());
    const phone = fieldOf('Contact', 'Phone');
    expect(phone.value).toBe('+49 30 1234567');
    expect(told(phone)).toContain('Please enter a valid phone number format, like (123) 456-7890.');
    expect(told(fieldOf(STUDY, 'End date'))).toContain(
      'Please enter a month and year, like Jan 2024.',
    );
    await user.type(phone, '8');
    expect(phone.getAttribute('aria-invalid')).toBeNull();
    await user.tab();
    expect(phone.getAttribute('aria-invalid')).toBe('true');
    await user.click(button('Create resume'));
    expect(created[0]?.contact.phone).toBe('+49 30 12345678');
    expect(flatEntriesOf(firstOf(created), 'education', SECTIONS)[0]).toMatchObject({
      gpa: '1,4',
      endDate: 'Sommer 2010',
    });
  });

  it.each(['Full Name', 'Headline'])('refuses a megabyte in %s', async (label) => {
    openReview(await readLines());
    const field = fieldOf('Contact', label);
    const before = field.value;
    fireEvent.change(field, { target: { value: 'x'.repeat(1e6) } });
    expect(field.value).toBe(before);
    const said = 'Nothing was added: 1,000,000 characters is over the limit of 50,000.';
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
  });

  it('counts a field as checked that was put right', async () => {
    const { user } = openReview(await readLines());
    const summary = fieldOf('Summary', 'Summary');
    await user.type(summary, ' More.');
    expect(told(summary)).toEqual(['']);
    expect(toCheck()).toMatch(/^\d+ sure, 3 to check$/u);
  });

  it('hands over the resume as it was put right, and nothing before', async () => {
    const { user, created } = openReview(await readLines());
    await user.clear(fieldOf(JOB, 'Role'));
    await user.type(within(sectionOf('Hotel Adler GmbH')).getByLabelText('Role'), 'Chef');
    await user.clear(fieldOf('Chef, Hotel Adler GmbH', 'End date'));
    await user.type(fieldOf('Chef, Hotel Adler GmbH', 'End date'), 'august 2024');
    expect(created).toEqual([]);
    await user.click(button('Create resume'));
    expect(created).toHaveLength(1);
    expect(flatEntriesOf(firstOf(created), 'experience', SECTIONS)[0]).toMatchObject({
      role: 'Chef',
      endDate: 'Aug 2024',
      isCurrent: false,
      bullets: '• Leitung einer Küche mit acht Personen\n• Einkauf für zwei Häuser',
    });
  });

  it('is left without a resume', async () => {
    const { user, created, cancelled } = openReview(await readLines());
    await user.click(button('Cancel'));
    expect(cancelled()).toBe(1);
    expect(created).toEqual([]);
  });

  it('gives each text the direction of its script', async () => {
    openReview(await readLines(['محمد العربي', 'm@example.com', '', 'Skills', 'TypeScript']));
    expect(fieldOf('Contact', 'Full Name').dir).toBe('auto');
    expect(fieldOf('Skills', 'Skills').dir).toBe('auto');
  });
});
