import { type SQL, sql } from 'drizzle-orm';

/** A member of what a row of `parts` says; of a deleted one what it said last, where that is kept. Its rows bear this name in the statement. */
export const lastSaid = (rows: SQL, member: 'content' | 'schema'): SQL => {
  const column = sql.raw(member);
  return sql`case when ${rows}.deleted_at is null then ${rows}.${column} else coalesce((
    select kept.${column} from part_versions kept where kept.document = ${rows}.document and kept.key = ${rows}.key and not kept.is_gone
    order by kept.revision desc limit 1), ${rows}.${column}) end`;
};
