import type { Contact } from './contact/contact.ts';
import type { EntryId } from './ids.ts';
import type { EntryKind, EntryOf } from './sections/entry.ts';
import {
  type BuiltInEntries,
  type BuiltInSection,
  ENTRY_SECTIONS,
  SECTIONS,
} from './sections/registry.ts';

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

/** A tab of the editor, which is also the last part of its address (spec section 9). */
export type EditorSection = 'contact' | PaperSection;
export const EDITOR_SECTIONS: readonly EditorSection[] = [
  'contact',
  ...SECTIONS.map(({ path }) => path),
];

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
