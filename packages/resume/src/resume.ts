import type { Contact } from './contact/contact.ts';
import type { EntryId } from './ids.ts';
import type { EntryOf } from './sections/entry.ts';
import type { BuiltInEntries, BuiltInSection, EntryKind } from './sections/registry.ts';
import { SECTIONS } from './sections/sections.ts';

/** A section of the paper, by the last part of its address in the editor. */
export type PaperSection = BuiltInSection['path'];

/** A tab of the editor, which is also the last part of its address (spec section 9). */
export type EditorSection = 'contact' | PaperSection;

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

/** The entries of a kind; none where the resume was made without that kind. */
export function entriesOf<K extends EntryKind>(
  resume: Resume,
  kind: K,
  sections = SECTIONS,
): EntryOf<K>[] {
  // The list named for K holds entries of K; TypeScript cannot follow that through the lookup.
  const lists: Partial<Record<string, unknown>> = resume;
  return (lists[sections.ofKind(kind).list] ?? []) as EntryOf<K>[];
}

/** Replaces the entries of a kind. */
export function withEntries(
  resume: Resume,
  kind: EntryKind,
  entries: readonly EntryOf<EntryKind>[],
  sections = SECTIONS,
): Resume {
  return { ...resume, [sections.ofKind(kind).list]: entries };
}

/** Everything of a resume but its lists of entries. */
type WithoutLists = Pick<Resume, 'contact' | 'summary' | 'skills' | 'sectionOrder' | 'entryOrder'>;

/** A resume whose lists hold what `entries` gives for each kind. */
export function makeResume(
  { contact, summary, skills, sectionOrder, entryOrder }: WithoutLists,
  entries: <K extends EntryKind>(kind: K) => readonly EntryOf<K>[],
  sections = SECTIONS,
): Resume {
  const lists = sections.entries.map(({ kind, list }) => [list, entries(kind)]);
  return {
    contact,
    summary,
    skills,
    ...Object.fromEntries(lists),
    sectionOrder,
    ...(entryOrder && { entryOrder }),
  };
}
