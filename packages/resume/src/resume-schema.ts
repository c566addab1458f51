import { z } from 'zod';
import { Contact } from './contact/contact.ts';
import { EntryId } from './ids.ts';
import {
  type EditorSection as AnyEditorSection,
  type PaperSection as AnyPaperSection,
  type Resume as AnyResume,
  EDITOR_SECTIONS,
  PAPER_SECTIONS,
} from './resume.ts';
import { type EntryContent, type EntryKind, membersOf } from './sections/entry.ts';
import { ENTRY_SECTIONS } from './sections/registry.ts';

/** Free text exactly as a person's document has it; rules are applied on saving, never on holding. */
const Text = z.string();

export const PaperSection = z.enum(PAPER_SECTIONS);
export type PaperSection = AnyPaperSection;

export const EditorSection = z.enum(EDITOR_SECTIONS);
export type EditorSection = AnyEditorSection;

const schemaOf = (empty: string | boolean | number) => {
  if (typeof empty === 'string') return Text;
  return typeof empty === 'boolean' ? z.boolean() : z.int().min(0).max(empty);
};

type EntryShape<K extends EntryKind> = { id: typeof EntryId } & {
  [N in keyof EntryContent<K>]: z.ZodType<EntryContent<K>[N]>;
};

/** The schema of an entry of a kind, its members in the order of the wire. */
export function entrySchema<K extends EntryKind>(kind: K): z.ZodObject<EntryShape<K>> {
  const members = Object.entries(membersOf(kind));
  const shape = Object.fromEntries(members.map(([name, empty]) => [name, schemaOf(empty)]));
  // The types of the members follow from the same fields.
  return z.object({ id: EntryId, ...shape }) as unknown as z.ZodObject<EntryShape<K>>;
}

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
}) as unknown as z.ZodType<AnyResume>;

export type Resume = AnyResume;

export const EXPERIENCE_LEVELS = ['Entry level', 'Mid Level', 'Senior Level'] as const;
export const ExperienceLevel = z.enum(EXPERIENCE_LEVELS);
export type ExperienceLevel = z.infer<typeof ExperienceLevel>;
