import { expect, it } from 'vitest';
import { type Printed, printedRows } from '../document/placed-text.test-support.ts';
import { splitSections } from './split-sections.ts';

/** `#` before a heading, `!` before bold text. */
function kindsOf(lines: readonly string[]) {
  let y = 20;
  const printed = lines.map((line): Printed => {
    const isHeading = line.startsWith('# ');
    y += isHeading ? 26 : 14;
    const look = isHeading ? { size: 13, bold: true } : { size: 10, bold: line.startsWith('! ') };
    return { y, pieces: [{ text: line.replace(/^[#!] /u, ''), ...look }] };
  });
  const sections = splitSections([printedRows(printed)]).flat();
  return sections.map(({ kind, title }) => [title?.text, kind]);
}

const HEAD = ['Mika Sorensen', 'mika@example.org | +49 431 5550143'];
const JOBS = [
  '! Welder, Halden Shipyard GmbH',
  '2018 – 2022',
  'Welded hull sections to the class rules of the yard.',
  'Trained four apprentices on the overhead position.',
  '! Apprentice Welder, Norden Metal Ltd',
  '2015 – 2018',
  'Prepared joints and read drawings for the pipe shop.',
];
const STUDIES = ['! Diploma in Metalwork', 'Technical College Kiel', '2012 – 2015'];
const SKILLS = ['TIG welding, MIG welding, Plasma cutting, Blueprint reading'];

it('tells what sections are about by what stands in them, where no heading is known', () => {
  const found = kindsOf([
    ...HEAD,
    '# Hot Metal',
    ...JOBS,
    '# Big Rooms',
    ...STUDIES,
    '# Good Hands',
    ...SKILLS,
  ]);
  expect(found.slice(1)).toEqual([
    ['Hot Metal', 'experience'],
    ['Big Rooms', 'education'],
    ['Good Hands', 'skills'],
  ]);
});

it('goes by the kinds that other headings leave', () => {
  const found = kindsOf([
    ...HEAD,
    '# Education',
    ...STUDIES,
    '# Hot Metal',
    ...JOBS,
    '# Skills',
    ...SKILLS,
  ]);
  expect(found.slice(1).map(([, kind]) => kind)).toEqual(['education', 'experience', 'skills']);
});

it('takes no title of an entry for a heading, in a document whose headings are unknown', () => {
  const found = kindsOf([
    ...HEAD,
    '# Hot Metal',
    '! Night Shift',
    '2018 – 2022',
    'Welded hull sections to the class rules of the yard.',
    '! Day Shift',
    '2015 – 2018',
    'Prepared joints and read drawings for the pipe shop.',
    '# Big Rooms',
    ...STUDIES,
    '# Good Hands',
    ...SKILLS,
  ]);
  expect(found.map(([title]) => title)).toEqual([
    undefined,
    'Hot Metal',
    'Big Rooms',
    'Good Hands',
  ]);
});
