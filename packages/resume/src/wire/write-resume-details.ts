import type { Contact } from '../contact/contact.ts';
import type { EntryId } from '../ids.ts';
import { ENTRY_LISTS, entriesOf, type Resume } from '../resume.ts';
import type { EntryKind, EntryOf } from '../sections/entry.ts';
import { type BuiltInEntries, ENTRY_SECTIONS } from '../sections/registry.ts';
import { FIRST_REVISION, type ResumeDetails, type Revisions } from './resume-details.ts';
import { WIRE_KINDS } from './wire-kinds.ts';

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
    ...writeLists(resume, entries),
    section_order: resume.sectionOrder,
    entry_order: ofEachKind((kind) => [...(resume.entryOrder?.[kind] ?? [])]),
    revisions: {
      ...sections,
      entry_order: ofEachKind((kind) => entry_order[kind] ?? FIRST_REVISION),
    },
  };
}

const ofEachKind = <T>(of: (kind: EntryKind) => T) =>
  Object.fromEntries(ENTRY_SECTIONS.map(({ kind }) => [kind, of(kind)])) as Record<EntryKind, T>;

type WrittenLists = {
  [S in BuiltInEntries as S['list']]: (EntryOf<S['kind']> & { revision: number })[];
};

function writeLists(resume: Resume, revisions: Revisions['entries']): WrittenLists {
  const lists = WIRE_KINDS.map((kind) => [
    ENTRY_LISTS[kind],
    withRevisions(entriesOf(resume, kind), revisions),
  ]);
  return Object.fromEntries(lists);
}

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
