import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import {
  asAnybody,
  asGuest,
  nothing,
  only,
  type Rows,
  type Scene,
  UNKNOWN,
} from '../../access-rows.test-support.ts';
import type { UserId } from '../../db/db.ts';
import { attachFiles } from '../../files/file-queries.ts';
import { storeFiles } from '../../files/store-files.ts';
import { temporaryFolder } from '../../temporary-folder.test-support.ts';
import { isUuid } from '../documents/ids.ts';
import { makeFeed } from './exchange/exchange-queries.ts';
import type { pursuits } from './feature.ts';

/** An application of the guest's. */
async function addApplication({ ids: { resumeId }, server }: Scene): Promise<string> {
  const id = randomUUID();
  await server.database.db.execute(sql`
    insert into documents (id, owner, kind, title, created_at, edited_at)
    select ${id}, owner, 'pursuit', 'Engineer', now(), now() from documents where id::text = ${resumeId}`);
  return id;
}

/** An application of the guest's, for which the resume was sent, and that sending. */
async function addSent(scene: Scene) {
  const { server } = scene;
  const [applicationId, sentId] = [await addApplication(scene), randomUUID()];
  const { db } = server.database;
  const snapshot = {
    parts: [],
    document: {
      ...{ document_id: UNKNOWN, kind: 'resume', title: '', level: '', industry: '' },
      ...{ revision: 1, edited: new Date().toISOString() },
    },
  };
  await db.execute(sql`
    insert into pursuit_sent (id, document, client_id, at, resume, resume_title, format, is_tailored, posting, snapshot, bytes)
    select ${sentId}, id, ${sentId}, now(), ${UNKNOWN}, '', 'pdf', false, '{}', ${JSON.stringify(snapshot)}::jsonb, 4
    from documents where id = ${applicationId}`);
  const path = join(temporaryFolder('sent'), 'file');
  writeFileSync(path, '%PDF');
  const received = { kind: 'resume', path, name: 'cv.pdf', type: 'pdf', size: 4 } as const;
  const place = { db, store: server.files.store, mostBytes: 1e9, now: new Date() };
  await storeFiles({ ...place, log: server.app.log }, [received], async (keys) => {
    await attachFiles(db, { kind: 'sent', id: sentId }, keys);
    return 'stored';
  });
  return { applicationId, sentId };
}

export const ROWS: Rows<typeof pursuits> = {
  // Whose the applications are not gets none of them: `pursuits.test.ts`.
  listPursuits: asAnybody(() => ({ querystring: {} })),
  createPursuit: asAnybody(() => ({ body: { posting: { company: 'Acme' } } })),
  getPursuit: {
    row: only('guest'),
    send: async (scene) => ({ params: { applicationId: await addApplication(scene) } }),
  },
  freezeSent: {
    row: only('guest'),
    send: async (scene) => ({
      params: { applicationId: await addApplication(scene) },
      body: { resume_id: isUuid(scene.ids.resumeId) ? scene.ids.resumeId : UNKNOWN },
    }),
  },
  getSentFile: {
    row: only('guest'),
    async send(scene) {
      const { applicationId } = await addSent(scene);
      return { params: { applicationId, kind: 'resume' }, querystring: {} };
    },
  },
  getSentDocument: {
    row: only('guest'),
    send: async (scene) => ({ params: await addSent(scene) }),
  },
  exportPursuits: asGuest(() => ({ querystring: {} })),
  makeCalendar: asGuest(nothing),
  endCalendar: asGuest(nothing),
  readCalendar: asAnybody(async ({ ids: { resumeId }, server }) => {
    const { db } = server.database;
    const { rows } = await db.execute<{ owner: UserId }>(
      sql`select owner from documents where id::text = ${resumeId}`,
    );
    return { params: { token: await makeFeed(db, rows[0]?.owner as UserId, new Date()) } };
  }),
};
