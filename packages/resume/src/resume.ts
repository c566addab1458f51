import { z } from 'zod';
import { EDITOR_SECTIONS, type ENTRY_LISTS, PAPER_SECTIONS } from './parts-of-resume.ts';

/** Free text exactly as a person's document has it; rules are applied on saving, never on holding. */
const Text = z.string();

/** Id of an entry: the server's, or the client's temporary one until the first save is answered. */
export const EntryId = z.string().min(1).max(64).brand<'EntryId'>();
export type EntryId = z.infer<typeof EntryId>;

export const ResumeId = z.uuid().brand<'ResumeId'>();
export type ResumeId = z.infer<typeof ResumeId>;

/** Parts of the contact that a person may keep off the paper (spec section 3). */
export const ShownOnResume = z.object({
  phone: z.boolean(),
  linkedin: z.boolean(),
  country: z.boolean(),
  state: z.boolean(),
  city: z.boolean(),
});
export type ShownOnResume = z.infer<typeof ShownOnResume>;

export const Contact = z.object({
  fullName: Text,
  email: Text,
  phone: Text,
  /** The handle only; paper and screen put it behind a fixed profile path. */
  linkedin: Text,
  website: Text,
  country: Text,
  state: Text,
  city: Text,
  shown: ShownOnResume,
});
export type Contact = z.infer<typeof Contact>;

/** A date is "Jan 2024", "2024", "Present" or empty; what an import says otherwise is held as it is. */
export const Experience = z.object({
  id: EntryId,
  role: Text,
  company: Text,
  startDate: Text,
  endDate: Text,
  isCurrent: z.boolean(),
  location: Text,
  /** One bullet a line, each led by "• ". */
  bullets: Text,
  /** AI Write uses left: 3, 2, 1, 0. */
  aiUsesLeft: z.int().min(0).max(3),
});
export type Experience = z.infer<typeof Experience>;

export const Education = z.object({
  id: EntryId,
  degree: Text,
  school: Text,
  location: Text,
  minor: Text,
  startDate: Text,
  endDate: Text,
  gpa: Text,
  bullets: Text,
});
export type Education = z.infer<typeof Education>;

export const Award = z.object({
  id: EntryId,
  name: Text,
  organization: Text,
  date: Text,
  relevance: Text,
});
export type Award = z.infer<typeof Award>;

export const Certification = z.object(Award.shape);
export type Certification = z.infer<typeof Certification>;

/** `relevance` is the description, one point a line. */
export const Project = z.object(Award.shape);
export type Project = z.infer<typeof Project>;

/** A section of the paper. */
export const PaperSection = z.enum(PAPER_SECTIONS);
export type PaperSection = z.infer<typeof PaperSection>;

/** A tab of the editor. */
export const EditorSection = z.enum(EDITOR_SECTIONS);
export type EditorSection = z.infer<typeof EditorSection>;

const EntryOrder = z.array(EntryId).readonly().exactOptional();

/** What a resume says, and in which order its sections are printed. */
export const Resume = z.object({
  contact: Contact,
  summary: Text,
  /** One skill, or one line of skills, a line. */
  skills: Text,
  experiences: z.array(Experience),
  educations: z.array(Education),
  certifications: z.array(Certification),
  awards: z.array(Award),
  projects: z.array(Project),
  sectionOrder: z.array(PaperSection),
  /**
   * The order that the person gave the entries of a kind, by id; absent where they gave none. The lists
   * above stand in it already, so whatever prints, searches or exports reads the lists alone.
   */
  entryOrder: z
    .object({
      experience: EntryOrder,
      education: EntryOrder,
      certification: EntryOrder,
      award: EntryOrder,
      project: EntryOrder,
    })
    .optional(),
});
export type Resume = z.infer<typeof Resume>;

export const EXPERIENCE_LEVELS = ['Entry level', 'Mid Level', 'Senior Level'] as const;
export const ExperienceLevel = z.enum(EXPERIENCE_LEVELS);
export type ExperienceLevel = z.infer<typeof ExperienceLevel>;

export type EntryKind = keyof typeof ENTRY_LISTS;
export type EntryOf<K extends EntryKind> = Resume[(typeof ENTRY_LISTS)[K]][number];
