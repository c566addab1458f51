import {
  type EntryKind,
  type EntryOf,
  entryTitle,
  listPrintedEntries,
  type Resume,
  type Sections,
  sectionsOf,
  shownSections,
} from '@shortlist/model';

type PrintedEntry = {
  definition: ReturnType<Sections['ofKind']>;
  entry: EntryOf<EntryKind>;
  /** "Experience, Engineer" */
  where: string;
};

/** The entries that are printed, in the order of the paper, each with its place. */
export function printedLists(resume: Resume, sections: Sections): PrintedEntry[] {
  const known = sectionsOf(resume, sections);
  return shownSections(resume, known).flatMap((section) => {
    const kind = known.kindOf(section);
    if (!kind) return [];
    const definition = known.ofKind(kind);
    return listPrintedEntries(resume, kind).map((entry, at) => ({
      definition,
      entry,
      where: `${known.titleOf(section)}, ${entryTitle(kind, entry, at, known)}`,
    }));
  });
}
