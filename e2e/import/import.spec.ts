import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { readJsonResume, writeJsonResume } from '@shortlist/json-resume';
import {
  formatPhone,
  isOwnKey,
  listPrintedEntries,
  numberedIds,
  type Resume,
  SECTIONS,
  textOf,
  withEntries,
} from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import { writeSections } from '@shortlist/parser';
import { expectSaved } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { chooseFile, openAiForm, readStored } from '../support/import.ts';
import { readSample } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';
import { savesOf } from '../support/wire.ts';

const PROGRAM = join(import.meta.dirname, '../../apps/cli/bin/shortlist.js');
const SAMPLE = readSample('01-engineer');

/** Content that only some resumes have: a headline, further addresses and lines, and sections that not every resume has. */
const MORE = {
  basics: {
    label: 'Senior Engineer | Go, Kubernetes',
    location: { address: '12 Elm Street' },
    profiles: [
      { network: 'GitHub', url: 'https://github.com/adab' },
      { network: 'Portfolio', url: 'https://work.byron.dev/things' },
    ],
  },
  languages: [
    { language: 'German', fluency: 'Native or bilingual' },
    { language: 'French', fluency: 'B2' },
  ],
  volunteer: [
    {
      organization: 'Food Bank',
      position: 'Driver',
      startDate: '2018-03',
      endDate: '2019-05',
      highlights: ['Drove the van to 12 stops a week.'],
    },
  ],
  publications: [
    { name: 'Notes on the Engine', publisher: 'Scientific Memoirs', releaseDate: '2018-08' },
  ],
  interests: [{ name: 'Chess' }, { name: 'Hiking' }],
  references: [{ name: 'Charles Babbage', reference: 'She sees further than I do.' }],
};
const OWN = {
  sections: {
    course: [{ name: 'Algorithms', organization: 'Open University', date: 'Jan 2018' }],
    membership: [
      { organization: 'Royal Society', role: 'Fellow', startDate: '2015', endDate: '2018' },
    ],
  },
  texts: { 'custom-patents': 'Gear with two speeds\nLoom that prints' },
  settings: { 'custom-patents': { title: 'Patents', isAdded: true, shape: 'list' } },
};

/** The sample as JSON Resume, with all of that. */
function wholeJson() {
  const said = JSON.parse(JSON.stringify(writeJsonResume(SAMPLE, SECTIONS)));
  const { location, profiles = [] } = said.basics;
  return {
    ...said,
    ...MORE,
    basics: {
      ...said.basics,
      ...MORE.basics,
      location: { ...location, ...MORE.basics.location },
      profiles: [...profiles, ...MORE.basics.profiles],
    },
    meta: { ...said.meta, shortlist: { ...said.meta?.shortlist, ...OWN } },
  };
}

/** The project's own PDF of a JSON Resume, locked with a password. */
function printLocked(testInfo: TestInfo, json: object, password: string): string {
  const [file, open, locked] = ['ada.json', 'open.pdf', 'locked.pdf'].map((name) =>
    testInfo.outputPath(name),
  ) as [string, string, string];
  writeFileSync(file, JSON.stringify(json));
  execFileSync(process.execPath, [PROGRAM, 'render', file, '-o', open]);
  execFileSync('qpdf', ['--encrypt', password, 'owner', '128', '--use-aes=y', '--', open, locked]);
  return locked;
}

/** Returns what the eight sections say, without what a form shows in the place of nothing. */
function sectionsOf(resume: Resume) {
  const said = SECTIONS.entries.reduce(
    (kept, { kind }) => withEntries(kept, kind, listPrintedEntries(resume, kind)),
    resume,
  );
  // The others are compared as what only some resumes say: a section of one's own gets another name.
  const { contact, others: _, ...sections } = writeSections(said, SECTIONS);
  return {
    ...sections,
    contact: { ...contact, phone: formatPhone(contact.phone, contact.country) },
  };
}

const KINDS = SECTIONS.kinds.filter(({ shape }) => shape === 'entries').map(({ kind }) => kind);

/** Returns what only some resumes say, without ids and without what a form shows in the place of nothing. */
function moreSaidBy(resume: Resume) {
  const { headline, links, details } = resume.contact;
  const lists = KINDS.map((kind) =>
    // Each is a kind of entry, since its shape is one.
    flatEntriesOf(resume, kind as 'language', SECTIONS)
      .map(({ id: _, ...entry }) =>
        Object.fromEntries(Object.entries(entry).filter(([, value]) => value && value !== '• ')),
      )
      .filter((entry) => Object.keys(entry).length > 0),
  );
  return {
    headline,
    links,
    details,
    lists,
    interests: textOf(resume, 'interests'),
    own: resume.sections
      .filter(({ key }) => isOwnKey(key))
      .map(({ kind, settings }) => [
        settings?.title.toUpperCase(),
        textOf(resume, kind as 'summary'),
      ]),
  };
}

test('[CR4] [OC1] [OC2] a locked PDF of ours comes back whole, with sections of every kind, headline, links and further lines, though the connection is cut while it is saved', async ({
  page,
  server,
}, testInfo) => {
  const asked: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  const isReaderAsked = () => asked.some((url) => /document-worker|pdf\.worker/.test(url));

  await openAiForm(page, 'From a PDF');
  await page.getByLabel('Job description or job title').fill('Engineer wanted');
  expect(isReaderAsked()).toBe(false);
  const json = wholeJson();
  const said = readJsonResume(json, numberedIds(), SECTIONS);
  if (!said.ok) throw new Error('The test has no JSON Resume.');
  await chooseFile(page, printLocked(testInfo, json, 'sesame'));
  const locked = page.getByRole('dialog', { name: 'This PDF is locked with a password' });
  await expect(locked).toBeVisible({ timeout: 60_000 });
  expect(isReaderAsked()).toBe(true);
  await locked.getByLabel('Password of the PDF').fill('wrong');
  await page.keyboard.press('Enter');
  await expect(locked.getByText('That password does not open this PDF.')).toBeVisible({
    timeout: 60_000,
  });
  await locked.getByLabel('Password of the PDF').fill('sesame');
  await page.keyboard.press('Enter');

  const review = page.getByRole('dialog', { name: 'Check what was read' });
  await expect(review).toBeVisible({ timeout: 60_000 });
  for (const title of ['Languages', 'Volunteering', 'Publications', 'Courses', 'PATENTS'])
    await expect(review.getByRole('region', { name: title, exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.route(savesOf('experience:'), (route) => route.abort());
  await review.getByRole('button', { name: 'Create resume' }).click();
  const stopped = page.getByRole('alertdialog', { name: 'The connection failed' });
  await expect(stopped).toContainText('There will be no duplicates');
  await stopped.getByRole('button', { name: 'Try again' }).click();
  // Once the connection is there again it goes on by itself.
  await page.unroute(savesOf('experience:'));

  await expect(page).toHaveURL(/\/resume\/[^/]+\/contact$/, { timeout: 60_000 });
  await expectSaved(page);
  const stored = await readStored(page, server.url);
  expect(sectionsOf(stored)).toEqual(sectionsOf(said.resume));
  expect(moreSaidBy(stored)).toEqual(moreSaidBy(said.resume));
  const list = await page.request.get(`${server.url}/api/get_resumes.php`);
  expect((await list.json()).resumes).toHaveLength(1);
  expect(refused).toEqual([]);
});
