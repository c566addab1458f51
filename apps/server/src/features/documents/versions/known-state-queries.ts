import type { ResumeId } from '@shortlist/model';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { documents } from '#db/schema/document-schema.ts';
import { oldestKept } from '../parts/version-queries.ts';
import { type StateOf, type StateRef, stateSql } from './state-queries.ts';

/** Holds for a row of `documents` that has a moment, or that was there before a time of which all is known; `oldest` is when that ends. */
export const isThere = (of: StateOf<SQL>, oldest: SQL): SQL<boolean> =>
  'moment' in of
    ? sql<boolean>`exists (select 1 from moments where moments.id = ${of.moment}::uuid and moments.document = ${documents.id})`
    : sql<boolean>`(${documents.createdAt} < ${of.before}::timestamptz and ${isKnown(sql`${of.before}::timestamptz`, oldest)})`;

/** Holds for a row of `documents` of which all is known that it said before a time: none of its versions since has given way. */
export const isKnown = (before: SQL, oldest: SQL): SQL<boolean> =>
  sql<boolean>`(${before} > coalesce(${HORIZON}, '-infinity') and ${before} > ${oldest}::timestamptz)`;

/** The time before which not all is known that a row of `documents`, or the document that it is tailored from, said. */
const HORIZON = sql`greatest(${documents}.history_from,
  (select base.history_from from documents base where base.id = ${documents}.tailored_from))`;

/** Checks whether a document has a state at `now`. */
export async function hasState(
  db: Db,
  document: ResumeId,
  state: StateRef,
  now: Date,
): Promise<boolean> {
  const oldest = sql`${oldestKept(now).toISOString()}`;
  const isIt = and(eq(documents.id, document), isThere(stateSql(state), oldest));
  return (await db.$count(documents, isIt)) > 0;
}
