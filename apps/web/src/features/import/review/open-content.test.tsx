import {
  entriesOf,
  isOwnKey,
  parseLabelledLines,
  type Resume,
  SECTIONS,
  textOf,
} from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { firstOf, openReview, readLines, sectionOf } from './review.test-support.tsx';

/** A resume with every section that not every resume has, a headline, further addresses and lines. */
const DOCUMENT = [
  'Ada Byron',
  'Senior Software Engineer',
  'London | +44 20 7946 0958 | ada@example.com | ada.dev | github.com/adab',
  'Nationality: British',
  '',
  'Work Experience',
  'Engineer\t05.2018 – 03.2020',
  'Harbor Labs, London',
  '• Built the engine',
  '',
  'Education',
  'B.Sc. in Physics\t2014',
  'University of Leeds',
  '',
  'Languages',
  'English (Native), French (B2)',
  '',
  'Volunteering',
  'Driver\t2018 – 2019',
  'Food Bank, Leeds',
  '• Drove the van',
  '',
  'Publications',
  'Byron, A. (2018). Notes on the Engine. Scientific Memoirs. https://doi.org/10.1000/182',
  '',
  'Courses',
  'Machine Learning, Stanford University\t2018',
  '',
  'Memberships',
  'Fellow of the Royal Society',
  '',
  'Interests',
  'Chess, Hiking',
  '',
  'References',
  'Charles Babbage, Professor, charles@example.org',
  '',
  'Patents',
  '• Gear with two speeds',
  '• Loom that prints',
  '',
  'Skills',
  'Go, SQL',
];

const open = async () => openReview(await readLines(DOCUMENT));

const boxIn = (section: string, name: RegExp) =>
  firstOf(within(sectionOf(section)).getAllByRole<HTMLInputElement>('textbox', { name }));

describe('[OC2] the review of what not every resume has', () => {
  it.each([
    ['Languages', /^Language/, 'English'],
    ['Volunteering', /^Role/, 'Driver'],
    ['Publications', /^Title/, 'Notes on the Engine'],
    ['Courses', /^Course name/, 'Machine Learning'],
    ['Memberships', /^Organization/, 'Royal Society'],
    ['References', /^Name/, 'Charles Babbage'],
    ['Interests', /^Interests/, 'Chess\nHiking'],
    ['Patents', /^Patents/, 'Gear with two speeds\nLoom that prints'],
  ])('shows %s', async (section, name, value) => {
    await open();
    expect(boxIn(section, name).value).toBe(value);
  });

  it('shows no section that was not found', async () => {
    openReview(await readLines());
    expect(screen.queryByRole('region', { name: 'Publications' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Interests' })).toBeNull();
  });

  it('creates what it shows, as the person has changed it', async () => {
    const { user, created } = await open();
    await user.type(boxIn('Languages', /^Level/), ' speaker');
    await user.click(within(sectionOf('Languages')).getByRole('button', { name: 'Add language' }));
    await user.type(boxIn('Patents', /^Patents/), '\nCalculating machine');
    await user.clear(boxIn('Volunteering', /^End date/));
    await user.type(boxIn('Volunteering', /^End date/), 'Present');
    await user.click(screen.getByRole('button', { name: /^Create/ }));
    const resume = firstOf(created);
    expect(flatEntriesOf(resume, 'language', SECTIONS)).toMatchObject([
      { name: 'English', level: 'Native speaker' },
      { name: 'French', level: 'B2' },
      { name: '', level: '' },
    ]);
    expect(flatEntriesOf(resume, 'volunteering', SECTIONS)).toMatchObject([
      { role: 'Driver', organization: 'Food Bank', endDate: 'Present', isCurrent: true },
    ]);
    expect(ownSections(resume)).toEqual([
      ['Patents', 'Gear with two speeds\nLoom that prints\nCalculating machine'],
    ]);
  });

  it('creates no section of one’s own that says nothing any more', async () => {
    const { user, created } = await open();
    await user.clear(boxIn('Patents', /^Patents/));
    await user.click(screen.getByRole('button', { name: /^Create/ }));
    expect(ownSections(firstOf(created))).toEqual([]);
  });
});

describe('[OC1] the review of the contact', () => {
  it('shows the headline, links and further lines, and creates them as they were changed', async () => {
    const { user, created } = await open();
    expect(boxIn('Contact', /^Headline/).value).toBe('Senior Software Engineer');
    expect(boxIn('Contact', /^Links/).value).toBe('GitHub: github.com/adab');
    expect(boxIn('Contact', /^More contact details/).value).toBe('Nationality: British');

    await user.type(boxIn('Contact', /^Links/), '\nTalks: talks.example.com\n');
    await user.clear(boxIn('Contact', /^More contact details/));
    await user.click(screen.getByRole('button', { name: /^Create/ }));
    const { contact } = firstOf(created);
    expect(contact.headline).toBe('Senior Software Engineer');
    expect(parseLabelledLines(contact.links)).toEqual([
      { label: 'GitHub', text: 'github.com/adab' },
      { label: 'Talks', text: 'talks.example.com' },
    ]);
    expect(contact.details).toBe('');
  });
});

const ownSections = (resume: Resume) =>
  resume.sections
    .filter(({ key }) => isOwnKey(key))
    .map(({ kind, settings }) => [settings?.title, textOf(resume, kind as 'summary')]);

describe('roles at one employer, in neighbouring entries', () => {
  const ROLES = [
    ...DOCUMENT.slice(0, 5),
    'Work Experience',
    'Lead Engineer\t04.2020 – 03.2022',
    'Harbor Labs, London',
    '• Led the engine',
    '',
    'Engineer\t05.2018 – 03.2020',
    'Harbor Labs, London',
    '• Built the engine',
    '',
    'Clerk\t05.2015 – 03.2017',
    'Mill & Co, Leeds',
    '• Kept the books',
  ];

  it('are joined by a switch, and parted again', async () => {
    const { user, created } = await openReview(await readLines(ROLES));
    const joined = within(sectionOf('Experience')).getByRole('switch', {
      name: 'Same employer as above',
    });
    const press = () => user.click(screen.getByRole('button', { name: /^Create resume/u }));
    await user.click(joined);
    await press();
    await user.click(joined);
    await press();
    const flags = created.map((resume) =>
      entriesOf(resume, 'experience').map(({ sameEmployer }) => sameEmployer),
    );
    expect(flags).toEqual([
      [undefined, true, undefined],
      [undefined, undefined, undefined],
    ]);
  });
});
