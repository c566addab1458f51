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
  { text: 'https://varga.example/', line: 'Glassblowing Diary', name: 'website', left: [] },
  { text: 'https://kites.example/', line: 'Portfolio of Kites', name: 'website', left: [] },
  { text: 'https://kites.example/', line: '日記', name: 'website', left: [] },
  { text: 'https://kites.example/', line: 'Kites', name: 'website', left: ['Kites'] },
  { text: 'https://m%C3%BCller.example/', line: 'Müller', name: 'website', left: ['Müller'] },
  { text: 'https://kites.example/', line: 'Portfolio: Kites', name: 'website', left: [': Kites'] },
  { text: 'ottoline', line: 'Professional Selfword', name: 'linkedin', left: [] },
  {
    text: 'ada',
    line: 'uk.linkedin.com/in/ada',
    name: 'linkedin',
    left: ['uk.', '.', '/', '/ada'],
  },
  { text: 'ada@example.org', line: 'E-mail ada', name: 'email', left: ['E-', ' ada'] },
  { text: 'https://kites.example/', line: 'My Portfolio', name: 'website', left: [' '] },
  { text: 'https://kites.example/', line: 'Website Link', name: 'website', left: [' '] },
  { text: 'https://x.com/ada', line: 'Twitter', name: 'website', left: ['Twitter'] },
  { text: 'https://kites.example/', line: 'Twitter', name: 'website', left: [] },
  { text: 'ada', line: 'Profil LinkedIn', name: 'linkedin', left: [' '] },
  { text: 'Diary: https://ada.example', line: 'Diary', name: 'links', left: ['Diary'] },
  { text: 'Jan 2019', line: 'January 2019', name: 'startDate', left: ['January 2019'] },
] as const)('[TR1] of "$line" the value "$text" says $left', ({ text, line, name, left }) => {
  const places = saidPlaces(field(text, line, name), [line]);
  expect(places.map(({ start, end }) => line.slice(start, end))).toEqual(left);
});
