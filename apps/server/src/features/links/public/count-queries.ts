import { sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';

/** Openings and downloads of a link on a day. */
export type Counted = {
  link: string;
  day: string;
  openings: number;
  downloads: Readonly<Record<string, number>>;
};

/** Adds counts to those of links that are still there. Rows in one order, so that servers which add at the same time wait for each other in turn. */
export async function addCounts(db: Db, counted: readonly Counted[]): Promise<void> {
  await db.execute(sql`
    insert into link_days (link, day, openings, downloads)
    select added.link, added.day, added.openings, added.downloads
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as added (link uuid, day text, openings int, downloads jsonb)
    join links on links.id = added.link
    order by added.link, added.day
    on conflict (link, day) do update set
      openings = link_days.openings + excluded.openings,
      downloads = (select coalesce(jsonb_object_agg(format, times), '{}') from (
        select key as format, sum(value::int) as times from (
          select * from jsonb_each_text(link_days.downloads) union all select * from jsonb_each_text(excluded.downloads)) each
        group by key) summed)`);
}
