import type { ContactInfo, ListedResume, ResumeSettings } from '@shortlist/contracts';
import {
  type Contact,
  completeSectionOrder,
  type EntryKind,
  type EntryOf,
  makeResume,
  type ResumeId,
  withEntryOrder,
  writeResumeDetails,
} from '@shortlist/resume';
import { resolveOrder } from './entry-order-queries.ts';
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
export function toDetails({ resume, entries, orders }: Found) {
  const ofKind = <K extends EntryKind>(kind: K) =>
    entries
      .filter((entry) => entry.kind === kind)
      .map(({ id, content }) => ({ ...content, id }) as EntryOf<K>); // The kind says which content it is.

  const plain = makeResume(
    {
      contact: resume.contact,
      summary: resume.summary,
      skills: resume.skills,
      sectionOrder: completeSectionOrder(resume.sectionOrder),
    },
    ofKind,
  );
  const arranged = orders.reduce((ordered, { kind, ids }) => {
    const ofThisKind = entries.filter((entry) => entry.kind === kind);
    return withEntryOrder(ordered, kind, resolveOrder(ids, ofThisKind));
  }, plain);

  return writeResumeDetails({
    resumeId: resume.id as ResumeId,
    name: resume.name,
    experienceLevel: resume.experienceLevel,
    targetedIndustry: resume.targetedIndustry,
    lastEdited: resume.editedAt.toISOString(),
    resume: arranged,
    revisions: {
      contact: resume.contactRevision,
      summary: resume.summaryRevision,
      skills: resume.skillsRevision,
      section_order: resume.sectionOrderRevision,
      name: resume.nameRevision,
      entry_order: Object.fromEntries(orders.map(({ kind, revision }) => [kind, revision])),
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
