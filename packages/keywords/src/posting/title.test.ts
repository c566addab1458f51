import { expect, it } from 'vitest';
import { isTitle } from './title.ts';

it.each([
  { line: 'Data Analyst', under: undefined, is: true },
  { line: 'Data Analyst', under: 'Job description', is: true },
  { line: 'Position: Data Analyst', under: 'Position', is: true },
  { line: 'You will write SQL.', under: 'About the job', is: false },
  { line: 'SQL', under: 'Requirements', is: false },
  { line: 'Write SQL queries', under: 'Responsibilities', is: false },
  { line: '- SQL', under: undefined, is: false },
  { line: '• Dashboards', under: 'About the role', is: false },
  { line: '1. SQL', under: undefined, is: false },
  { line: '3D Artist', under: undefined, is: true },
])('"$line", first under $under, is the title: $is', ({ line, under, is }) => {
  expect(isTitle(line, under)).toBe(is);
});
