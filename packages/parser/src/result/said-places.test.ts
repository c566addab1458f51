import { expect, it } from 'vitest';
import type { ReadField } from './parsed-resume.ts';
import { saidPlaces } from './said-places.ts';

const field = (text: string, line: string, name: ReadField['ref']['field']): ReadField => ({
  text,
  confidence: 1,
  reason: 'reasons.none',
  places: [{ line: 0, start: 0, end: line.length }],
  ref: { section: 'education', field: name },
});

it.each([
  {
    text: '3.97/4.00',
    line: 'GPA: 3.97/4.00, Valedictorian',
    name: 'gpa',
    left: [': 3.97/4.00, '],
  },
  { text: 'Mathematics', line: 'Minor in Mathematics', name: 'minor', left: [' in Mathematics'] },
  { text: 'École Normale', line: 'ECOLE NORMALE', name: 'school', left: ['ECOLE NORMALE'] },
  { text: 'Kiln Assistant', line: 'Kiln  Assistant', name: 'degree', left: ['Kiln  Assistant'] },
  { text: 'Jan 2019', line: 'January 2019', name: 'startDate', left: ['January 2019'] },
] as const)('[TR1] of "$line" the value "$text" says $left', ({ text, line, name, left }) => {
  const places = saidPlaces(field(text, line, name), [line]);
  expect(places.map(({ start, end }) => line.slice(start, end))).toEqual(left);
});
