import {
  changeLink,
  createLink,
  deleteDocument,
  deleteUser,
  getSession,
  MOST_LINKS_OF_OWNER,
} from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { UserId } from '#db/db.ts';
import { writeArchive } from '../../archive-account.ts';
import { whileFailing } from '../../failing-statement.test-support.ts';
import { removeExpired } from '../../remove-expired.ts';
import { describeOnServer, PASSWORD, type Visitor } from '../../test-server.test-support.ts';
import { FEATURES } from '../index.ts';
import { FROZEN_MEGABYTES, RENDERED_MEGABYTES } from './limits.ts';
import { addLink, addResume, change, linksOf, visit } from './link-scene.test-support.ts';

const MEGABYTE = 1024 * 1024;
const DAY_MS = 86_400_000;

describeOnServer('what is kept of links', (server) => {
  const execute = async (query: ReturnType<typeof sql>) =>
    (await server().database.db.execute(query)).rows;
  const renderingsOf = (id: string) =>
    execute(sql`select format from link_renderings where link = ${id} order by format`);
  const ask = ([who, documentId]: readonly [Visitor, string], asked: object = {}) =>
    who.call(createLink, { params: { documentId }, body: { name: 'One more', ...asked } });

  it('[SL1] is bounded: what is frozen is refused beyond it, and a link to the newest is not', async () => {
    const whose = await addResume(server());
    const link = await addLink(whose, { mode: 'frozen' });
    await execute(
      sql`update links set bytes = ${FROZEN_MEGABYTES.guest * MEGABYTE - 10} where id = ${link.id}`,
    );
    expect(await ask(whose, { mode: 'frozen' })).toMatchObject({
      status: 413,
      body: { code: 'too_large', message: expect.stringContaining('10 MB') },
    });
    expect((await ask(whose)).status).toBe(200);
    // What is frozen anew takes the place of what was.
    const { link: again } = await change(whose[0], link.id, { freeze: true });
    expect(again.mode).toBe('frozen');
    expect((await ask(whose, { mode: 'frozen' })).status).toBe(200);
  });

  it('[SL1] is bounded: passwords and states are made so often, and names are changed for ever', async () => {
    const [ada, id] = await addResume(server());
    const params = { linkId: (await addLink([ada, id])).id };
    await execute(sql`update counters set count = 118 where key like 'links-of:%'`);
    const bodies = [
      { password: 'open sesame' },
      { freeze: true },
      { password: 'open barley' },
      { freeze: true },
      { mode: 'newest' },
      { mode: 'frozen' },
      { name: 'Link 2', password: null },
    ] as const;
    const statuses: number[] = [];
    for (const body of bodies) statuses.push((await ada.call(changeLink, { params, body })).status);
    expect(statuses).toEqual([200, 200, 429, 429, 200, 429, 200]);
  });

  it('[SL1] is bounded: an owner has so many links, whatever they lead to', async () => {
    const [ada, id] = await addResume(server());
    const other = await ada.addResume();
    await execute(sql`
      insert into links (id, document, name, digest, sealed, mode, leave_out, downloads, counting, made_at)
      select gen_random_uuid(), ${other}, 'Link', gen_random_uuid(), '', 'newest', '[]', '[]', true, now()
      from generate_series(1, ${MOST_LINKS_OF_OWNER})`);
    expect(await ask([ada, id])).toMatchObject({ status: 400, body: { code: 'invalid' } });
  });

  it('[SL1] is bounded: of pages and files the oldest give way, and nothing refuses the owner a save', async () => {
    const whose = await addResume(server());
    const [old, link] = [await addLink(whose), await addLink(whose, { downloads: ['txt'] })];
    await visit(server().visitor(), old.path);
    await visit(server().visitor(), `${link.path}/cv.txt`);
    await execute(sql`update link_renderings set size = ${RENDERED_MEGABYTES * MEGABYTE - 10},
      made_at = made_at - interval '1 hour' where link = ${old.id}`);
    expect((await visit(server().visitor(), link.path)).status).toBe(200);
    expect(await renderingsOf(old.id)).toEqual([]);
    expect(await renderingsOf(link.id)).toEqual([{ format: 'page' }, { format: 'txt' }]);
  });

  it('[SL2] goes with the document, or stays with it: nothing is left between', async () => {
    const [ada, id] = await addResume(server());
    const link = await addLink([ada, id]);
    await visit(server().visitor(), link.path);
    const params = { params: { documentId: id }, querystring: {} };
    const { db } = server().database;
    const failed = await whileFailing(db, { table: 'links', event: 'delete' }, () =>
      ada.call(deleteDocument, params),
    );
    expect(failed.status).toBe(500);
    expect(await linksOf([ada, id])).toHaveLength(1);
    expect((await visit(server().visitor(), link.path)).status).toBe(200);
    await ada.get(deleteDocument, params);
    for (const table of ['links', 'link_renderings', 'link_days']) {
      const column = sql.raw(table === 'links' ? 'id' : 'link');
      const rows = await execute(sql`select 1 from ${sql.raw(table)} where ${column} = ${link.id}`);
      expect({ table, rows }).toEqual({ table, rows: [] });
    }
  });

  it('[SL2] of pages and files is removed a week later, or once the link has ended', async () => {
    const whose = await addResume(server());
    const [open, ended] = [await addLink(whose), await addLink(whose)];
    for (const { path } of [open, ended]) await visit(server().visitor(), path);
    await execute(
      sql`update links set expires_at = now() - interval '1 second' where id = ${ended.id}`,
    );
    const { db } = server().database;
    const remove = (days: number) =>
      removeExpired({ db, files: server().files, now: new Date(Date.now() + days * DAY_MS) });
    await remove(0);
    expect([await renderingsOf(open.id), await renderingsOf(ended.id)]).toEqual([
      [{ format: 'page' }],
      [],
    ]);
    await remove(8);
    expect(await renderingsOf(open.id)).toEqual([]);
    expect(await linksOf(whose)).toHaveLength(2);
  });

  it('[SL1] is in the archive of an account without what opens it, and gone with the account', async () => {
    const ada = await server().accountHolder('ada.links@example.org');
    const id = await ada.addResume();
    const link = await addLink([ada, id], { password: 'open sesame', leave_out: ['phone'] });
    await execute(
      sql`insert into link_days (link, day, openings) values (${link.id}, '2026-11-29', 3)`,
    );
    const owner = (await ada.get(getSession, {}))?.user.id as UserId;
    let archive = '';
    for await (const piece of writeArchive(
      { db: server().database.db, store: server().files.store },
      owner,
      FEATURES,
    ))
      archive += piece;
    expect(JSON.parse(archive).links).toMatchObject([
      {
        ...{ link_id: link.id, name: 'Link 1', document: id, leaveOut: ['phone'] },
        days: [{ day: '2026-11-29', openings: 3, downloads: {} }],
      },
    ]);
    const [stored] = await execute(
      sql`select digest, sealed, password from links where id = ${link.id}`,
    );
    for (const secret of [link.token, ...Object.values(stored ?? {}).map(String)])
      expect(archive).not.toContain(secret);
    await ada.get(deleteUser, { body: { password: PASSWORD } });
    expect(await execute(sql`select 1 from links where id = ${link.id}`)).toEqual([]);
    expect((await visit(server().visitor(), link.path)).status).toBe(404);
  });
});
