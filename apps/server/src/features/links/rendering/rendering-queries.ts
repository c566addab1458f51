import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { prepared } from '#db/prepared.ts';
import { linkRenderings, links } from '#db/schema/links-schema.ts';
import { RENDERED_MEGABYTES } from '../limits.ts';
import type { OpenLink } from '../public/find-open-link-queries.ts';

const { placeholder } = sql;
const MEGABYTE = 1024 * 1024;

type Format = typeof linkRenderings.$inferSelect.format;

/** A rendering of a link in a format; `key` says of what it was made. */
export type Rendering = { content: Uint8Array; name: string };
export type RenderingRef = { link: string; format: Format; key: string };

/** Finds what was made for a link, of what the key says. */
export async function findRendering(db: Db, ref: RenderingRef): Promise<Rendering | undefined> {
  const find = prepared(db, 'find_rendering', () =>
    db
      .select({ content: linkRenderings.content, name: linkRenderings.name })
      .from(linkRenderings)
      .where(
        and(
          eq(linkRenderings.link, placeholder('link')),
          eq(linkRenderings.format, placeholder('format')),
          eq(linkRenderings.key, placeholder('key')),
        ),
      ),
  );
  const [found] = await find.execute(ref);
  return found;
}

type Made = Pick<RenderingRef, 'format' | 'key'> & {
  /** The link as it was when this was made for it. */
  link: Pick<OpenLink, 'id' | 'mode' | 'leaveOut' | 'frozenAt'>;
  now: Date;
};

/**
 * Keeps what was made for a link, in the place of what was made of anything else; of the owner's the oldest give way to it. Nothing is kept where the link
 * is gone, or shows something else meanwhile.
 */
export async function keepRendering(
  db: Db,
  { link: { id: link, mode, leaveOut, frozenAt }, format, key, now }: Made,
  { content, name }: Rendering,
): Promise<void> {
  const size = content.length;
  const most = RENDERED_MEGABYTES * MEGABYTE;
  if (size > most) return;
  await db.execute(sql`
    with older as (
      select r.link, r.format, sum(r.size) over (order by r.made_at desc, r.link, r.format) as total
      from link_renderings r join links l on l.id = r.link join documents d on d.id = l.document
      where d.owner = (select owner from documents join links on links.document = documents.id where links.id = ${link})
        and (r.link, r.format) <> (${link}::uuid, ${format}))
    delete from link_renderings r using older where r.link = older.link and r.format = older.format
      and (older.total + ${size}::int > ${most}::int or (r.link = ${link} and r.key <> ${key}))`);
  await db.execute(sql`
    insert into link_renderings (link, format, key, name, content, size, made_at)
    select id, ${format}, ${key}, ${name}, ${content}, ${size}::int, ${now.toISOString()}::timestamptz from links
    where id = ${link} and mode = ${mode} and leave_out = ${JSON.stringify(leaveOut)}::jsonb
      and frozen_at is not distinct from ${frozenAt?.toISOString() ?? null}::timestamptz
    on conflict (link, format) do update set key = excluded.key, name = excluded.name, content = excluded.content,
      size = excluded.size, made_at = excluded.made_at`);
}

/** Reads what is frozen of a link; null where nothing is. */
export async function findFrozen(db: Db, link: string) {
  const [found] = await db.select({ frozen: links.frozen }).from(links).where(eq(links.id, link));
  return found?.frozen;
}
