import type { ContactInfo, ListedResume, ResumeSettings } from '@shortlist/contracts';
import {
  type Contact,
  completeSectionOrder,
  type EntryKind,
  type EntryOf,
  type ResumeId,
  writeResumeDetails,
} from '@shortlist/resume';
import type { findResume, listResumes } from './queries.ts';

type Listed = Awaited<ReturnType<typeof listResumes>>[number];
type Found = NonNullable<Awaited<ReturnType<typeof findResume>>>;
type Stored = Found['resume'];

/** A resume of the list, in the words of the wire. */
export function toSummary(resume: Listed): ListedResume {
  return {
    resume_id: resume.resumeId,
    resume_name: resume.name,
    last_edited: resume.editedAt.toISOString(),
    experience_level: resume.experienceLevel,
    targeted_industry: resume.targetedIndustry,
    name_revision: resume.nameRevision,
  };
}

/** A whole resume, in the words of the wire. */
export function toDetails({ resume, entries }: Found) {
  const ofKind = <K extends EntryKind>(kind: K) =>
    entries
      .filter((entry) => entry.kind === kind)
      .map(({ id, content }) => ({ ...content, id }) as EntryOf<K>); // The kind says which content it is.

  return writeResumeDetails({
    resumeId: resume.id as ResumeId,
    name: resume.name,
    experienceLevel: resume.experienceLevel,
    targetedIndustry: resume.targetedIndustry,
    lastEdited: resume.editedAt.toISOString(),
    resume: {
      contact: resume.contact,
      summary: resume.summary,
      skills: resume.skills,
      experiences: ofKind('experience'),
      educations: ofKind('education'),
      certifications: ofKind('certification'),
      awards: ofKind('award'),
      projects: ofKind('project'),
      sectionOrder: completeSectionOrder(resume.sectionOrder),
    },
    revisions: {
      contact: resume.contactRevision,
      summary: resume.summaryRevision,
      skills: resume.skillsRevision,
      section_order: resume.sectionOrderRevision,
      name: resume.nameRevision,
      entries: Object.fromEntries(entries.map(({ id, revision }) => [id, revision])),
    },
  });
}

export function toContactInfo({ fullName, ...contact }: Contact): ContactInfo {
  return { full_name: fullName, ...contact };
}

export function toSettings(resume: Stored): ResumeSettings {
  return {
    resume_name: resume.name,
    experience_level: resume.experienceLevel,
    targeted_industry: resume.targetedIndustry,
    section_order: completeSectionOrder(resume.sectionOrder),
  };
}
