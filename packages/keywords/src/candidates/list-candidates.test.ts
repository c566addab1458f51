import { expect, it } from 'vitest';
import { candidatesOf } from './candidates.test-support.ts';

it.each([
  { line: 'Python', found: ['lexicon: Python'] },
  {
    line: "Bachelor's degree in Accounting required",
    found: ["degree: Bachelor's degree in Accounting"],
  },
  { line: 'CCRN certification', found: ['lexicon: CCRN'] },
  { line: 'Current Series 7 license', found: ['certificate: Series 7 license'] },
  { line: 'AWS D1.1 and ISO 13485', found: ['standard: AWS D1.1', 'standard: ISO 13485'] },
  { line: '21 CFR 820', found: ['standard: 21 CFR 820'] },
  {
    line: 'LIMS, UV-Vis and PostCSS',
    found: ['acronym: UV-Vis', 'acronym: LIMS', 'acronym: PostCSS'],
  },
  { line: 'work in the USA from 9 AM', found: [] },
  { line: 'NIH Stroke Scale', found: ['acronym: NIH Stroke Scale'] },
  {
    line: 'pumps, valves, compressors',
    found: ['lexicon: valves', 'lexicon: compressors', 'list: pumps'],
  },
  {
    line: 'managing a portfolio with Bloomberg or Refinitiv',
    found: ['name: Bloomberg', 'name: Refinitiv'],
  },
  { line: 'experience with precision sheet metal', found: ['phrase: precision sheet metal'] },
  {
    line: 'boilermaking, tube rolling and cold bending',
    found: ['phrase: boilermaking', 'phrase: tube rolling', 'phrase: cold bending'],
  },
  {
    line: 'tube rolling and cold bending',
    found: ['phrase: tube rolling', 'phrase: cold bending'],
  },
  { line: 'report on-time delivery', found: ['phrase: on-time delivery'] },
  {
    line: 'Prepare monthly board papers for the chair',
    found: ['phrase: board papers', 'phrase: chair'],
  },
  { line: 'excellent verbal communication skills', found: [] },
  { line: 'no Python required', found: [] },
  { line: "You won't need Java.", found: [] },
])('finds $found in "$line"', ({ line, found }) => {
  expect(candidatesOf(line)).toEqual(found);
});
