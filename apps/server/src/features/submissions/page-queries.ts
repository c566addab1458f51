import { PAGE_SIZE, type StatusCounts, type SubmissionStatus } from '@shortlist/contracts';
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { matchesWords } from '#db/search-words.ts';
import type { applications, inquiries } from '#db/site-schema.ts';

type Submissions = typeof inquiries | typeof applications;
type Row = { id: string; sentAt: Date };

export type Wanted = { text: string; status: SubmissionStatus | ''; after: string };

/**
 * What asks for one page of a list, the newest first: `matching` holds for the whole list, `onPage`
 * from where the page before ended. A page begins after a row, not at a number of rows, so nothing
 * is passed over or told twice when something comes in meanwhile, and a late page costs no more than
 * the first.
 */
export function findPage(table: Submissions, { text, status, after }: Wanted) {
  const found = matchesWords(table.words, text);
  const matching = and(found, status === '' ? undefined : eq(table.status, status));
  return {
    matching,
    onPage: and(matching, comesAfter(table, after)),
    newestFirst: [desc(found ? notByIndex(table) : table.sentAt), desc(table.id)],
    cut: { limit: PAGE_SIZE + 1, of: cutPage },
  };
}

/**
 * The same order, but one that no index has. PostgreSQL does not know how rare the words are that
 * it is asked for, and would look for rare ones through the whole list, from the newest on; so it
 * looks them up and then sorts: 16 ms instead of 142 in 10,000 rows.
 */
const notByIndex = (table: Submissions) => sql`${table.sentAt} + interval '0'`;

/** One row more than the page was read: it says whether there is a next one. */
function cutPage<R extends Row>(rows: readonly R[]): { rows: R[]; next: string | null } {
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  const next = rows.length > shown.length && last ? `${last.sentAt.getTime()}.${last.id}` : null;
  return { rows: shown, next };
}

/** What is no end of a page begins the list. */
function comesAfter(table: Submissions, after: string): SQL | undefined {
  const [, moment, id] =
    /^(\d{1,13})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/u.exec(after) ?? [];
  if (moment === undefined) return undefined;
  const sentAt = new Date(Number(moment)).toISOString();
  return sql`(${table.sentAt}, ${table.id}) < (${sentAt}::timestamptz, ${id}::uuid)`;
}

/** How many there are of each status, whatever is searched for. */
export async function countByStatus(db: Db, table: Submissions): Promise<StatusCounts> {
  const rows = await db
    .select({ status: table.status, count: count() })
    .from(table)
    .groupBy(table.status);
  const counts: StatusCounts = { new: 0, read: 0, archived: 0 };
  for (const row of rows) counts[row.status] = row.count;
  return counts;
}
