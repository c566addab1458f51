import {
  type EntryId,
  type EntryKind,
  type EntryOf,
  isOwnKey,
  listPrintedEntries,
  numberedIds,
  type OwnShape,
  type PaperSection,
  type PrintedSection,
  printedResume,
  type Resume,
  type SectionSettings,
  type Sections,
  sectionSettings,
  sectionsOf,
} from '@shortlist/model';
import { type LeftOut, leavesOutSection } from '../left-out.ts';
import { sharedEntry } from './shared-entry.ts';

/** A section of what is printed of one, under the key that it has in the shared resume. */
export type SharedSection = {
  key: string;
  /** Its place in the resume that it is taken of, and in the shared one. */
  from: PaperSection;
  path: PaperSection;
  settings: SectionSettings;
  /** Of a section of text. */
  text: string;
  /** Of a list; else undefined. */
  entries: readonly EntryOf<EntryKind>[] | undefined;
};

type Ids = { entry: () => EntryId; section: () => string };

/** The sections of a resume that are printed and not left out, in their order. */
export function sharedSections(
  resume: Resume,
  leaveOut: readonly LeftOut[],
  sections: Sections,
): SharedSection[] {
  const known = sectionsOf(resume, sections);
  const ids = { entry: numberedIds(), section: ownKeys() };
  return printedResume(resume, { sections: known })
    .sections.filter(({ section }) => !leavesOutSection(leaveOut, namesOf(section, known)))
    .map((printed) => sharedSection(resume, printed, { known, ids }));
}

/** Returns the key of a section of the paper, which is its kind, beside its address. */
export const namesOf = (path: PaperSection, known: Sections): { kind: string; path: string } => ({
  kind: known.all.find((section) => section.path === path)?.kind ?? path,
  path,
});

/** Keys of a person's own sections: custom-0001, custom-0002, … */
function ownKeys(): () => string {
  let last = 0;
  return () => {
    last += 1;
    return `custom-${String(last).padStart(4, '0')}`;
  };
}

/** The shape of a person's own section; one without settings is told by what it has. */
const shapeOf = (kind: EntryKind | undefined, shape: OwnShape | null): OwnShape =>
  kind ? 'entries' : (shape ?? 'text');

function sharedSection(
  resume: Resume,
  { section: from, lines }: PrintedSection,
  { known, ids }: { known: Sections; ids: Ids },
): SharedSection {
  const { kind: before } = namesOf(from, known);
  const isOwn = isOwnKey(before);
  const key = isOwn ? ids.section() : before;
  const kind = known.kindOf(from);
  const { title, shape, startsPage, keptTogether } = sectionSettings(resume, before);
  return {
    key,
    from,
    // A person's own section has the address of its key.
    path: isOwn ? (key as PaperSection) : from,
    settings: {
      title: title.trim(),
      isHidden: false,
      isAdded: known.all.some((each) => each.kind === before && each.isOptional),
      shape: isOwn ? shapeOf(kind, shape) : null,
      startsPage,
      keptTogether,
    },
    text: lines.map(({ text }) => text).join('\n'),
    entries:
      kind &&
      listPrintedEntries(resume, kind).map((entry) =>
        sharedEntry(known.ofKind(kind), entry, ids.entry(), known),
      ),
  };
}
