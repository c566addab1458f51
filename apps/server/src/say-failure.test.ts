import { expect, it } from 'vitest';
import { StartRefused } from './config/start-refused.ts';
import { StoreFailure } from './files/store-failure.ts';
import { sayFailure } from './say-failure.ts';

const refused = Object.assign(new Error('connect ECONNREFUSED'), { syscall: 'connect' });

it.each([
  [new StartRefused('Set it.'), 'Set it.'],
  [
    new StoreFailure('It is away.', { code: 'store X', isRefusal: false, cause: refused }),
    'It is away.',
  ],
  [refused, 'The database could not be had (connect ECONNREFUSED).'],
  [
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    'The disk is full (ENOSPC: no space left on device, write). Make room on it, and try again.',
  ],
  [new Error('a fault'), undefined],
])('[RN3] says what fails, a file store by its own name: %s', (error, said) => {
  expect(sayFailure(error)).toBe(said);
});
