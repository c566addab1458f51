import { readdirSync } from 'node:fs';
import { freezeSent, getPursuit } from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { FileStore } from '../../../files/file-store.ts';
import { type Files, openFiles } from '../../../files/open-files.ts';
import { temporaryFolder } from '../../../temporary-folder.test-support.ts';
import { TestServer, type Visitor } from '../../../test-server.test-support.ts';
import { addPursuit, rowOf } from '../pursuit-scene.test-support.ts';
import { SENT_MEGABYTES, SENT_SHARE } from './limits.ts';

/** A server whose store of files, or the place where they come in, fails so. */
async function open(failing: Partial<Record<'store' | 'incoming', string>> = {}, uploadsMb = 100) {
  const dataDir = temporaryFolder('data');
  const files = openFiles({ dataDir, s3Url: undefined });
  const fail = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
  const { store, incoming } = failing;
  const failed: Files = {
    store: store ? ({ ...files.store, put: fail(store) } satisfies FileStore) : files.store,
    incoming: incoming ? { ...files.incoming, receive: fail(incoming) } : files.incoming,
  };
  const server = await TestServer.open({ files: failed, config: { dataDir, uploadsMb } });
  onTestFinished(() => server.close());
  const ada = server.visitor();
  const [resume, id] = [await ada.addResume(), await addPursuit(ada)];
  return { server, ada, resume, id, dataDir };
}

const freeze = (who: Visitor, applicationId: string, resume: string) =>
  who.call(freezeSent, { params: { applicationId }, body: { resume_id: resume as never } });

/** Expects that nothing is kept of a sending that was refused, anywhere. */
async function expectNothing({ server, ada, id, dataDir }: Awaited<ReturnType<typeof open>>) {
  expect((await ada.get(getPursuit, { params: { applicationId: id } })).data.sent).toEqual([]);
  expect(await rowOf([ada, id])).toMatchObject({ meaning: 'saved', events: { length: 1 } });
  const { rows } = await server.database.db.execute(sql`select key from files`);
  expect(rows).toEqual([]);
  const left = readdirSync(dataDir, { recursive: true, withFileTypes: true });
  const inFolders = left.filter((each) => /(?:files|incoming)$/u.test(each.parentPath));
  expect(inFolders.map(({ name }) => name)).toEqual([]);
}

describe('[AP3] what is sent is refused whole, with the reason', () => {
  it.each([
    [{ store: 'ENOSPC' }, 507, 'no_room', /no room left on the disk/u],
    [{ incoming: 'ENOSPC' }, 507, 'no_room', /no room left on the disk/u],
    [{ store: 'EIO' }, 500, 'unforeseen', /went wrong on our side/u],
  ])('where a disk fails so: %j', async (failing, status, code, message) => {
    const opened = await open(failing);
    const refused = await freeze(opened.ada, opened.id, opened.resume);
    expect(refused).toMatchObject({
      status,
      body: { code, message: expect.stringMatching(message) },
    });
    await expectNothing(opened);
  });

  it('where all files would be more than this server keeps', async () => {
    const opened = await open({}, 0.001);
    expect(await freeze(opened.ada, opened.id, opened.resume)).toMatchObject({
      status: 507,
      body: { message: expect.stringContaining('no room for files on this server') },
    });
    await expectNothing(opened);
  });

  it('where all that was sent would take more than its share of the room for files', async () => {
    const opened = await open({}, 1);
    const { server, ada, id, resume } = opened;
    const { db } = server.database;
    const fill = (kind: string | null) =>
      db.execute(sql`
        insert into files (key, record_kind, record_id, kind, name, type, size, started_at)
        values (gen_random_uuid(), ${kind}, ${kind}, 'resume', '', 'pdf', ${SENT_SHARE * 1024 * 1024 - 100}, now())`);
    // Those that are on their way are nobody's yet.
    for (const kind of ['sent', null]) {
      await fill(kind);
      expect(await freeze(ada, id, resume)).toMatchObject({ status: 507 });
      await db.execute(sql`delete from files`);
      await expectNothing(opened);
    }
    await fill('application');
    expect(await freeze(ada, id, resume)).toMatchObject({ status: 200 });
  });

  it('where its owner keeps as much as may be, which deleting an application for good changes', async () => {
    const opened = await open();
    const { server, ada, id, resume } = opened;
    const other = await addPursuit(ada);
    const { db } = server.database;
    await db.execute(sql`
      insert into pursuit_sent (id, document, client_id, at, resume, resume_title, format, is_tailored, posting, snapshot, bytes)
      values (gen_random_uuid(), ${other}, gen_random_uuid(), now(), ${resume}, '', 'pdf', false, '{}', '{}',
        ${SENT_MEGABYTES.guest * 1024 * 1024 - 100})`);
    expect(await freeze(ada, id, resume)).toMatchObject({
      status: 413,
      body: { message: expect.stringContaining('take up 30 MB') },
    });
    await expectNothing(opened);
    await db.execute(sql`delete from documents where id = ${other}`);
    expect(await freeze(ada, id, resume)).toMatchObject({ status: 200 });
  });
});
