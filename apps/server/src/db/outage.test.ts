import { expect, it } from 'vitest';
import { explainOutage } from './outage.ts';

const failure = (about: object, cause?: Error) =>
  Object.assign(new Error('it failed', cause && { cause }), about);

it.each([
  [failure({ code: '53100' }), 'The disk of the database is full. Make room on it.'],
  [failure({}, failure({ code: '53100' })), 'The disk of the database is full. Make room on it.'],
  [failure({}, failure({ code: '57P01' })), 'The database could not be had (it failed).'],
  [failure({ code: 'X', syscall: 'connect' }), 'The database could not be had (it failed).'],
  [new Error('timeout expired'), 'The database could not be had (timeout expired).'],
  [failure({ code: '23505' }), undefined],
  [failure({ code: 'ENOSPC' }), undefined],
  ['words', undefined],
])(
  '[RN3] says in a sentence that the database cannot be had, and of nothing else: %s',
  (error, said) => {
    expect(explainOutage(error)).toBe(said);
  },
);
