import { expect, it } from 'vitest';
import { listRelative } from './check-docstrings.ts';

const docstring = (words: string) => `/** ${words} */\nconst a = 1;\n`;

it('every docstring that begins with a relative clause is found, by its line', () => {
  const source = ['What it is.', 'Finds what it is.', 'By whom it is read.', 'A name.'].map(
    docstring,
  );
  expect(listRelative(source.join(''))).toEqual([1, 5]);
});
