import { isLeftOut, type LeftOut } from '@shortlist/sharing';
import { z } from 'zod';
import { issue } from '../issue.ts';

/** Most choices of one link: a document has at most so many sections. */
const MOST_CHOICES = 60;

const Choice = z.custom<LeftOut>(isLeftOut, issue({ code: 'fields.leaveOut' }));

/** All that a link leaves out, each once. */
export const LeaveOut = z
  .array(Choice)
  .max(MOST_CHOICES)
  .overwrite((choices) => [...new Set(choices)].sort());
