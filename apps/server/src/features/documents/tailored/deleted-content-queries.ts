import { sql } from 'drizzle-orm';

/** Content of a row of `parts` that is deleted: what it said stays where a tailored document has a row of the part, which is merged with that. */
export const CONTENT_OF_DELETED = sql`case when exists (
  select 1 from documents follower join parts own on own.document = follower.id
  where follower.tailored_from = parts.document and own.key = parts.key) then content else '{}' end`;
