import { expect, it } from 'vitest';
import { isBoilerplate, isPerk } from './boilerplate.ts';

it.each([
  'We are an Equal Opportunity Employer.',
  'Salary: $70,000 - $80,000',
  '$26-$32/hr based on a test',
  'Please send your resume to jobs@example.com',
  'Must be able to lift 50 lb',
  'Background check required.',
  'Brandt will never ask for payment at any stage of recruitment.',
  'By clicking Apply you agree to the terms of the site.',
  'Remote within Europe · Teamtailor',
  'We use cookies for statistics.',
])('drops "%s"', (sentence) => {
  expect(isBoilerplate(sentence)).toBe(true);
});

it.each([
  '5+ years of SQL',
  'Manage payroll for 200 people',
  'EEO-1 reporting',
  'Configure Workday and Greenhouse',
  'Grow a $3M territory',
  'Own a $40,000 budget and a £1.5 million portfolio',
  'Carry a $900K annual quota',
])('keeps "%s"', (sentence) => {
  expect(isBoilerplate(sentence)).toBe(false);
});

it.each([
  { sentence: 'We offer dental insurance', is: true },
  { sentence: '401(k) match, PTO', is: true },
  { sentence: 'Administers leave of absence and benefits', is: false },
  { sentence: 'Experience with dental and medical billing', is: false },
  { sentence: 'Dental assistant', is: false },
])('"$sentence" is a perk: $is', ({ sentence, is }) => {
  expect(isPerk(sentence)).toBe(is);
});
