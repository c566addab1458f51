import {
  type EntrySection,
  type Field,
  type PointId as Id,
  normalizePoints,
  pointsCodec,
} from '@shortlist/model';
import { z } from 'zod';
import { issue } from '../issue.ts';
import { Line, LongText, MAX_TEXT, nameOf } from '../text.ts';
import { EntryFlagsToSave, Marks } from './annotations.ts';

const Year = z.int().min(0).max(9_999);
const Month = z.int().min(1).max(12);
const DateContent = z
  .union([
    z.literal('present'),
    z.object({ year: Year, month: Month.optional() }),
    z.object({ rawText: Line }),
  ])
  .default({ rawText: '' });

export const PointId = nameOf<Id>(64);

const Point = z.object({
  id: PointId,
  text: LongText,
  marks: Marks.optional(),
  hidden: z.literal(true).optional(),
  locked: z.literal(true).optional(),
});

const PointsContent = z
  .object({
    points: z.array(Point),
    isPlain: z.literal(true).optional(),
    rawText: LongText.optional(),
  })
  // Marks that are off are absent, which the schema's type does not say.
  .transform((said) => normalizePoints(said as Parameters<typeof normalizePoints>[0]))
  .refine(
    (points) => pointsCodec.toFlat(points).length <= MAX_TEXT,
    issue({ code: 'fields.shorten', params: { most: MAX_TEXT } }),
  )
  .default({ points: [] });

/** Schemas of a text member of an entry, by the type of its field. */
const VALUES: Record<Field['type'], z.ZodType> = {
  line: Line.default(''),
  number: Line.default(''),
  month: DateContent,
  dateRange: DateContent,
  points: PointsContent,
  text: PointsContent,
};

/** Returns the schema of an entry's content: dates and points as values, flags as members. A member that is left out is empty. */
export function entryContent({ fields }: EntrySection): z.ZodType<Record<string, unknown>> {
  const members = fields.flatMap(({ type, members: named }) =>
    Object.entries(named).map(([name, empty]) => [name, memberOf(type, empty)] as const),
  );
  return z.looseObject({ ...Object.fromEntries(members), ...EntryFlagsToSave.shape });
}

function memberOf(type: Field['type'], empty: string | boolean | number): z.ZodType {
  if (typeof empty === 'string') return VALUES[type];
  if (typeof empty === 'boolean') return z.boolean().default(empty);
  return z.int().min(0).max(empty).default(empty);
}
