import type { Contact } from './contact/contact.ts';
import type { EntryId } from './ids.ts';
import { type EntryOf, type FlatEntry, flatEntry, readEntry } from './sections/entry.ts';
import type { BuiltInEntries, BuiltInSection, EntryKind } from './sections/registry.ts';
import { SECTIONS } from './sections/sections.ts';

/** A section of the paper, by the last part of its address in the editor. */
export type PaperSection = BuiltInSection['path'];

/** A tab of the editor, which is also the last part of its address (spec section 9). */
export type EditorSection = 'contact' | PaperSection;

type Lists<E extends { [K in EntryKind]: unknown }> = {
  [S in BuiltInEntries as S['list']]: E[S['kind']][];
};

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
} & Lists<{ [K in EntryKind]: EntryOf<K> }>;

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

/** The entries of a kind with every value as text. */
export const flatEntriesOf = <K extends EntryKind>(
  resume: Resume,
  kind: K,
  sections = SECTIONS,
): FlatEntry<K>[] =>
  entriesOf(resume, kind, sections).map((entry) => flatEntry(kind, entry, sections));

/** Replaces the entries of a kind by flat ones. Those with an id that is there keep what the text does not say. */
export function withFlatEntries(
  resume: Resume,
  kind: EntryKind,
  flat: readonly FlatEntry<EntryKind>[],
  sections = SECTIONS,
): Resume {
  const known = new Map(entriesOf(resume, kind, sections).map((entry) => [entry.id, entry]));
  const entries = flat.map((each) => {
    const before = known.get(each.id);
    const isSame = before && flatEntry(kind, before, sections) === each;
    return isSame ? before : readEntry(kind, each, sections, before);
  });
  return withEntries(resume, kind, entries, sections);
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

/** A resume with every value of its entries as text. */
export type FlatResume = WithoutLists & Lists<{ [K in EntryKind]: FlatEntry<K> }>;

/** The resume with every value of its entries as text, its members in their order. */
export function flatResume(resume: Resume, sections = SECTIONS): FlatResume {
  const lists = sections.entries.map(({ kind, list }) => [
    list,
    flatEntriesOf(resume, kind, sections),
  ]);
  return { ...resume, ...Object.fromEntries(lists) };
}

/** The resume that `flatResume` made flat. */
export function readFlatResume(flat: FlatResume, sections = SECTIONS): Resume {
  const lists = new Map<string, unknown>(Object.entries(flat));
  return makeResume(
    flat,
    (kind) =>
      // The list named for a kind holds entries of it.
      ((lists.get(sections.ofKind(kind).list) ?? []) as FlatEntry<typeof kind>[]).map((entry) =>
        readEntry(kind, entry, sections),
      ),
    sections,
  );
}
