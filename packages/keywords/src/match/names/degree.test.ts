import { expect, it } from 'vitest';
import { degreeTerm, readDegrees } from './degree.ts';

it.each([
  {
    text: "Bachelor's degree in Accounting or Finance required",
    level: 2,
    fields: ['Accounting', 'Finance'],
  },
  { text: 'B.S. in Computer Science or related field', level: 2, fields: ['Computer Science'] },
  { text: 'BSN preferred', level: 2, fields: ['Nursing'] },
  { text: 'Master of Science', level: 3, fields: [] },
  { text: 'Bachelor of Science in Nursing', level: 2, fields: ['Nursing'] },
  { text: 'Master of Social Work', level: 3, fields: ['Social Work'] },
  { text: 'MS in Statistics', level: 3, fields: ['Statistics'] },
  { text: 'PhD in Physics a plus', level: 4, fields: ['Physics'] },
  { text: 'High school diploma or GED', level: 0, fields: [] },
  {
    text: 'degree in communications, journalism or marketing',
    level: undefined,
    fields: ['communications', 'journalism', 'marketing'],
  },
  { text: 'B.Sc. Mathematics, Universität Bremen', level: 2, fields: ['Mathematics'] },
  { text: 'M.Sc. Data Science', level: 3, fields: ['Data Science'] },
  { text: 'B.Eng. Chemistry', level: 2, fields: ['Chemistry'] },
  { text: 'B.E. (Mechanical)', level: 2, fields: ['Mechanical'] },
  { text: 'M.Tech. (Structures)', level: 3, fields: ['Structures'] },
  { text: 'B.Com. Economics', level: 2, fields: ['Economics'] },
  { text: 'BSc (Hons) Geography', level: 2, fields: ['Geography'] },
  { text: 'BA/BS in Statistics', level: 2, fields: ['Statistics'] },
  { text: 'BA/BSc or MSc in Maths', level: 2, fields: ['Maths'] },
  { text: "Master's or Bachelor's degree in Law", level: 2, fields: ['Law'] },
])('reads "$text"', ({ text, level, fields }) => {
  expect(readDegrees(text)[0]).toMatchObject({ level, fields });
});

it.each([
  'MS Office and MS SQL Server',
  'Scrum Master',
  'Boston, MA',
  'as a team',
  'master data',
  'a high degree of care',
])('reads no degree in "%s"', (text) => {
  expect(readDegrees(text)).toEqual([]);
});

it('names a degree', () => {
  expect(readDegrees("bachelor's in Nursing").map(degreeTerm)).toEqual([
    "Bachelor's degree in Nursing",
  ]);
});
