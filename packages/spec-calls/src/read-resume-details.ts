import {
  completeEntryOrder,
  completeSectionOrder,
  EntryId,
  type EntryKind,
  ExperienceLevel,
  fillEmptyLists,
  makeResume,
  type PaperSection,
  paperSectionSchema,
  type Resume,
  ResumeId,
  readContactInfo,
  readFields,
  readText,
  type Sections,
  sectionsOf,
  withEntryOrder,
  withPaperOrder,
  withPhoto,
} from '@shortlist/model';
import { ownListsOf, readExtraParts } from './extra-parts.ts';
import { findList, readOrderRevision } from './extra-sections.ts';
import { readEntries, readRevision } from './read-entries.ts';
import type { Fields } from './read-field.ts';
import { FIRST_REVISION, type ResumeDetails, type Revisions } from './resume-details.ts';

type ReadDetails = { ok: true; details: ResumeDetails } | { ok: false; message: string };

/**
 * Reads `data` of the server's answer to get_resume_details, under either of the names that spec
 * section 3 lists for a field.
 *
 * What is missing, or is not what it should be, is empty; an empty list becomes one empty entry
 * with an id from `newId`. Never throws, whatever JSON value is given; the one thing that cannot do
 * without is the resume's id.
 */
export function readResumeDetails(
  value: unknown,
  newId: () => EntryId,
  sections: Sections,
): ReadDetails {
  const fields = readFields(value);
  const resumeId = ResumeId.safeParse(fields.resume_id);
  if (!resumeId.success) return { ok: false, message: 'The server’s answer holds no resume.' };

  const { resume, extraRevisions, entryRevisions, usesLeft } = readResume(value, newId, sections);
  return {
    ok: true,
    details: {
      resumeId: resumeId.data,
      name: readText(fields, 'resume_name'),
      experienceLevel: ExperienceLevel.safeParse(fields.experience_level).data ?? '',
      targetedIndustry: readText(fields, 'targeted_industry'),
      lastEdited: readText(fields, 'last_edited'),
      resume,
      revisions: {
        ...readRevisions(fields, entryRevisions, sectionsOf(resume, sections)),
        ...extraRevisions,
      },
      ...(usesLeft.length > 0 && { usesLeft: Object.fromEntries(usesLeft) }),
    },
  };
}

function readResume(value: unknown, newId: () => EntryId, sections: Sections) {
  const fields = readFields(value);
  const revisions: [EntryId, number][] = [];
  const usesLeft: [EntryId, number][] = [];
  const extra = readExtraParts(fields);
  const texts = new Map([
    ['summary', readText(readFields(fields.summary), 'summaries_description')],
    ['skills', readText(readFields(fields.skills), 'skills_description')],
    ...extra.texts,
  ]);
  const readList = <K extends EntryKind>(kind: K) => {
    const read = readEntries(kind, findList(fields, sections.ofKind(kind)), newId, sections);
    revisions.push(...read.revisions);
    usesLeft.push(...read.usesLeft);
    return read.entries;
  };
  const made = makeResume(
    {
      contact: readContactInfo(fields.contact_info),
      text: (kind) => texts.get(kind) ?? '',
      entries: readList,
      look: extra.look,
      settings: extra.settings,
      ownLists: ownListsOf(fields),
    },
    sections,
  );
  // Which sections there are is known by now.
  const known = sectionsOf(made, sections);
  const order = readSectionOrder(fields.full_section_order ?? fields.section_order, known);
  const resume = withPhoto(withPaperOrder(made, order, known), extra.photo);
  return {
    resume: fillEmptyLists(withEntryOrders(resume, fields, known), newId, known),
    extraRevisions: extra.revisions,
    entryRevisions: revisions,
    usesLeft,
  };
}

function withEntryOrders(resume: Resume, fields: Fields, sections: Sections): Resume {
  const orders = readFields(fields.entry_order);
  return sections.entries.reduce((ordered, { kind }) => {
    const isOrdered = (readOrderRevision(fields, kind) ?? FIRST_REVISION) > FIRST_REVISION;
    const standing = isOrdered ? completeEntryOrder(ordered, kind) : [];
    const ids = Array.isArray(orders[kind]) ? orders[kind] : standing;
    const order = ids.flatMap((id) => EntryId.safeParse(id).data ?? []);
    return order.length > 0 ? withEntryOrder(ordered, kind, order) : ordered;
  }, resume);
}

function readEntryOrderRevisions(answer: Fields, { entries }: Sections): Revisions['entry_order'] {
  const fields = readFields(readFields(answer.revisions).entry_order);
  const read = entries.flatMap(({ kind }) => {
    const revision = readRevision(fields[kind]) ?? readOrderRevision(answer, kind);
    return revision === undefined || revision === FIRST_REVISION ? [] : [[kind, revision]];
  });
  return read.length > 0 ? Object.fromEntries(read) : undefined;
}

function readSectionOrder(value: unknown, sections: Sections): PaperSection[] {
  const schema = paperSectionSchema(sections);
  const order = Array.isArray(value) ? value : [];
  return completeSectionOrder(
    order.flatMap((each) => schema.safeParse(each).data ?? []),
    sections,
  );
}

function readRevisions(
  answer: Fields,
  entries: [EntryId, number][],
  sections: Sections,
): Omit<Revisions, 'look'> {
  const fields = readFields(answer.revisions);
  const entryOrders = readEntryOrderRevisions(answer, sections);
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
