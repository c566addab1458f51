import { entriesOf, numberedIds, SECTIONS, textOf } from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import { expect, it } from 'vitest';
import { type Printed, printedText } from '../document/placed-text.test-support.ts';
import { parseResume } from '../parse-resume.ts';

/** A resume of one column: `#` before a heading, `-` before an item. */
const page = (lines: readonly string[]) => {
  let y = 40;
  return printedText(
    lines.map((line): Printed => {
      const isHeading = line.startsWith('# ');
      y += isHeading ? 26 : 14;
      const text = line.replace(/^[#-] /u, '');
      const size = isHeading ? 13 : 10;
      return {
        y,
        pieces: [
          { text: line.startsWith('- ') ? `• ${text}` : text, x: 50, size, bold: isHeading },
        ],
      };
    }),
  );
};

const JOBS = [
  'Welder, Halden Shipyard GmbH, Kiel 2018 – 2022',
  '- Welded hull sections to the class rules of the yard',
  '- Trained four apprentices on the overhead position',
  'Apprentice Welder, Norden Metal Ltd, Kiel 2015 – 2018',
  '- Prepared joints and read drawings for the pipe shop',
];
const STUDIES = ['Diploma in Metalwork, Technical College Kiel 2012 – 2015'];
const SKILLS = ['TIG welding, MIG welding, Plasma cutting, Blueprint reading, Forklift licence'];

const read = (lines: readonly string[]) => parseResume(page(lines), numberedIds()).resume;
const HEAD = ['Mika Sorensen', 'mika@example.org | +49 431 5550143'];

it('reads parts under headings that nobody else uses', () => {
  const resume = read([
    ...HEAD,
    '# Sparks I Have Thrown',
    ...JOBS,
    '# Rooms I Sat In',
    ...STUDIES,
    '# Good With',
    ...SKILLS,
  ]);
  expect(flatEntriesOf(resume, 'experience', SECTIONS).map(({ startDate }) => startDate)).toEqual([
    '2018',
    '2015',
  ]);
  expect(entriesOf(resume, 'education')).toHaveLength(1);
  expect(textOf(resume, 'skills')).toContain('Plasma cutting');
});

it('reads jobs below the contact where nothing heads them', () => {
  const resume = read([...HEAD, ...JOBS, '# Education', ...STUDIES, '# Skills', ...SKILLS]);
  expect(entriesOf(resume, 'experience')).toHaveLength(2);
  expect(entriesOf(resume, 'education')).toHaveLength(1);
});

it('leaves a section whole under a heading that is known', () => {
  const resume = read([
    ...HEAD,
    '# Experience',
    ...JOBS,
    '# Interests',
    'Sailing, old engines, choir',
  ]);
  expect(entriesOf(resume, 'experience')).toHaveLength(2);
  expect(textOf(resume, 'skills')).toBe('');
});
