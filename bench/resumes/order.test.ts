import { expect, it } from 'vitest';
import { readOrder } from './order.ts';

const ORDER = { out: 'made', documents: '8', design: '', people: '' };

it('reads what is asked for', () => {
  expect(readOrder({ ...ORDER, design: 'chips' })).toEqual({
    folder: 'made',
    documents: 8,
    only: 'chips',
    people: '',
  });
});

it.each([
  { it: 'no folder', values: { out: undefined }, message: '--out FOLDER' },
  { it: 'a number that is none', values: { documents: 'many' }, message: 'not "many"' },
  { it: 'no documents', values: { documents: '0' }, message: 'not "0"' },
  { it: 'people who are nowhere', values: { people: 'nowhere' }, message: 'no folder "nowhere"' },
  { it: 'an unknown design', values: { design: 'baroque' }, message: 'The designs are' },
])('refuses $it and says what to do', ({ values, message }) => {
  expect(() => readOrder({ ...ORDER, ...values })).toThrow(message);
});
