import { z } from 'zod';
import { issue } from './issue.ts';

const Nothing = z.literal('');

/** A day, such as 2026-12-31, or nothing. */
export const Day = z.union([Nothing, z.iso.date()], issue({ code: 'fields.day' }));

/** A day with hour and minute by some clock, such as 2026-12-31T09:30, or nothing. */
export const LocalMoment = z.union(
  [Nothing, z.iso.datetime({ local: true, precision: -1 }).regex(/[^Z]$/u)],
  issue({ code: 'fields.moment' }),
);
