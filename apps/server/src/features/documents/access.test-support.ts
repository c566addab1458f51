import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  asAnybody,
  asGuest,
  nothing,
  only,
  onResume,
  type Rows,
} from '../../access-rows.test-support.ts';
import type { documents } from './feature.ts';

/** The state before edits of a day to come: what the document says. */
const FROM_NOW_ON = 't9000000000000';

export const ROWS: Rows<typeof documents> = {
  duplicateResume: onResume(({ resumeId }) => ({ params: { documentId: resumeId }, body: {} })),
  // Whose the resumes are not gets none of them: `resumes.test.ts`.
  listDocuments: asAnybody(nothing),
  getDocuments: asGuest(({ ids }) => ({ querystring: { ids: ids.resumeId } })),
  getDocument: onResume(({ resumeId }) => ({ params: { documentId: resumeId } })),
  getDocumentFile: onResume(({ resumeId }) => ({
    params: { documentId: resumeId },
    querystring: { format: 'txt' },
  })),
  createDocument: asAnybody(() => ({ body: { kind: 'resume', title: 'Made' } })),
  changeDocument: onResume(({ resumeId }) => ({
    params: { documentId: resumeId },
    body: { title: 'Mine now' },
  })),
  deleteDocument: onResume(({ resumeId }) => ({
    params: { documentId: resumeId },
    querystring: {},
  })),
  restoreDocument: onResume(({ resumeId }) => ({ params: { documentId: resumeId } })),
  savePart: onResume(({ resumeId, entryId }) => ({
    params: { documentId: resumeId, key: `project:${entryId}` },
    body: { content: { name: 'Mine now' } },
  })),
  deletePart: onResume(({ resumeId, entryId }) => ({
    params: { documentId: resumeId, key: `project:${entryId}` },
  })),
  listPartVersions: asGuest(({ ids }) => ({ querystring: { ids: ids.resumeId } })),
  listNamedVersions: asGuest(() => ({ querystring: { kind: 'resume' } })),
  listVersions: onResume(({ resumeId }) => ({ params: { documentId: resumeId } })),
  nameVersion: onResume(({ resumeId }) => ({
    params: { documentId: resumeId },
    body: { name: 'As sent' },
  })),
  getVersion: onResume(({ resumeId }) => ({
    params: { documentId: resumeId, versionId: FROM_NOW_ON },
  })),
  restoreVersion: onResume(({ resumeId }) => ({
    params: { documentId: resumeId, versionId: FROM_NOW_ON },
    body: {},
  })),
  deleteVersion: {
    row: only('guest'),
    async send({ ids: { resumeId }, server }) {
      const id = randomUUID();
      await server.database.db.execute(sql`insert into moments (id, document, reason, as_of, made_at)
        select ${id}, id, 'named', now(), now() from documents where id::text = ${resumeId}`);
      return { params: { documentId: resumeId, versionId: id } };
    },
  },
  deleteVersions: onResume(({ resumeId }) => ({ params: { documentId: resumeId } })),
  tailorDocument: onResume(({ resumeId }) => ({
    params: { documentId: resumeId },
    body: { title: 'Tailored' },
  })),
  listChanges: onResume(({ resumeId }) => ({ params: { documentId: resumeId } })),
  dropChange: {
    row: only('guest'),
    async send({ ids: { resumeId }, server }) {
      const id = randomUUID();
      await server.database.db.execute(sql`
        insert into documents (id, owner, kind, title, tailored_from, created_at, edited_at)
        select ${id}, owner, kind, 'Tailored', id, now(), now() from documents where id::text = ${resumeId}`);
      await server.database.db.execute(sql`
        insert into parts (document, key, kind, content, base_content, base_schema, made_at)
        select ${id}, 'summary', 'summary', '{"text": "Here."}', '{"text": ""}', 1, now() from documents where id::text = ${id}`);
      return { params: { documentId: id, ref: 'summary' } };
    },
  },
  detachDocument: onResume(({ resumeId }) => ({ params: { documentId: resumeId } })),
  // Whose the letters are not gets none of them: `letters.test.ts`.
  listLetters: asAnybody(nothing),
  createLetter: asAnybody(() => ({ body: { name: 'To Acme' } })),
  getLetter: {
    row: only('guest'),
    async send({ ids: { resumeId }, server }) {
      const id = randomUUID();
      await server.database.db.execute(sql`
        insert into documents (id, owner, kind, title, created_at, edited_at)
        select ${id}, owner, 'letter', 'To Acme', now(), now() from documents where id::text = ${resumeId}`);
      return { params: { letterId: id } };
    },
  },
  recordAiUse: onResume(({ resumeId, entryId }) => ({
    params: { documentId: resumeId, callId: randomUUID() },
    body: { entryId },
  })),
};
