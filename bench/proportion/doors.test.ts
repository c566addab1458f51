import { expect, it } from 'vitest';
import { DOORS, UNITS, write } from './doors.ts';

/** A part of the length is enough for what takes out of all proportion: it would not come back. `bench proportion` measures the whole. */
const PART = 1 / 10;

it.each(DOORS)(
  '[TR3] $name of one unit again and again is read, whichever it is',
  async ({ length, open }) => {
    for (const unit of UNITS) {
      const read = await open(write(unit, length * PART));
      expect(read, JSON.stringify(unit)).not.toThrow();
    }
  },
);
