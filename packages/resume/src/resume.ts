import { z } from 'zod';
import { EntryId } from './ids.ts';
import { type EntryKind, type EntryOf, entrySchema } from './sections/entry.ts';
import {
  type BuiltInEntries,
  type BuiltInSection,
  ENTRY_SECTIONS,
  SECTIONS,
} from './sections/registry.ts';

/** Free text exactly as a person's document has it; rules are applied on saving, never on holding. */
const Text = z.string();

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

/** A section of the paper, by the last part of its address in the editor. */
export type PaperSection = BuiltInSection['path'];

/** Sections of the paper, in the default order of the preview (spec section 9). */
export const PAPER_SECTIONS = [
  'summary',
  'experience',
  'education',
  'projects',
  'certifications',
  'awards',
  'skills',
] as const satisfies PaperSection[];
export const PaperSection = z.enum(PAPER_SECTIONS);

/** A tab of the editor, which is also the last part of its address (spec section 9). */
export type EditorSection = 'contact' | PaperSection;
export const EDITOR_SECTIONS: readonly EditorSection[] = [
  'contact',
  ...SECTIONS.map(({ path }) => path),
];
export const EditorSection = z.enum(EDITOR_SECTIONS);

/** Kinds of entry, and the list of a resume that holds each. */
export const ENTRY_LISTS = Object.fromEntries(
  ENTRY_SECTIONS.map(({ kind, list }) => [kind, list]),
) as { [S in BuiltInEntries as S['kind']]: S['list'] };

/** What a resume says, and in which order its sections are printed. */
export type Resume = {
  contact: Contact;
  summary: string;
  /** One skill, or one line of skills, a line. */
  skills: string;
  sectionOrder: PaperSection[];
  /**
   * The order that the person gave the entries of a kind, by id; absent where they gave none. The lists
   * stand in it already, so whatever prints, searches or exports reads the lists alone.
   */
  entryOrder?: { [K in EntryKind]?: readonly EntryId[] } | undefined;
} & { [S in BuiltInEntries as S['list']]: EntryOf<S['kind']>[] };

const EntryOrder = z.array(EntryId).readonly().exactOptional();

// The types of the lists follow from the same sections.
export const Resume = z.object({
  contact: Contact,
  summary: Text,
  skills: Text,
  ...Object.fromEntries(ENTRY_SECTIONS.map(({ kind, list }) => [list, z.array(entrySchema(kind))])),
  sectionOrder: z.array(PaperSection),
  entryOrder: z
    .object(Object.fromEntries(ENTRY_SECTIONS.map(({ kind }) => [kind, EntryOrder])))
    .optional(),
}) as unknown as z.ZodType<Resume>;

export const EXPERIENCE_LEVELS = ['Entry level', 'Mid Level', 'Senior Level'] as const;
export const ExperienceLevel = z.enum(EXPERIENCE_LEVELS);
export type ExperienceLevel = z.infer<typeof ExperienceLevel>;

/** The entries of a kind. */
export function entriesOf<K extends EntryKind>(resume: Resume, kind: K): EntryOf<K>[] {
  // The list named for K holds entries of K; TypeScript cannot follow that through the lookup.
  return resume[ENTRY_LISTS[kind]] as unknown as EntryOf<K>[];
}

/** Everything of a resume but its lists of entries. */
type WithoutLists = Pick<Resume, 'contact' | 'summary' | 'skills' | 'sectionOrder' | 'entryOrder'>;

/** A resume whose lists hold what `entries` gives for each kind. */
export function makeResume(
  { contact, summary, skills, sectionOrder, entryOrder }: WithoutLists,
  entries: <K extends EntryKind>(kind: K) => readonly EntryOf<K>[],
): Resume {
  const lists = ENTRY_SECTIONS.map(({ kind, list }) => [list, entries(kind)]);
  return {
    contact,
    summary,
    skills,
    ...Object.fromEntries(lists),
    sectionOrder,
    ...(entryOrder && { entryOrder }),
  };
}
