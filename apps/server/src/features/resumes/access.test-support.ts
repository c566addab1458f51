import { randomUUID } from 'node:crypto';
import {
  asAnybody,
  asGuest,
  type Ids,
  nothing,
  type Operation,
  only,
  type Rows,
  type Sent,
} from '../../access-rows.test-support.ts';
import type { resumes } from './feature.ts';

const onResume = (send: (ids: Ids) => Sent): Operation => ({
  row: only('guest'),
  send: ({ ids }) => send(ids),
});
const onEntry = (more: object = {}) =>
  onResume(({ resumeId, entryId }) => ({ body: { resume_id: resumeId, id: entryId, ...more } }));

export const ROWS: Rows<typeof resumes> = {
  listResumes: asAnybody(nothing),
  createResume: asAnybody(() => ({ body: { resumeName: 'New' } })),
  getResume: onResume(({ resumeId }) => ({ querystring: { resume_id: resumeId } })),
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
  deleteResume: onResume(({ resumeId }) => ({ body: { resume_id: resumeId } })),
  saveContact: onResume(({ resumeId }) => ({
    body: { resume_id: resumeId, fullName: 'Mine now' },
  })),
  saveSkills: onResume(({ resumeId }) => ({ body: { resume_id: resumeId, skills: 'Mine now' } })),
  saveSummary: onResume(({ resumeId }) => ({ body: { resume_id: resumeId, summary: 'Mine now' } })),
  saveExperience: onEntry(),
  saveEducation: onEntry(),
  saveAward: onEntry({ name: 'Mine now' }),
  saveCertification: onEntry({ name: 'Mine now' }),
  saveProject: onEntry({ name: 'Mine now' }),
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
