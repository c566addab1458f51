import {
  type BuiltInEntries,
  type CalledKind,
  type Contact,
  type EntryKind,
  entryOrderOf,
  paperOrder,
  type Resume,
  type Sections,
  sectionsOf,
  textOf,
} from '@shortlist/model';
import { writeExtraParts } from './extra-parts.ts';
import { writeExtraSections } from './extra-sections.ts';
import {
  FIRST_REVISION,
  type ResumeDetails,
  type Revisions,
  type UsesLeft,
} from './resume-details.ts';
import type { WireEntry } from './wire-entry.ts';
import { wireKinds, wireSections } from './wire-kinds.ts';
import { writeEntries } from './write-entries.ts';

/**
 * The resume as `data` of the server's answer to get_resume_details: the names of spec section 3
 * and ours beside them. `readResumeDetails` gives the same details back. An entry that no server has
 * counted stands at its first revision.
 */
export function writeResumeDetails(
  { resume, revisions, usesLeft = {}, ...about }: ResumeDetails,
  registry: Sections,
) {
  const sections = sectionsOf(resume, registry);
  const { entries, entry_order = {}, look, photo, settings, texts, ...others } = revisions;
  const known = wireSections(sections);
  const order = paperOrder(resume, sections);
  const isAllKnown = order.every((section) => known.includes(section));
  const extra = writeExtraSections(resume, { revisions, usesLeft }, sections);
  const parts = writeExtraParts(resume, revisions);
  return {
    resume_id: about.resumeId,
    resume_name: about.name,
    last_edited: about.lastEdited,
    experience_level: about.experienceLevel,
    targeted_industry: about.targetedIndustry,
    contact_info: writeContactInfo(resume.contact),
    summary: { summaries_description: textOf(resume, 'summary') },
    skills: { skills_description: textOf(resume, 'skills') },
    ...writeLists(resume, { entries, usesLeft }, sections),
    section_order: order.filter((section) => known.includes(section)),
    entry_order: ofEachKind(sections, (kind) => [...(entryOrderOf(resume, kind) ?? [])]),
    revisions: {
      ...others,
      entry_order: ofEachKind(sections, (kind) => entry_order[kind] ?? FIRST_REVISION),
    },
    ...(!isAllKnown && { full_section_order: order }),
    ...(Object.keys(extra).length > 0 && { extra_sections: extra }),
    ...(Object.keys(parts).length > 0 && { extra_parts: parts }),
  };
}

function ofEachKind<T>({ entries }: Sections, of: (kind: EntryKind) => T) {
  const known = entries.filter(({ call }) => call);
  return Object.fromEntries(known.map(({ kind }) => [kind, of(kind)])) as Record<CalledKind, T>;
}

type WrittenLists = {
  [S in Extract<BuiltInEntries, { kind: CalledKind }> as S['list']]: (WireEntry<S['kind']> & {
    revision: number;
  })[];
};

function writeLists(
  resume: Resume,
  known: { entries: Revisions['entries']; usesLeft: UsesLeft },
  sections: Sections,
): WrittenLists {
  const lists = wireKinds(sections).map((kind) => [
    sections.ofKind(kind).list,
    writeEntries(resume, kind, known, sections),
  ]);
  return Object.fromEntries(lists);
}

/** A contact in the words of the wire; what the spec does not know stands there only where it says something. */
export function writeContactInfo({ fullName, headline, links, details, ...contact }: Contact) {
  const extra = Object.entries({ headline, links, details }).filter(([, text]) => text !== '');
  return { full_name: fullName, ...contact, ...Object.fromEntries(extra) };
}
