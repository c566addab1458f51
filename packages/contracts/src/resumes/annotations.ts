import { ENTRY_FLAGS, type EntryFlag, isLink } from '@shortlist/model';
import { z } from 'zod';
import { issue } from '../issue.ts';
import { MAX_TEXT } from '../text.ts';

/** Most marks of one point. */
const MAX_MARKS = 200;

const Offset = z.int().min(0).max(MAX_TEXT);

const Link = z.string().refine(isLink, issue({ code: 'fields.pointLink' }));
export const Marks = z
  .array(
    z.object({
      from: Offset,
      to: Offset,
      bold: z.literal(true).optional(),
      italic: z.literal(true).optional(),
      href: Link.optional(),
    }),
  )
  .max(MAX_MARKS, issue({ code: 'fields.marksMost', params: { most: MAX_MARKS } }));
const Position = z.string().regex(/^\d{1,5}$/u);

const Flag = z.literal(true).optional();
/** Schema of a person's decisions about an entry as a whole. */
export const EntryFlagsToSave = z.object(
  Object.fromEntries(ENTRY_FLAGS.map((flag) => [flag, Flag])) as Record<EntryFlag, typeof Flag>,
);

/**
 * Values beside the texts of an entry: its flags, and by the names of its members the marks of points, by their positions,
 * and which are hidden or locked. What is sent with an entry is all that there is; where nothing is sent, marks move with the text.
 */
export const AnnotationsToSave = EntryFlagsToSave.catchall(
  z.object({
    marks: z.record(Position, Marks).optional(),
    hidden: z.array(Offset).optional(),
    locked: z.array(Offset).optional(),
  }),
);
