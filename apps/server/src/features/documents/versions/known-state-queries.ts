import type { ResumeId } from '@shortlist/model';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { documents, moments } from '#db/schema/document-schema.ts';
import { isKnownState } from '../parts/version-queries.ts';
import type { StateRef } from './state-queries.ts';

/** Checks whether a document has a moment, or whether all is known of what it said before a time. */
export async function hasState(
  db: Db,
  document: ResumeId,
  state: StateRef,
  now: Date,
): Promise<boolean> {
  if ('moment' in state) {
    const isIt = and(eq(moments.document, document), eq(moments.id, state.moment));
    return (await db.$count(moments, isIt)) > 0;
  }
  const { before } = state;
  const isKnown = isKnownState(
    sql`${before.toISOString()}::timestamptz`,
    sql`${now.toISOString()}::timestamptz`,
  );
  const was = and(eq(documents.id, document), lt(documents.createdAt, before), isKnown);
  return (await db.$count(documents, was)) > 0;
}
