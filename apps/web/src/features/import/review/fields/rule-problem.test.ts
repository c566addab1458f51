import { ENGLISH, en, formatMessage } from '@shortlist/messages';
import { SECTIONS } from '@shortlist/model';
import { expect, it } from 'vitest';
import { readLines } from '../review.test-support.tsx';
import { writeField } from './field-text.ts';
import { type FieldPlace, listEntries } from './review-fields.ts';
import { refusedAdvice, ruleProblem } from './rule-problem.ts';

const { parsed } = await readLines();
const NOW = new Date(2026, 10, 21);
const idOf = (kind: 'experience' | 'education' | 'project') =>
  listEntries(parsed.resume, kind)[0]?.entry.id;

function problemOf(place: FieldPlace, text: string): string | undefined {
  const problem = ruleProblem(
    writeField(parsed.resume, place, text, SECTIONS),
    place,
    NOW,
    SECTIONS,
  );
  return problem && formatMessage(ENGLISH, en, problem);
}

it.each([
  ['fullName', '', 'Full Name is a required field.'],
  ['email', 'erika@example.de', 'Please enter a valid email address.'],
  ['phone', '+49 30 1234567', 'Please enter a valid phone number format, like (123) 456-7890.'],
  ['phone', '', undefined],
  ['city', 'Anywhere', undefined],
] as const)('[CR4] %s of %j: %s', (field, text, problem) => {
  expect(problemOf({ section: 'contact', field }, text)).toBe(problem);
});

it.each([
  { field: 'phone', country: '', isAbroad: true },
  { field: 'email', country: '', isAbroad: true },
  { field: 'phone', country: 'Germany', isAbroad: false },
  { field: 'fullName', country: '', isAbroad: false },
] as const)('[CR4] says of a refused $field with the country "$country" what may help', (row) => {
  const { field, country, isAbroad } = row;
  const resume = writeField(
    parsed.resume,
    { section: 'contact', field: 'country' },
    country,
    SECTIONS,
  );
  const advice = refusedAdvice(resume, { section: 'contact', field });
  const said = advice && formatMessage(ENGLISH, en, advice);
  expect(said?.includes('Choose your country under Country') ?? false).toBe(isAbroad);
});

it('[CR4] lets a German number stand where the country is Germany', () => {
  const resume = writeField(
    parsed.resume,
    { section: 'contact', field: 'country' },
    'Germany',
    SECTIONS,
  );
  expect(
    ruleProblem(resume, { section: 'contact', field: 'phone' }, NOW, SECTIONS),
  ).toBeUndefined();
});

it.each([
  ['startDate', '2019', undefined],
  ['startDate', '05/2019', undefined],
  ['startDate', 'Present', 'Please enter a month and year, like Jan 2024.'],
  ['startDate', 'Dec 2026', 'Please choose a date no later than Nov 2026.'],
  ['endDate', 'Sommer 2010', 'Please enter a month and year, like Jan 2024.'],
  ['endDate', 'Jan 2001', 'Please choose a date no earlier than May 2018.'],
  ['endDate', 'Present', undefined],
] as const)('[CR4] a job with %s %j: %s', (field, text, problem) => {
  const entryId = idOf('experience');
  expect(problemOf({ section: 'experience', field, ...(entryId && { entryId }) }, text)).toBe(
    problem,
  );
});

it.each([
  ['education', 'gpa', '1,4', 'Please enter a valid GPA between 0.0 and 5.0.'],
  ['education', 'gpa', '3.9', undefined],
  ['education', 'endDate', 'May 2034', undefined],
  ['projects', 'name', '', 'Cannot save a project without a name.'],
] as const)('[CR4] %s %s %j: %s', (section, field, text, problem) => {
  const entryId = idOf(section === 'education' ? 'education' : 'project');
  expect(problemOf({ section, field, ...(entryId && { entryId }) }, text)).toBe(problem);
});
