import { randomUUID } from 'node:crypto';
import {
  asAnybody,
  asGuest,
  nothing,
  onResume,
  type Rows,
} from '../../access-rows.test-support.ts';
import type { documents } from './feature.ts';

export const ROWS: Rows<typeof documents> = {
  duplicateResume: onResume(({ resumeId }) => ({ params: { documentId: resumeId }, body: {} })),
  // Whose the resumes are not gets none of them: `resumes.test.ts`.
  listDocuments: asAnybody(nothing),
  getDocuments: asGuest(({ ids }) => ({ querystring: { ids: ids.resumeId } })),
  getDocument: onResume(({ resumeId }) => ({ params: { documentId: resumeId } })),
  createDocument: asAnybody(() => ({ body: { kind: 'resume', title: 'Made' } })),
  changeDocument: onResume(({ resumeId }) => ({
    params: { documentId: resumeId },
    body: { title: 'Mine now' },
  })),
  deleteDocument: onResume(({ resumeId }) => ({ params: { documentId: resumeId } })),
  restoreDocument: onResume(({ resumeId }) => ({ params: { documentId: resumeId } })),
  savePart: onResume(({ resumeId, entryId }) => ({
    params: { documentId: resumeId, key: `project:${entryId}` },
    body: { content: { name: 'Mine now' } },
  })),
  deletePart: onResume(({ resumeId, entryId }) => ({
    params: { documentId: resumeId, key: `project:${entryId}` },
  })),
  listVersions: onResume(({ resumeId }) => ({ params: { documentId: resumeId } })),
  recordAiUse: onResume(({ resumeId, entryId }) => ({
    params: { documentId: resumeId, callId: randomUUID() },
    body: { entryId },
  })),
};
