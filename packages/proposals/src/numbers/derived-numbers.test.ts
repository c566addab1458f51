import { describe, expect, it } from 'vitest';
import { createCheck } from '../index.ts';
import { DERIVED } from './derived-numbers.test-support.ts';

describe.each(Object.entries(DERIVED))(
  '[EV2] numbers that follow from those of a source: %s',
  (_, { source, follows }) => {
    const check = createCheck(source, '2026-11-30');

    it('are known', () => {
      expect(follows.map(([said]) => said).filter((said) => check(said).length > 0)).toEqual([]);
    });

    it('are not known where they do not follow', () => {
      expect(follows.map(([, not]) => not).filter((not) => check(not).length === 0)).toEqual([]);
    });
  },
);
