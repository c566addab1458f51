import { expect, it } from 'vitest';
import { findSlow } from './find-slow.ts';

const pattern = (source: string) => ({ file: 'a.ts', line: 1, source, flags: 'g' });

it.each(['(?:^ab|k ).*zz', '(?:^a|\\bk\\b).*?zz', '(?<=k ).*zz', '(?<=\\b(?:is|k)(?: a| b)) .*zz'])(
  'a pattern that begins in many places, each of them by what leads up to its repetition, is slow: %s',
  (source) => expect(findSlow(pattern(source))).toEqual(expect.any(String)),
);

it.each(['^ab.*zz', '(?:^ab|k ).{0,20}zz', '(?<!\\d)\\d+ applicants'])(
  'a pattern that goes through a text once is not: %s',
  (source) => expect(findSlow(pattern(source))).toBeUndefined(),
);
