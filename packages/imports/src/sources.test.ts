import {
  type EntryKind,
  paperOrder,
  parseLabelledLines,
  SECTIONS,
  sectionSettings,
  sectionsOf,
  textOf,
} from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import { PHOTO } from '@shortlist/model/photo.test-support';
import { expect, it } from 'vitest';
import { readExport } from './index.ts';
import {
  bytesOf,
  EUROPASS_PASSPORT,
  EUROPASS_PORTAL,
  LINKEDIN_FILES,
  REACTIVE_4,
  REACTIVE_5,
  REACTIVE_6,
  zipOf,
} from './samples.test-support.ts';

async function readOne(bytes: Uint8Array) {
  const read = await readExport(bytes);
  if (!read.ok || !read.resumes[0]) throw new Error('It was not read.');
  return read.resumes[0];
}

const resumeOf = async (bytes: Uint8Array) => (await readOne(bytes)).resume;
const json = (value: object) => bytesOf(JSON.stringify(value));

/** Lists the entries of a kind by some of their members, which tell them apart. */
const entries = async (bytes: Uint8Array, kind: EntryKind, names: readonly string[]) =>
  flatEntriesOf(await resumeOf(bytes), kind, SECTIONS).map((entry) => {
    const members = new Map<string, unknown>(Object.entries(entry));
    return names.map((name) => members.get(name));
  });

it('[IM1] reads LinkedIn’s jobs: an open end is this day, a job beside one at the same company is a role there', async () => {
  expect(
    await entries(zipOf(LINKEDIN_FILES), 'experience', ['role', 'startDate', 'endDate', 'values']),
  ).toEqual([
    ['Staff Engineer', 'Mar 2022', 'Present', undefined],
    ['Senior Engineer', 'Jan 2019', 'Mar 2022', { sameEmployer: true }],
    ['Engineer', '2016', 'Dec 2018', undefined],
    ['Intern', 'Summer 2015', 'Autumn 2015', undefined],
  ]);
});

it('[IM1] reads LinkedIn’s quotes, entities and five phrases for languages', async () => {
  const resume = await resumeOf(zipOf(LINKEDIN_FILES));
  expect(textOf(resume, 'summary')).toBe(
    'I build ledgers that balance.\nBefore that: R&D at sea – "really".',
  );
  expect(
    flatEntriesOf(resume, 'language', SECTIONS).map(({ name, level }) => [name, level]),
  ).toEqual([
    ['Norwegian', 'Native or bilingual'],
    ['Dutch', 'Limited working'],
    ['Igbo', 'a little'],
  ]);
  expect(resume.contact).toMatchObject({ email: 'mira@mira.example', city: 'Rotterdam' });
});

it('[IM1] begins a point at each bullet where LinkedIn’s archive has lost the line ends', async () => {
  const jobs = flatEntriesOf(await resumeOf(zipOf(LINKEDIN_FILES)), 'experience', SECTIONS);
  expect(jobs.find(({ company }) => company === 'Saltmarsh Labs')?.bullets).toBe(
    '• Tools for tidal surveys.\n• Wrote the gauge reader in Rust\n• Mapped four fjords\n• Sold it twice',
  );
  const items = zipOf({ 'Positions.csv': 'Title,Description\nEngineer,Go • SQL • Rust • Ada' });
  expect(flatEntriesOf(await resumeOf(items), 'experience', SECTIONS)[0]?.bullets).toBe(
    '• Go • SQL • Rust • Ada',
  );
});

it('[IM1] reads what others wrote on LinkedIn as references that are not printed unless the person says so', async () => {
  const { resume, unplaced } = await readOne(zipOf(LINKEDIN_FILES));
  expect(flatEntriesOf(resume, 'reference', SECTIONS)).toMatchObject([
    {
      name: 'Ruud Visser',
      position: 'Head of Payments, Tidewater Bank',
      quote: 'Mira balances what others only add.',
      values: { hidden: true },
    },
  ]);
  expect(unplaced).toContainEqual({
    text: 'Creation Date: 11/02/21, 03:22 PM',
    heading: 'Recommendations_Received.csv',
  });
});

it('[IM1] knows LinkedIn’s tables under the names of older archives, a skill that is there twice, and patents', async () => {
  const older = zipOf({
    'Phone Numbers.csv': 'Number,Extension,Type\n555 0142,,Mobile\n',
    'Email Addresses.csv':
      'Email Address,Confirmed,Is primary,Status Updated On\na@b.example,Yes,No,\nc@d.example,Yes,Yes,\n',
    'Test_Scores.csv': 'Name,Score\nOlympiad,97\n',
  });
  const { contact, sections } = await resumeOf(older);
  expect(contact).toMatchObject({ phone: '555 0142', email: 'c@d.example' });
  expect(sections.find(({ settings }) => settings?.title === 'Test Scores')).toBeDefined();
  const resume = await resumeOf(zipOf(LINKEDIN_FILES));
  expect(textOf(resume, 'skills')).toBe(
    ['TypeScript', 'PostgreSQL', 'Risk, Compliance'].join('\n'),
  );
  const patents = resume.sections.find(({ settings }) => settings?.title === 'Patents');
  expect(JSON.stringify(patents)).toContain('Patent number: EP-5');
  expect(JSON.stringify(patents)).toContain('European Patent Office');
});

it('[IM1] names LinkedIn’s files about other things, and reads none of them', async () => {
  const { notes, unplaced, resume } = await readOne(zipOf(LINKEDIN_FILES));
  expect(notes).toEqual([
    {
      code: 'imports.notRead',
      params: {
        count: 3,
        files: ['Connections.csv', 'Learning_Profile.csv', 'Job Applications.csv'],
      },
    },
  ]);
  expect(JSON.stringify([unplaced, resume])).not.toMatch(/Somebody|Not a profile|Other Bank/u);
});

it('[IM1] keeps what Reactive Resume hides hidden, its order, and its own titles', async () => {
  const resume = await resumeOf(json(REACTIVE_4));
  expect(flatEntriesOf(resume, 'experience', SECTIONS).map(({ values }) => values)).toMatchObject([
    { bullets: { marks: { 0: [{ from: 4, to: 8, bold: true }] } } },
    { hidden: true },
  ]);
  expect(sectionSettings(resume, 'experience').title).toBe('Kitchens');
  expect(sectionSettings(resume, 'language').isHidden).toBe(true);
  expect(paperOrder(resume, SECTIONS).slice(0, 2)).toEqual(['skills', 'experience']);
});

it('[IM1] never prints Reactive Resume’s notes and never fetches its picture', async () => {
  const { unplaced, resume } = await readOne(json(REACTIVE_4));
  expect(unplaced).toContainEqual({ text: 'Ask Inés for a letter', heading: 'Notes' });
  expect(unplaced).toContainEqual({
    text: 'https://pictures.example/tomas.jpg',
    heading: 'Photo',
  });
  expect(JSON.stringify(resume)).not.toMatch(/letter|pictures/u);
});

it('[IM1] takes a picture that stands in the file as the photo', async () => {
  const url = `data:image/jpeg;base64,${PHOTO.jpeg}`;
  const shown = json({ ...REACTIVE_5, picture: { hidden: false, url } });
  expect((await resumeOf(shown)).photo).toEqual(PHOTO);
  const hidden = await readOne(json({ ...REACTIVE_5, picture: { hidden: true, url } }));
  expect([hidden.resume.photo, hidden.notes]).toEqual([
    undefined,
    [{ code: 'imports.hiddenPhoto' }],
  ]);
});

it('[IM1] reads roles of one job, custom sections, and dates in parts', async () => {
  const five = await resumeOf(json(REACTIVE_5));
  expect(flatEntriesOf(five, 'experience', SECTIONS)).toMatchObject([
    { role: 'Lead hydrologist', company: 'Delta Survey', endDate: 'Present' },
    { role: 'Field hydrologist', endDate: '2021', values: { sameEmployer: true } },
  ]);
  const own = five.sections.find(({ settings }) => settings?.title === 'Freelance');
  expect(own?.settings).toMatchObject({ isHidden: true, shape: 'entries' });
  expect(
    await entries(json(REACTIVE_6), 'education', ['degree', 'startDate', 'endDate', 'gpa']),
  ).toEqual([['BSc in Geology', 'Sep 2010', '2014', '3.8']]);
});

it('[IM1] puts what a job of several roles says besides with the first of them', async () => {
  const job = {
    company: 'Havlab',
    position: '',
    period: '2018 - Present',
    website: { url: 'https://havlab.example', label: 'Havlab' },
    description: '<p>Makes gauges</p>',
    roles: [
      { position: 'Lead', period: '2021 - Present', description: '<p>Led five</p>' },
      { position: 'Engineer', period: '2018 - 2021', description: '' },
    ],
  };
  const file = json({ ...REACTIVE_5, sections: { experience: { items: [job] } } });
  const { resume, unplaced } = await readOne(file);
  expect(flatEntriesOf(resume, 'experience', SECTIONS)).toMatchObject([
    { role: 'Lead', bullets: '• Makes gauges\n• Havlab\n• Led five' },
    { role: 'Engineer', values: { sameEmployer: true } },
  ]);
  expect(unplaced).toContainEqual({ text: 'Period: 2018 - Present', heading: 'Experience' });
});

it('[IM1] reads Europass: escaped HTML as marked points, roles, levels by skill, an own section in two parts', async () => {
  const resume = await resumeOf(bytesOf(EUROPASS_PORTAL));
  expect(flatEntriesOf(resume, 'experience', SECTIONS)).toMatchObject([
    {
      startDate: 'May 2021',
      endDate: 'Present',
      bullets: '• Cables for two spans\n• Budget & crew',
      values: { bullets: { marks: { 0: [{ from: 11, to: 14, italic: true }] } } },
    },
    { role: 'Engineer', endDate: 'Apr 2021', values: { sameEmployer: true } },
  ]);
  expect(
    flatEntriesOf(resume, 'language', SECTIONS).map(({ name, level }) => [name, level]),
  ).toEqual([
    ['Hungarian', 'Native or bilingual'],
    ['German', 'C1 listening; B2 writing'],
    ['Romani', 'A2'],
  ]);
  expect(textOf(resume, 'skills')).toBe('Finite elements\nDrawing: AutoCAD, Rhino');
  const own = resume.sections.filter(({ settings }) => settings?.title === 'Exhibitions');
  expect(own.flatMap((section) => ('entries' in section ? section.entries : []))).toHaveLength(2);
});

it('[IM1] reads the photo of Europass, which is the base64 of an address of a picture', async () => {
  const withPhoto = (base64: string) =>
    bytesOf(
      EUROPASS_PORTAL.replace(
        '<Certifications/>',
        `<eures:Attachment><oa:EmbeddedData>${base64}</oa:EmbeddedData></eures:Attachment>`,
      ),
    );
  const address = Buffer.from(`data:image/jpeg;base64,${PHOTO.jpeg}`).toString('base64');
  expect((await resumeOf(withPhoto(address))).photo).toEqual(PHOTO);
  expect((await resumeOf(withPhoto(PHOTO.jpeg))).photo).toEqual(PHOTO);
  const png = await readOne(withPhoto(Buffer.from('data:image/png;base64,AA').toString('base64')));
  expect([png.resume.photo, png.notes]).toEqual([undefined, [{ code: 'imports.photo' }]]);
});

it('[IM1] reads what Europass wrote until 2020', async () => {
  const bytes = bytesOf(EUROPASS_PASSPORT);
  expect(
    await entries(bytes, 'experience', ['role', 'company', 'location', 'startDate', 'endDate']),
  ).toEqual([['Tile restorer', 'Azulejo Lda', 'Porto, Portugal', 'Apr 2016', 'Present']]);
  expect((await resumeOf(bytes)).contact).toMatchObject({
    fullName: 'Pilar Costa',
    headline: 'Restorer',
    city: 'Porto',
    details: 'Driving licence\tB, A1',
  });
});

it.each([
  {
    file: 'Courses.csv',
    table: 'Name,Number\nCoastal Navigation,CN-101',
    section: 'course',
    said: ['Coastal Navigation'],
    left: ['Number: CN-101'],
  },
  {
    file: 'Organizations.csv',
    table:
      'Name,Start Date,End Date,Position,Occupation\nSociety of Ledgers,May 2020,,Treasurer,Bank',
    section: 'membership',
    said: ['Society of Ledgers', 'Treasurer', 'May 2020', 'Present'],
    left: ['Occupation: Bank'],
  },
  {
    file: 'Volunteering.csv',
    table:
      'Company Name,Role,Cause,Started On,Finished On,Description\nLifeboats,Crew,Relief,Jan 2017,Jun 2018,Night shifts',
    section: 'volunteering',
    said: ['Crew', 'Lifeboats', 'Jan 2017', 'Jun 2018', 'Night shifts'],
    left: ['Cause: Relief'],
  },
  {
    file: 'Patents.csv',
    table:
      'Title,Patent or Application Number,Issuer,Filing Date,Issue Date,Url\nWet ledgers,EP-5,EPO,Aug 2021,May 2023,https://p.example',
    section: 'Patents',
    said: ['Wet ledgers', 'EPO', 'May 2023', 'https://p.example'],
    left: ['Patent or Application Number: EP-5', 'Filing Date: Aug 2021'],
  },
  {
    file: 'TestScores.csv',
    table: 'Tested On,Name,Description,Score\nJan 2015,Harbour Olympiad,Held at sea,97 Percentile',
    section: 'Test Scores',
    said: ['Harbour Olympiad', 'Jan 2015', 'Score: 97 Percentile', 'Held at sea'],
    left: [],
  },
  {
    file: 'Honors.csv',
    table: 'Title,Description,Issued On\nHarbour Prize,For open data,Nov 2022',
    section: 'award',
    said: ['Harbour Prize', 'Nov 2022', 'For open data'],
    left: [],
  },
])('[IM1] places what LinkedIn’s $file says, and shows what has no place', async (sample) => {
  const bytes = zipOf({ [sample.file]: sample.table });
  const { resume, unplaced, notes } = await readOne(bytes);
  const section = sectionsOf(resume, SECTIONS).all.find(
    ({ kind, words }) => kind === sample.section || words.title === sample.section,
  );
  const [entry] = flatEntriesOf(resume, section?.kind as EntryKind, SECTIONS);
  const texts = Object.values(entry ?? {}).join('\n');
  expect(sample.said.filter((text) => !texts.includes(text))).toEqual([]);
  expect(unplaced.map(({ text }) => text)).toEqual(sample.left);
  expect(notes).toEqual([]);
});

it.each([
  '[PORTFOLIO:https://a.example,BLOG:https://b.example/x?y=1&z=2]',
  '[TYPE:PORTFOLIO:https://a.example],[TYPE:BLOG:https://b.example/x?y=1&z=2]',
])('[IM1] reads LinkedIn’s websites: %s', async (websites) => {
  const profile = `First Name,Websites\nMira,"${websites}"`;
  const { contact } = await resumeOf(zipOf({ 'Profile.csv': profile }));
  expect(parseLabelledLines(contact.links)).toEqual([
    { label: 'Portfolio', text: 'https://a.example' },
    { label: 'Blog', text: 'https://b.example/x?y=1&z=2' },
  ]);
});
