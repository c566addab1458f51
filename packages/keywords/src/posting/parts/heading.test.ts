import { expect, it } from 'vitest';
import { headingKind, isHeadingLine, runInHeadingLength } from './heading.ts';

it.each([
  { heading: 'Requirements', kind: 'must' },
  { heading: "What you'll bring", kind: 'must' },
  { heading: 'About you', kind: 'must' },
  { heading: 'Must have', kind: 'must' },
  { heading: 'Must-have skills', kind: 'must' },
  { heading: 'What you must have', kind: 'must' },
  { heading: 'You have:', kind: 'must' },
  { heading: "You'll", kind: 'duty' },
  { heading: 'Key Responsibilities:', kind: 'duty' },
  { heading: 'About the role', kind: 'duty' },
  { heading: 'Nice to have', kind: 'nice' },
  { heading: 'Bonus points', kind: 'nice' },
  { heading: 'About us', kind: 'drop' },
  { heading: 'Perks & benefits', kind: 'drop' },
  { heading: 'How to apply', kind: 'drop' },
  { heading: 'Welding shop', kind: undefined },
  { heading: 'You have Python skills', kind: undefined },
  { heading: 'You are fluent in Tableau', kind: undefined },
  { heading: "You'll lead the night shift", kind: undefined },
  { heading: 'Must know AWS', kind: undefined },
  { heading: 'Need Docker', kind: undefined },
  { heading: 'Requirements change often here and you like that a lot', kind: undefined },
])('takes "$heading" to open $kind', ({ heading, kind }) => {
  expect(headingKind(heading)).toBe(kind);
});

it.each([
  { line: 'Requirements:', is: true },
  { line: 'What you will do', is: true },
  { line: 'Must have', is: true },
  { line: 'Need to have', is: true },
  { line: 'Skills we look for', is: true },
  { line: 'Skills, knowledge and experience', is: true },
  { line: 'Must have SQL', is: false },
  { line: 'Skills, Go and Rust', is: false },
  { line: 'Experience in payments', is: false },
  { line: 'Experience with Go, Rust', is: false },
  { line: 'Own services.', is: false },
])('"$line" is a heading: $is', ({ line, is }) => {
  expect(isHeadingLine(line)).toBe(is);
});

it('finds a heading that runs into its text', () => {
  expect(runInHeadingLength('Must have: SQL')).toBe('Must have: '.length);
  expect(runInHeadingLength('Note: SQL')).toBe(0);
});
