import type { EntryId } from '../ids.ts';
import type { Photo } from '../photo/photo.ts';
import { arrange } from './edits/arrange.ts';
import { completeSectionOrder } from './edits/section-order.ts';
import type { ListSection, Resume, Section, TextKind, TextSection } from './resume-types.ts';
import type { PaperSection, Sections } from './sections/create-sections.ts';
import type { EntryOf } from './sections/entries/entry.ts';
import type { EntryKind } from './sections/registry.ts';
import { sectionsOf } from './sections/sections-of.ts';
import { isUntouched, NO_SETTINGS, type SectionSettings } from './sections/settings.ts';

export type { Resume, Section, TextKind } from './resume-types.ts';

const isList = (section: Section): section is ListSection => 'entries' in section;

const listOf = (resume: Resume, kind: EntryKind): ListSection | undefined =>
  resume.sections.filter(isList).find((section) => section.kind === kind);

/** The entries of a kind; none where the resume was made without that kind. */
export function entriesOf<K extends EntryKind>(resume: Resume, kind: K): EntryOf<K>[] {
  // A section of K holds entries of K.
  return (listOf(resume, kind)?.entries ?? []) as EntryOf<K>[];
}

/** The order that the person gave the entries of a kind; undefined where they gave none. */
export const entryOrderOf = (resume: Resume, kind: EntryKind): readonly EntryId[] | undefined =>
  listOf(resume, kind)?.order;

const sectionOf = (resume: Resume, kind: TextKind): TextSection | undefined =>
  resume.sections.filter((section) => !isList(section)).find((section) => section.kind === kind);

/** Returns the text of a section of text; nothing where the resume was made without that kind. */
export const textOf = (resume: Resume, kind: TextKind): string =>
  sectionOf(resume, kind)?.text ?? '';

/** Replaces the entries of a kind, and the order that the person gave them where `order` is one; an empty one is none. */
export function withEntries(
  resume: Resume,
  kind: EntryKind,
  entries: readonly EntryOf<EntryKind>[],
  order = entryOrderOf(resume, kind) ?? [],
): Resume {
  const { order: _before, ...section } = listOf(resume, kind) ?? { key: kind, kind };
  return withSection(resume, { ...section, entries, ...(order.length > 0 && { order }) });
}

/** Replaces the photo; undefined takes it away. */
export function withPhoto(resume: Resume, photo: Photo | undefined): Resume {
  const { photo: before, ...others } = resume;
  if (before?.jpeg === photo?.jpeg) return resume;
  return photo ? { ...others, photo } : others;
}

/** Replaces what a section of text says. */
export const withText = (resume: Resume, kind: TextKind, text: string): Resume =>
  withSection(resume, { ...sectionOf(resume, kind), key: kind, kind, text });

/** Returns the person's settings of a section. */
export const sectionSettings = (resume: Resume, key: string): SectionSettings =>
  resume.sections.find((section) => section.key === key)?.settings ?? NO_SETTINGS;

/** Returns the person's settings of sections, by key. */
export const allSettings = ({ sections }: Resume): Map<string, SectionSettings> =>
  new Map(sections.flatMap(({ key, settings }) => (settings ? [[key, settings]] : [])));

/** Replaces what the person has decided about a section, which is made where there is none. */
export function withSettings(
  resume: Resume,
  key: string,
  settings: SectionSettings,
  sections: Sections,
): Resume {
  const section = resume.sections.find((each) => each.key === key);
  if (!section && isUntouched(settings)) return resume;
  return withSection(resume, { ...(section ?? emptySection(key, settings, sections)), settings });
}

/** A section that says nothing. */
function emptySection(key: string, { shape }: SectionSettings, { kinds }: Sections): Section {
  const isList = kinds.find(({ kind }) => kind === key)?.shape === 'entries';
  // The key says which kind it is.
  return isList || shape === 'entries'
    ? { key: key as EntryKind, kind: key as EntryKind, entries: [] }
    : { key: key as TextKind, kind: key as TextKind, text: '' };
}

function withSection(resume: Resume, section: Section): Resume {
  const position = resume.sections.findIndex(({ key }) => key === section.key);
  const sections =
    position < 0 ? [...resume.sections, section] : resume.sections.with(position, section);
  return { ...resume, sections };
}

/** The sections that the resume has, in the order in which they are printed. */
export function paperOrder(resume: Resume, sections: Sections): PaperSection[] {
  const known = sectionsOf(resume, sections);
  return completeSectionOrder(
    resume.sections.flatMap(({ kind }) => known.pathOf(kind) ?? []),
    known,
  );
}

/** The resume with its sections in an order; those that it does not name come last, in the default order. */
export function withPaperOrder(
  resume: Resume,
  order: readonly PaperSection[],
  sections: Sections,
): Resume {
  const known = sectionsOf(resume, sections);
  const paths = completeSectionOrder(order, known);
  const pathOf = ({ kind }: Section) => known.pathOf(kind);
  return { ...resume, sections: arrange(resume.sections, pathOf, paths) };
}
