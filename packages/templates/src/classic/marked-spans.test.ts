import { blocksOf } from '@shortlist/document';
import { EntryId, SECTIONS } from '@shortlist/model';
import { emptyFlatEntry } from '@shortlist/model/flat-entry.test-support';
import { resumeWith } from '@shortlist/model/resume.test-support';
import { expect, it } from 'vitest';
import { designResume } from '../index.ts';
import { writtenBlock } from '../written-blocks.test-support.ts';

const href = 'https://a.org';
const job = { ...emptyFlatEntry('experience', EntryId.parse('e'), SECTIONS), role: 'Engineer' };
const blocks = (changes: Partial<typeof job>) =>
  blocksOf(
    designResume(resumeWith({ experiences: [{ ...job, ...changes }] }), {
      sections: SECTIONS,
      language: 'en',
    }),
  ).filter(({ role }) => role === 'bullet');
const MARKS = [
  { from: 0, to: 5, bold: true as const },
  { from: 6, to: 7, href },
  { from: 7, to: 13, href, bold: true as const, italic: true as const },
];
const values = { bullets: { marks: { 0: MARKS } } };

it.each([
  { bullets: '• Built a thing', rest: '' },
  { bullets: '• Built a thing so', rest: ' so' },
])('[OC5] has the words of $bullets in bold, in italics and as a link', ({ bullets, rest }) => {
  expect(blocks({ bullets, values }).map(writtenBlock)).toEqual([
    `bullet: • *Built* [a](${href})[*_ thing_*](${href})${rest}`,
  ]);
});

it('[OC5] has one link for neighbours that lead to one address', () => {
  const [block] = blocks({ bullets: '• Built a thing', values });
  const links = block?.spans.flatMap(({ link }) => link ?? []) ?? [];
  expect(links[0]).toEqual({ href, label: 'Link: a thing' });
  expect(links[1]).toBe(links[0]);
});

it('[OC5] says of each link where its own words end', () => {
  const marks = [MARKS[1], { from: 8, to: 13, href }, { from: 14, to: 16, href: 'tel:1' }];
  const said = { bullets: { marks: { 0: marks.flatMap((mark) => mark ?? []) } } };
  const [block] = blocks({ bullets: '• Built a thing so', values: said });
  expect(block?.spans.flatMap(({ link }) => link?.label ?? [])).toEqual([
    'Link: a',
    'Link: thing',
    'Link: so',
  ]);
});

it('[OC3] leaves out hidden points', () => {
  const bullets = '• Built\n• Fixed';
  expect(blocks({ bullets, values: { bullets: { hidden: [0] } } }).map(writtenBlock)).toEqual([
    'bullet: • Fixed',
  ]);
});
