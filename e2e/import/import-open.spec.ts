import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  flatEntriesOf,
  isOwnKey,
  numberedIds,
  type Resume,
  readJsonResume,
  SECTIONS,
  textOf,
} from '@shortlist/resume';
import { expectSaved } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { chooseFile, openAiForm, readStored } from '../support/import.ts';
import { expect, test } from '../support/test.ts';

const PROGRAM = join(import.meta.dirname, '../../apps/cli/bin/shortlist.js');

/** A resume with every section that not every resume has, a headline, further addresses and lines, and marks. */
const SAID = {
  basics: {
    name: 'Ada Byron',
    label: 'Senior Engineer | Go, Kubernetes',
    email: 'ada@example.com',
    url: 'ada.dev',
    location: { city: 'Dallas', region: 'Texas', countryCode: 'US', address: '12 Elm Street' },
    profiles: [
      { network: 'GitHub', url: 'https://github.com/adab' },
      { network: 'Portfolio', url: 'https://work.byron.dev/things' },
    ],
  },
  work: [
    {
      name: 'Harbor Labs',
      position: 'Engineer',
      startDate: '2019-01',
      endDate: '2021-03',
      highlights: ['Cut costs by 12% in Go.'],
    },
  ],
  education: [
    { institution: 'University of Leeds', area: 'Physics', studyType: 'B.Sc.', endDate: '2014' },
  ],
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
  meta: {
    shortlist: {
      sections: {
        course: [{ name: 'Algorithms', organization: 'Open University', date: 'Jan 2018' }],
        membership: [
          { organization: 'Royal Society', role: 'Fellow', startDate: '2015', endDate: '2018' },
        ],
      },
      texts: { 'custom-patents': 'Gear with two speeds\nLoom that prints' },
      settings: { 'custom-patents': { title: 'Patents', isAdded: true, shape: 'list' } },
    },
  },
};

const KINDS = SECTIONS.kinds.filter(({ shape }) => shape === 'entries').map(({ kind }) => kind);

/** Returns what a resume says, without ids and without what a form shows in the place of nothing. */
function saidBy(resume: Resume) {
  const { headline, links, details } = resume.contact;
  const lists = KINDS.map((kind) =>
    // Each is a kind of entry, since its shape is one.
    flatEntriesOf(resume, kind as 'language').map(({ id: _, ...entry }) =>
      Object.fromEntries(Object.entries(entry).filter(([, value]) => value && value !== '• ')),
    ),
  );
  return {
    headline,
    links,
    details,
    lists: lists.map((list) => list.filter((entry) => Object.keys(entry).length > 0)),
    interests: textOf(resume, 'interests'),
    own: resume.sections
      .filter(({ key }) => isOwnKey(key))
      .map(({ kind, settings }) => [
        settings?.title.toUpperCase(),
        textOf(resume, kind as 'summary'),
      ]),
  };
}

test('[OC1] [OC2] a PDF with sections of every kind, headline, links and further lines is reviewed and saved', async ({
  page,
  server,
}, testInfo) => {
  const [json, pdf] = [testInfo.outputPath('ada.json'), testInfo.outputPath('ada.pdf')];
  writeFileSync(json, JSON.stringify(SAID));
  execFileSync(process.execPath, [PROGRAM, 'render', json, '-o', pdf]);
  const said = readJsonResume(SAID, numberedIds());
  if (!said.ok) throw new Error('The test has no JSON Resume.');

  await openAiForm(page, 'From a PDF');
  await chooseFile(page, pdf);
  const review = page.getByRole('dialog', { name: 'Check what was read' });
  await expect(review).toBeVisible({ timeout: 60_000 });
  for (const title of ['Languages', 'Volunteering', 'Publications', 'Courses', 'PATENTS'])
    await expect(review.getByRole('region', { name: title, exact: true })).toBeVisible();
  await expect(review.getByLabel('Links')).toHaveValue(
    'GitHub: https://github.com/adab\nPortfolio: https://work.byron.dev/things',
  );
  await expectAccessible(page);
  // SHOTS
  await review.getByRole('button', { name: 'Create resume' }).click();
  await expect(page).toHaveURL(/\/resume\/[^/]+\/contact$/, { timeout: 60_000 });
  await expectSaved(page);
  expect(saidBy(await readStored(page, server.url))).toEqual(saidBy(said.resume));
});
