import { describe, expect, it } from 'vitest';
import { groupEdits } from './group-edits.ts';

const MINUTE_MS = 60_000;

describe('groupEdits', () => {
  const edit = (minute: number) => ({
    key: 'summary',
    at: minute * MINUTE_MS,
    reason: 'typed' as const,
  });

  it.each([
    ['a pause', [100, 79, 70], [], [[100], [79, 70]]],
    [
      'an hour of the clock',
      [130, 119, 100, 85, 70, 60, 59],
      [],
      [[130], [119, 100, 85, 70, 60], [59]],
    ],
    ['what was kept in between', [20, 15, 10], [15], [[20, 15], [10]]],
    ['nothing', [], [5], []],
  ])('ends a session at %s', (_, minutes, cuts, groups) => {
    const found = groupEdits(
      minutes.map((minute) => edit(minute)),
      cuts.map((minute) => minute * MINUTE_MS),
    );
    expect(found.map(({ edits }) => edits.map(({ at }) => at / MINUTE_MS))).toEqual(groups);
  });
});
