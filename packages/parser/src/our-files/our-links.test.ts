import { fc, it as property } from '@fast-check/vitest';
import {
  emptyContact,
  formatLabelledLines,
  parseLabelledLines,
  type Resume,
} from '@shortlist/model';
import { experienceWith, resumeWith } from '@shortlist/model/resume.test-support';
import { describe, expect } from 'vitest';
import { lossesOf } from './losses.test-support.ts';
import { designs, gateRuns, OUR_FILES, OUR_TEXTS } from './our-pdf.test-support.ts';

/** Further links: profiles of any network, addresses whose endings nobody knows, labels with signs in them. */
const LINKS = [
  { label: 'Mastodon', text: 'https://mas.example/@a' },
  { label: 'Mastodon', text: 'hachyderm.io/@ada' },
  { label: 'Mastodon', text: '@ada@mastodon.social' },
  { label: 'Matrix', text: '@ada:matrix.org' },
  { label: 'Bluesky', text: 'https://bsky.app/profile/ada.example.com' },
  { label: 'GitHub', text: 'https://github.com/adab' },
  { label: 'GitHub (work)', text: 'https://github.com/adab-work' },
  { label: 'GitHub', text: 'https://git.example:8443/ada' },
  { label: 'XING', text: 'https://www.xing.com/profile/Ada_Byron' },
  { label: 'Telegram', text: 'https://t.me/ada' },
  { label: 'Scholar', text: 'https://scholar.google.com/citations?user=abc' },
  { label: 'LinkedIn', text: 'https://www.linkedin.com/company/acme' },
  { label: 'Portfolio', text: 'https://work.byron.example/' },
  { label: 'E-mail', text: 'https://mail.example/ada' },
  { label: 'Vorträge', text: 'https://vortrag.example/a' },
  { label: 'Site web', text: 'https://exemple.fr/é' },
  { label: 'روابط', text: 'https://rabt.example/a' },
  { label: 'Video, 3 min', text: 'https://youtu.be/abc' },
  { label: 'A label of more than thirty letters', text: 'https://long.example/p' },
  { label: 'Mastodon', text: 'https://mas.example/@a?x=1&y=2#z' },
];

/** Printed as a website is, with no label or with its label alone: with no website before them the first is taken for that. */
const LIKE_WEBSITES = [
  { label: 'Website', text: 'https://second.example/x' },
  { label: 'Blog', text: 'blog.example.com' },
  { label: 'Docs', text: 'www.docs.example/x' },
  { label: 'Wiki', text: 'https://wiki.example/Ada_(Byron)' },
  { label: '', text: 'https://example.net/unlabelled' },
];

const contact = fc.oneof(
  fc.record({
    website: fc.constantFrom('ada.dev', 'https://ada.example/'),
    links: fc.subarray([...LINKS, ...LIKE_WEBSITES], { minLength: 1, maxLength: 4 }),
  }),
  fc.record({
    website: fc.constant(''),
    links: fc.subarray(LINKS, { minLength: 1, maxLength: 4 }),
  }),
);
const more = fc.record({
  city: fc.constantFrom('', 'Leeds'),
  linkedin: fc.constantFrom('', 'ada-b'),
  details: fc.constantFrom('', 'Nationality\tBritish'),
});

const resumes = fc.tuple(contact, more).map(
  ([{ website, links }, said]): Resume =>
    resumeWith({
      contact: {
        ...emptyContact(),
        fullName: 'Ada Byron',
        email: 'ada@example.com',
        website,
        links: formatLabelledLines(links),
        ...said,
      },
      experiences: [
        experienceWith({
          role: 'Engineer',
          company: 'Acme Ltd.',
          startDate: 'Jan 2011',
          endDate: 'Jan 2017',
          bullets: '• Built engines.',
        }),
      ],
    }),
);

const anyDesign = fc.constantFrom(...designs.all.map(({ id }) => id));

describe.each([...OUR_FILES, ...OUR_TEXTS])(
  'links in our own $file',
  ({ writeFile, throughFile }) => {
    property.prop([resumes, anyDesign, fc.constantFrom('shown', 'hidden')], gateRuns(8))(
      '[EX2] come back once, with their labels, in whatever design',
      async (said, design, links) => {
        const resume: Resume = { ...said, look: { ...said.look, design, links } };
        const { resume: read } = await throughFile(resume);
        expect(await lossesOf(resume, await writeFile(resume))).toEqual([]);
        expect(parseLabelledLines(read.contact.links)).toHaveLength(
          parseLabelledLines(said.contact.links).length,
        );
      },
    );
  },
);
