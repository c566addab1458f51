import { expect, it } from 'vitest';
import { quoteName } from './quote-name.ts';

const quoted = (name: string) => quoteName(name).replace(/[\u2068\u2069]/gu, '');

it.each([
  ['a short name whole', 'Designer', '“Designer”'],
  ['sixty characters whole', 'x'.repeat(60), `“${'x'.repeat(60)}”`],
  ['the beginning of a longer one', `${'x'.repeat(59)} y`, `“${'x'.repeat(59)}…”`],
  ['no half of a character', '👩‍🚀'.repeat(61), `“${'👩‍🚀'.repeat(60)}…”`],
])('repeats %s', (_what, name, shown) => {
  expect(quoted(name)).toBe(shown);
});

it('keeps the direction of a name to the name', () => {
  expect(quoteName('محمد')).toBe('“\u2068محمد\u2069”');
});
