import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { asAnybody, only, type Rows, type Scene } from '../../access-rows.test-support.ts';
import { attachFiles } from '../../files/file-queries.ts';
import { storeFiles } from '../../files/store-files.ts';
import { temporaryFolder } from '../../temporary-folder.test-support.ts';
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
  const { server, ids } = scene;
  const [applicationId, sentId] = [await addApplication(scene), randomUUID()];
  const { db } = server.database;
  const snapshot = {
    parts: [],
    document: {
      ...{ document_id: ids.resumeId, kind: 'resume', title: '', level: '', industry: '' },
      ...{ revision: 1, edited: new Date().toISOString() },
    },
  };
  await db.execute(sql`
    insert into pursuit_sent (id, document, client_id, at, resume, resume_title, format, is_tailored, posting, snapshot, bytes)
    values (${sentId}, ${applicationId}, ${sentId}, now(), ${ids.resumeId}, '', 'pdf', false, '{}', ${JSON.stringify(snapshot)}::jsonb, 4)`);
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
      body: { resume_id: scene.ids.resumeId },
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
};
