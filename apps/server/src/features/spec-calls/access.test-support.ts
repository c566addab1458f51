import { asAnybody, nothing, onResume, type Rows } from '../../access-rows.test-support.ts';
import type { specCalls } from './feature.ts';

const onEntry = (more: object = {}) =>
  onResume(({ resumeId, entryId }) => ({ body: { resume_id: resumeId, id: entryId, ...more } }));

export const ROWS: Rows<typeof specCalls> = {
  listResumes: asAnybody(nothing),
  createResume: asAnybody(() => ({ body: { resumeName: 'New' } })),
  getResume: onResume(({ resumeId }) => ({ querystring: { resume_id: resumeId } })),
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
};
