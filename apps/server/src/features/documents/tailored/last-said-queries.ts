import { type SQL, sql } from 'drizzle-orm';

/** Content of a row of `parts` that is deleted: what it said stays where a tailored document has a row of the part, which is merged with that. */
export const CONTENT_OF_DELETED = sql`case when exists (
  select 1 from documents follower join parts own on own.document = follower.id
  where follower.tailored_from = parts.document and own.key = parts.key) then content else '{}' end`;

/** A member of what a row of `parts` says; of a deleted one what it said last, where that is kept. Its rows bear this name in the statement. */
export const lastSaid = (rows: SQL, member: 'content' | 'schema'): SQL => {
  const column = sql.raw(member);
  return sql`case when ${rows}.deleted_at is null or ${rows}.content <> '{}' then ${rows}.${column} else coalesce((
    select kept.${column} from part_versions kept where kept.document = ${rows}.document and kept.key = ${rows}.key and not kept.is_gone
    order by kept.revision desc limit 1), ${rows}.${column}) end`;
};
