import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { findQuote } from './index.ts';

const RESUME = 'Nurse, St Mary\n• Gave medicines on a ward\n  of 20 beds (C++)\nSkills: triage';

describe('a quote', () => {
  it.each([
    { quote: 'Gave medicines on a ward', found: 'Gave medicines on a ward' },
    { quote: '“Gave medicines”', found: 'Gave medicines' },
    { quote: 'on a ward of 20 beds', found: 'on a ward\n  of 20 beds' },
    { quote: 'triage', found: 'triage' },
    { quote: 'beds (C++)', found: 'beds (C++)' },
  ])('that stands in the resume is found as it stands: $quote', ({ quote, found }) => {
    expect(findQuote(quote, RESUME)).toBe(found);
  });

  it.each([
    'gave medicines on a ward',
    'Gave medicine on a ward',
    'Gave medicines to 20 patients',
    'Gave … ward',
    'rse, St',
    'a',
    'on a',
    '',
    '""',
    '.*',
    RESUME.repeat(10),
  ])('that does not, or says nothing, is none: %s', (quote) => {
    expect(findQuote(quote, RESUME)).toBeUndefined();
  });
});

test.prop([fc.string({ unit: 'grapheme', maxLength: 80 }), fc.string({ unit: 'grapheme' })])(
  'whatever is found stands in the text',
  (quote, text) => {
    const found = findQuote(quote, text);
    expect(found === undefined || text.includes(found)).toBe(true);
  },
);
