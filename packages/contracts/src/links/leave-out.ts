import { z } from 'zod';
import { issue } from '../issue.ts';

/** The choices of what a link leaves out that every document has; a kind may have nothing of some. */
export const LEFT_OUT = [
  'name',
  'phone',
  'email',
  'location',
  'links',
  'details',
  'photo',
  'references',
] as const;

/** Most choices of one link: a document has at most so many sections. */
const MOST_CHOICES = 60;

const SECTION = /^section:[a-z0-9:_-]{1,80}$/iu;

/** A choice of what a link leaves out: one of `LEFT_OUT`, or `section:KEY`. */
export type LeftOut = (typeof LEFT_OUT)[number] | `section:${string}`;

const LeftOut = z.custom<LeftOut>(
  (choice) =>
    typeof choice === 'string' &&
    ((LEFT_OUT as readonly string[]).includes(choice) || SECTION.test(choice)),
  issue({ code: 'fields.leaveOut' }),
);

/** All that a link leaves out, each once. */
export const LeaveOut = z
  .array(LeftOut)
  .max(MOST_CHOICES)
  .overwrite((choices) => [...new Set(choices)].sort());
