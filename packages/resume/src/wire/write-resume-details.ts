import type { Contact, EntryId, EntryKind } from '../resume.ts';
import { FIRST_REVISION, type ResumeDetails, type Revisions } from './resume-details.ts';

/**
 * The resume as `data` of the server's answer to get_resume_details: the names of spec section 3
 * and ours beside them. `readResumeDetails` gives the same details back. An entry that no server has
 * counted stands at its first revision.
 */
export function writeResumeDetails({ resume, revisions, ...about }: ResumeDetails) {
  const { entries, entry_order = {}, ...sections } = revisions;
  return {
    resume_id: about.resumeId,
    resume_name: about.name,
    last_edited: about.lastEdited,
    experience_level: about.experienceLevel,
    targeted_industry: about.targetedIndustry,
    contact_info: writeContact(resume.contact),
    summary: { summaries_description: resume.summary },
    skills: { skills_description: resume.skills },
    experiences: withRevisions(resume.experiences, entries),
    educations: withRevisions(resume.educations, entries),
    awards: withRevisions(resume.awards, entries),
    certifications: withRevisions(resume.certifications, entries),
    projects: withRevisions(resume.projects, entries),
    section_order: resume.sectionOrder,
    entry_order: ofEachKind((kind) => [...(resume.entryOrder?.[kind] ?? [])]),
    revisions: {
      ...sections,
      entry_order: ofEachKind((kind) => entry_order[kind] ?? FIRST_REVISION),
    },
  };
}

const ofEachKind = <T>(of: (kind: EntryKind) => T): Record<EntryKind, T> => ({
  experience: of('experience'),
  education: of('education'),
  certification: of('certification'),
  award: of('award'),
  project: of('project'),
});

function writeContact({ fullName, ...contact }: Contact) {
  return { full_name: fullName, ...contact };
}

function withRevisions<E extends { id: EntryId }>(entries: E[], revisions: Revisions['entries']) {
  // An id is any text, "constructor" too: only the map's own entries count.
  const known = new Map(Object.entries(revisions));
  return entries.map((entry) => ({
    ...entry,
    revision: known.get(entry.id) ?? FIRST_REVISION,
  }));
}
