import { z } from 'zod';
import { EntryId } from '../ids.ts';
import type {
  EditorSection as AnyEditorSection,
  PaperSection as AnyPaperSection,
  Sections,
} from './sections/create-sections.ts';
import type { EntryOf } from './sections/entries/entry.ts';
import type { EntryFlag } from './sections/entries/entry-flags.ts';
import { membersOf } from './sections/entries/members.ts';
import type { EntryKind } from './sections/registry.ts';
import { SECTIONS } from './sections/sections.ts';

/** Free text exactly as a person's document has it; rules are applied on saving, never on holding. */
const Text = z.string();

/** The sections of the paper. */
export const paperSectionSchema = ({ paper }: Sections) => z.enum(paper);
export const PaperSection = paperSectionSchema(SECTIONS);
export type PaperSection = AnyPaperSection;

export const EditorSection = z.enum(SECTIONS.tabs);
export type EditorSection = AnyEditorSection;

const schemaOf = (empty: string | boolean | number) => {
  if (typeof empty === 'string') return Text;
  return typeof empty === 'boolean' ? z.boolean() : z.int().min(0).max(empty);
};

type EntryShape<E> = { id: typeof EntryId } & {
  [N in Exclude<keyof E, 'id' | 'values' | EntryFlag>]: z.ZodType<E[N]>;
};

/** The schema of an entry of a kind, its members in the order of the wire. */
export function entrySchema<K extends EntryKind>(
  kind: K,
  sections: Sections,
): z.ZodObject<EntryShape<EntryOf<K>>> {
  const members = Object.entries(membersOf(kind, sections));
  const shape = Object.fromEntries(members.map(([name, empty]) => [name, schemaOf(empty)]));
  // The types of the members follow from the same fields.
  return z.object({ id: EntryId, ...shape }) as unknown as z.ZodObject<EntryShape<EntryOf<K>>>;
}

export const EXPERIENCE_LEVELS = ['Entry level', 'Mid Level', 'Senior Level'] as const;
export const ExperienceLevel = z.enum(EXPERIENCE_LEVELS);
export type ExperienceLevel = z.infer<typeof ExperienceLevel>;
