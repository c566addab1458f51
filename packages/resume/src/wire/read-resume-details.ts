import { withEntryOrder } from '../arrange-entries.ts';
import { fillEmptyLists } from '../blank-resume.ts';
import { ENTRY_LISTS } from '../parts-of-resume.ts';
import {
  EntryId,
  type EntryKind,
  ExperienceLevel,
  PaperSection,
  type Resume,
  ResumeId,
} from '../resume.ts';
import { completeSectionOrder } from '../section-order.ts';
import { readContactInfo } from './read-contact-info.ts';
import { readEntries, readRevision } from './read-entries.ts';
import { readFields, readText } from './read-field.ts';
import { FIRST_REVISION, type ResumeDetails, type Revisions } from './resume-details.ts';

type ReadDetails = { ok: true; details: ResumeDetails } | { ok: false; message: string };

/**
 * Reads `data` of the server's answer to get_resume_details, under either of the names that spec
 * section 3 lists for a field.
 *
 * What is missing, or is not what it should be, is blank; an empty list becomes one blank entry
 * with an id from `newId`. Never throws, whatever JSON value is given; the one thing that cannot do
 * without is the resume's id.
 */
export function readResumeDetails(value: unknown, newId: () => EntryId): ReadDetails {
  const fields = readFields(value);
  const resumeId = ResumeId.safeParse(fields.resume_id);
  if (!resumeId.success) return { ok: false, message: 'The server’s answer holds no resume.' };

  const { resume, entryRevisions } = readResume(value, newId);
  return {
    ok: true,
    details: {
      resumeId: resumeId.data,
      name: readText(fields, 'resume_name'),
      experienceLevel: ExperienceLevel.safeParse(fields.experience_level).data ?? '',
      targetedIndustry: readText(fields, 'targeted_industry'),
      lastEdited: readText(fields, 'last_edited'),
      resume,
      revisions: readRevisions(fields.revisions, entryRevisions),
    },
  };
}

function readResume(value: unknown, newId: () => EntryId) {
  const fields = readFields(value);
  const experiences = readEntries('experience', fields.experiences, newId);
  const educations = readEntries('education', fields.educations, newId);
  const certifications = readEntries('certification', fields.certifications, newId);
  const awards = readEntries('award', fields.awards, newId);
  const projects = readEntries('project', fields.projects, newId);
  const resume: Resume = {
    contact: readContactInfo(fields.contact_info),
    summary: readText(readFields(fields.summary), 'summaries_description'),
    skills: readText(readFields(fields.skills), 'skills_description'),
    experiences: experiences.entries,
    educations: educations.entries,
    certifications: certifications.entries,
    awards: awards.entries,
    projects: projects.entries,
    sectionOrder: readSectionOrder(fields.section_order),
  };
  const lists = [experiences, educations, certifications, awards, projects];
  return {
    resume: fillEmptyLists(withEntryOrders(resume, fields.entry_order), newId),
    entryRevisions: lists.flatMap((list) => list.revisions),
  };
}

const KINDS = Object.keys(ENTRY_LISTS) as EntryKind[];

function withEntryOrders(resume: Resume, value: unknown): Resume {
  const fields = readFields(value);
  return KINDS.reduce((ordered, kind) => {
    const ids = Array.isArray(fields[kind]) ? fields[kind] : [];
    const order = ids.flatMap((id) => EntryId.safeParse(id).data ?? []);
    return order.length > 0 ? withEntryOrder(ordered, kind, order) : ordered;
  }, resume);
}

function readEntryOrderRevisions(value: unknown): Revisions['entry_order'] {
  const fields = readFields(value);
  const read = KINDS.flatMap((kind) => {
    const revision = readRevision(fields[kind]);
    return revision === undefined || revision === FIRST_REVISION ? [] : [[kind, revision]];
  });
  return read.length > 0 ? Object.fromEntries(read) : undefined;
}

function readSectionOrder(value: unknown): PaperSection[] {
  const order = Array.isArray(value) ? value : [];
  return completeSectionOrder(order.flatMap((each) => PaperSection.safeParse(each).data ?? []));
}

function readRevisions(value: unknown, entries: [EntryId, number][]): Revisions {
  const fields = readFields(value);
  const entryOrders = readEntryOrderRevisions(fields.entry_order);
  return {
    ...(entryOrders && { entry_order: entryOrders }),
    contact: readRevision(fields.contact) ?? FIRST_REVISION,
    summary: readRevision(fields.summary) ?? FIRST_REVISION,
    skills: readRevision(fields.skills) ?? FIRST_REVISION,
    section_order: readRevision(fields.section_order) ?? FIRST_REVISION,
    name: readRevision(fields.name) ?? FIRST_REVISION,
    entries: Object.fromEntries(entries),
  };
}
