import { ENGLISH, en, formatMessage, type Message } from '@shortlist/messages';
import { type Resume, SECTIONS } from '@shortlist/model';
import { expect, it } from 'vitest';
import { describeLook, describeText, type TextChange } from '../index.ts';

const say = (message: Message<'differences' | 'looks'>) =>
  formatMessage(ENGLISH, { differences: en.differences, looks: en.looks }, message);

const place = { key: 'experience', section: 'Experience', entry: 'Engineer, Harbor Labs' } as const;
const side = (text: string) => ({ text, sources: [] });
const run = (kind: 'same' | 'added' | 'removed', text: string) => ({ kind, text });

const TEXTS: { change: TextChange; says: string }[] = [
  {
    change: {
      of: 'text',
      place,
      kind: 'changed',
      before: side('We reduced cost weekly'),
      after: side('We cut the cost'),
      runs: [
        run('same', 'We '),
        run('removed', 'reduced '),
        run('added', 'cut the '),
        run('same', 'cost '),
        run('removed', 'weekly'),
      ],
    },
    says: 'Experience, Engineer, Harbor Labs: “reduced” is now “cut the”, “weekly” was removed.',
  },
  {
    change: { of: 'text', place: {}, kind: 'added', after: side('ada@example.org') },
    says: 'Name and contact: “ada@example.org” was added.',
  },
  {
    change: { of: 'entry', place, kind: 'removed', before: side('Engineer\nHarbor Labs') },
    says: 'Experience, Engineer, Harbor Labs: the whole entry was removed.',
  },
  {
    change: {
      of: 'section',
      place: { key: 'skills', section: 'Skills' },
      kind: 'moved',
      before: side('Go'),
      after: side('Go'),
    },
    says: 'The section “Skills” has moved.',
  },
  {
    change: {
      of: 'section',
      place: { key: 'experience', section: 'Jobs' },
      kind: 'changed',
      before: side('Experience'),
      after: side('Jobs'),
      runs: [run('removed', 'Experience'), run('added', 'Jobs')],
    },
    says: 'The section “Experience” is now called “Jobs”.',
  },
];

it.each(TEXTS)('[DP1] says: $says', ({ change, says }) => {
  expect(say(describeText(change))).toBe(says);
});

const LOOKS: [knob: keyof Resume['look'], before: unknown, after: unknown, says: string][] = [
  ['design', null, 'modern', 'Design: the design default is now Modern.'],
  ['textSize', 10, 11.5, 'Text size: 10 pt is now 11.5 pt.'],
  ['entrySpace', 1, 0.5, 'Space between entries: 1 line is now 0.5 lines.'],
  ['language', 'en', 'de', 'Language of the resume: English is now Deutsch.'],
  ['pageNumbers', true, false, 'Name and page number on following pages: yes is now no.'],
  ['photo', 'hidden', 'shown', 'Print the photo: no is now yes.'],
  ['engine', null, 6, 'Layout: the design default is now layout 6.'],
  ['links', 'shown', 'hidden', 'Links: Addresses are shown is now Hidden behind a word.'],
  [
    'sidebarSections',
    'skills',
    'skills,summary',
    'In the side column: Skills is now Skills, Summary.',
  ],
];

it.each(LOOKS)('[DP1] says a choice of the look: %s', (knob, before, after, says) => {
  const change = { knob, before, after } as Parameters<typeof describeLook>[0];
  expect(say(describeLook(change, SECTIONS))).toBe(says);
});
