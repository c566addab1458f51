import { z } from 'zod';
import { issue } from './issue.ts';

const IsoDay = z.iso.date();
/** Without seconds, and by a clock that is named elsewhere. */
const LocalIso = z.iso.datetime({ local: true, precision: -1 }).regex(/[^Z]$/u);

/** A day, such as 2026-12-31, or nothing. */
export const Day = z
  .string()
  .refine((day) => day === '' || IsoDay.safeParse(day).success, issue({ code: 'fields.day' }));

/** A day with hour and minute by some clock, such as 2026-12-31T09:30, or nothing. */
export const LocalMoment = z
  .string()
  .refine((at) => at === '' || LocalIso.safeParse(at).success, issue({ code: 'fields.moment' }));
