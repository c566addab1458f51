import {
  CALLED_SECTIONS,
  type CalledKind,
  ENTRY_LISTS,
  type EntryAnnotations,
  EntryId,
  PaperSection,
  ResumeId,
  SECTIONS,
  ShownOnResume,
} from '@shortlist/model';
import { wireEntrySchema, wireKinds } from '@shortlist/spec-calls';
import { z } from 'zod';
import { Revision } from '../envelope.ts';
import { EntryFlagsToSave } from './annotations.ts';
import { ChosenLevel } from './chosen-level.ts';

/** Name and purpose of a resume. */
const ResumeSummary = z.object({
  resume_id: ResumeId,
  resume_name: z.string(),
  /** ISO 8601, in UTC. */
  last_edited: z.iso.datetime(),
  experience_level: ChosenLevel,
  targeted_industry: z.string(),
});

/** A resume as the list shows it; `name_revision` is the revision of what `PATCH` changes by name. */
export const ListedResume = ResumeSummary.extend({
  name_revision: Revision,
  /** Of a tailored resume: the resume that it follows. */
  base_id: ResumeId.optional(),
});
export type ListedResume = z.infer<typeof ListedResume>;

/** The parts of a resume in the words of the wire (spec section 3). */
export const ContactInfo = z.object({
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  linkedin: z.string(),
  website: z.string(),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  headline: z.string().optional(),
  links: z.string().optional(),
  details: z.string().optional(),
  shown: ShownOnResume,
});
export type ContactInfo = z.infer<typeof ContactInfo>;

export const SummaryText = z.object({ summaries_description: z.string() });
export type SummaryText = z.infer<typeof SummaryText>;

export const SkillsText = z.object({ skills_description: z.string() });
export type SkillsText = z.infer<typeof SkillsText>;

const StoredMark = z.object({
  from: z.int(),
  to: z.int(),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  href: z.string().optional(),
});

/** Values beside the texts of an entry: its flags, marks of points by their positions, and which are hidden or locked. */
// Marks are answered as they are held, which nothing changes.
const StoredAnnotations = EntryFlagsToSave.catchall(
  z.object({
    marks: z.record(z.string(), z.array(StoredMark)).optional(),
    hidden: z.array(z.int()).optional(),
    locked: z.array(z.int()).optional(),
  }),
) as unknown as z.ZodType<EntryAnnotations>;

/** An entry of a kind as the server keeps it. */
export const storedEntry = <K extends CalledKind>(kind: K) =>
  wireEntrySchema(kind, SECTIONS).extend({
    values: StoredAnnotations.optional(),
    revision: Revision,
  });

const ofEachKind = <T extends z.ZodType>(value: T) =>
  z.object(
    Object.fromEntries(CALLED_SECTIONS.map(({ kind }) => [kind, value])) as Record<CalledKind, T>,
  );

/** The revisions of the parts that are no entries; an entry carries its own. */
export const Revisions = z.object({
  contact: Revision,
  summary: Revision,
  skills: Revision,
  section_order: Revision,
  name: Revision,
  /** Absent from servers of before the order was a part. */
  entry_order: ofEachKind(Revision).optional(),
});
export type Revisions = z.infer<typeof Revisions>;

type StoredLists = {
  [K in CalledKind as (typeof ENTRY_LISTS)[K]]: z.ZodArray<ReturnType<typeof storedEntry<K>>>;
};

function storedLists(): StoredLists {
  const lists = wireKinds(SECTIONS).map((kind) => [ENTRY_LISTS[kind], z.array(storedEntry(kind))]);
  return Object.fromEntries(lists);
}

/** Entries of a kind that the spec's calls do not know, in their order, and the revision of that order. */
const ExtraSection = z.object({
  order_revision: Revision,
  entries: z.array(z.looseObject({ id: EntryId, revision: Revision })),
});

/** Content of a part, and its revision: `look`, settings of a section (`section:KIND`), or a text. */
const ExtraPart = z.looseObject({ revision: Revision });

/** A whole resume, as the editor opens it. Entries stand in their order. */
export const ResumeDetails = ResumeSummary.extend({
  contact_info: ContactInfo,
  summary: SummaryText,
  skills: SkillsText,
  ...storedLists(),
  section_order: z.array(PaperSection),
  /** The order that the person gave the entries of each kind, by id; empty where they gave none. */
  entry_order: ofEachKind(z.array(EntryId)).optional(),
  revisions: Revisions,
  /** All sections in their order; absent where the spec's calls know all of them. */
  full_section_order: z.array(z.string()).optional(),
  /** By kind; absent where there are none. */
  extra_sections: z.record(z.string(), ExtraSection).optional(),
  /** Parts that there is one of and that the spec's calls do not know; by key; absent where none was saved. */
  extra_parts: z.record(z.string(), ExtraPart).optional(),
});
export type ResumeDetails = z.infer<typeof ResumeDetails>;
