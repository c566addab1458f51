import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { readNumber, writeNumber } from './read-number.ts';

it.each([
  { region: 'en-US', typed: '50,000', number: 50_000 },
  { region: 'en-US', typed: '50,000.50', number: 50_000.5 },
  { region: 'en-US', typed: '50.000', number: 50 },
  { region: 'en-US', typed: '12,5', number: 12.5 },
  { region: 'en-US', typed: '1.234.567', number: 1_234_567 },
  { region: 'en-IN', typed: '12,34,567', number: 1_234_567 },
  { region: 'de-DE', typed: '50.000', number: 50_000 },
  { region: 'de-DE', typed: '50.000,50', number: 50_000.5 },
  { region: 'de-DE', typed: '50,000.50', number: 50_000.5 },
  { region: 'de-DE', typed: '50,000', number: 50 },
  { region: 'de-CH', typed: '50’000.50', number: 50_000.5 },
  { region: 'fr-FR', typed: '50\u202f000,5', number: 50_000.5 },
  { region: 'fr-FR', typed: '50 000', number: 50_000 },
  { region: 'en-US', typed: '50.', number: 50 },
  { region: 'en-US', typed: ' ', number: null },
  { region: 'en-US', typed: '-5', number: undefined },
  { region: 'en-US', typed: '5,0,0', number: undefined },
  { region: 'en-US', typed: ',', number: undefined },
  { region: 'en-US', typed: '1e5', number: undefined },
  { region: 'en-US', typed: '9'.repeat(400), number: undefined },
])('reads "$typed" in $region as $number', ({ region, typed, number }) => {
  expect(readNumber(typed, region)).toBe(number);
});

test.prop([
  fc.integer({ min: 0, max: 1e12 }).map((thousandths) => thousandths / 1000),
  fc.constantFrom('en-US', 'de-DE', 'de-CH', 'fr-FR', 'ar-EG', 'en-IN'),
])('what is written in a region is read there as the same', (number, region) => {
  expect(readNumber(writeNumber(number, region), region)).toBe(number);
});
