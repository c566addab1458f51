import { expect, it } from 'vitest';
import { addToList } from './list-in-letter.ts';

it.each([
  { it: 'fills an empty list', printed: '', names: ['A', 'B'], text: 'A\nB', added: 2 },
  { it: 'goes on behind a list', printed: 'Resume\n', names: ['A'], text: 'Resume\nA', added: 1 },
  { it: 'leaves a whole list', printed: 'b\n• A', names: ['A', 'B '], text: 'b\n• A', added: 0 },
  { it: 'names nothing twice', printed: '', names: ['A', ' A', ''], text: 'A', added: 1 },
  {
    it: 'keeps marks and spaces',
    printed: ' – A (2)',
    names: ['B'],
    text: ' – A (2)\nB',
    added: 1,
  },
])('[LT4] $it', ({ printed, names, text, added }) => {
  expect(addToList(printed, names)).toEqual({ text, added });
});
