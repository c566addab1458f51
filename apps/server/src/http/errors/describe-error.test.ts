import { expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

it('tells kind, code and place of an error and of its causes, and no message', () => {
  const cause = Object.assign(new TypeError('duplicate key (Ada Lovelace)'), { code: '23505' });
  const described = describeError(
    new Error('Failed query: insert … params: Ada Lovelace', { cause }),
  );
  expect(described).toMatchObject({
    type: 'Error',
    stack: expect.stringMatching(/^\s+at .*describe-error\.test\.ts/u),
    cause: { type: 'TypeError', code: '23505' },
  });
  expect(JSON.stringify(described)).not.toMatch(/Ada|query|key/u);
});

it('keeps a stack free of a message of several lines', () => {
  const described = describeError(new Error('one\nAda\n  Lovelace'));
  expect(JSON.stringify(described)).not.toMatch(/Ada|Lovelace/u);
});

it('tells only the type of what is no error', () => {
  expect(describeError('Ada')).toEqual({ type: 'string' });
});
