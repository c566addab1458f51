import { expect, it } from 'vitest';
import { readWords } from '../../text/words.ts';
import { trimPhrase } from './chunk.ts';
import { isVerb } from './is-verb.ts';

it.each([
  { run: 'strong relational databases experience', phrase: 'relational databases' },
  { run: 'maintain editorial calendars', phrase: 'editorial calendars' },
  { run: 'developing price models', phrase: 'price models' },
  { run: 'testing tools', phrase: 'testing tools' },
  { run: 'hands-on floor polishing', phrase: 'floor polishing' },
  { run: '5 years sheet metal', phrase: 'sheet metal' },
])('trims "$run" to "$phrase"', ({ run, phrase }) => {
  expect(
    trimPhrase(readWords(run))
      .map(({ text }) => text)
      .join(' '),
  ).toBe(phrase);
});

it.each(['maintain', 'maintains', 'reconciles', 'carries'])(
  '"%s" is what a duty begins with',
  (word) => {
    expect(isVerb(word)).toBe(true);
  },
);

it('"bass" is no verb for ending in s', () => {
  expect(isVerb('bass')).toBe(false);
});
