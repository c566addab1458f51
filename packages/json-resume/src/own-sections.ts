import {
  allSettings,
  type EntriesOfAnyKind,
  type EntryId,
  type EntryKind,
  type EntryOf,
  entriesOf,
  entryTexts,
  isOwnKey,
  isUntouched,
  membersOfSection,
  type Resume,
  readSettings,
  readTexts,
  type SectionSettings,
  type Sections,
  sectionsOf,
  textOf,
} from '@shortlist/model';
import { z } from 'zod';

const Entries = z.array(z.record(z.string(), z.unknown()));
const OwnPart = z.object({
  sections: z.record(z.string(), Entries).catch({}),
  texts: z.record(z.string(), z.string()).catch({}),
  settings: z.record(z.string(), z.unknown()).catch({}),
});
const Meta = z.object({ shortlist: OwnPart });

/** Our part of a file's `meta`; nothing in it where it is not ours. */
const readOwnPart = (meta: unknown) => Meta.safeParse(meta).data?.shortlist ?? EMPTY;
const EMPTY: z.infer<typeof OwnPart> = { sections: {}, texts: {}, settings: {} };

/** The texts of the person's own sections in a file, by key. */
export const readOwnTexts = (meta: unknown): [string, string][] =>
  Object.entries(readOwnPart(meta).texts).filter(([key]) => isOwnKey(key));

/** Reads the person's settings of sections from a file, by key. */
export const readOwnSettings = (meta: unknown): Map<string, SectionSettings> =>
  new Map(
    Object.entries(readOwnPart(meta).settings).map(([key, value]) => [key, readSettings(value)]),
  );

/** The keys of the person's own lists in a file. */
export const listOwnKeys = (meta: unknown): string[] =>
  Object.keys(readOwnPart(meta).sections).filter(isOwnKey);

/** Returns our part of a file for sections beside the standard: entries, texts and settings, where there are any. */
export function writeOwnPart(resume: Resume, sections: Sections) {
  const known = sectionsOf(resume, sections);
  const texts = known.texts
    .filter(({ kind }) => isOwnKey(kind))
    .map(({ kind }) => [kind, textOf(resume, kind)] as const);
  const settings = [...allSettings(resume)].filter(([, decided]) => !isUntouched(decided));
  const parts = {
    sections: writeOwnSections(resume, known),
    texts: Object.fromEntries(texts),
    settings: Object.fromEntries(settings),
  };
  return Object.fromEntries(
    Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0),
  );
}

/** Content of an entry, member by member. */
type Content = Readonly<Record<string, unknown>>;

/** The entries of the kinds that the standard has no list for, by kind; kinds without entries are left out. */
function writeOwnSections(resume: Resume, sections: Sections): Record<string, Content[]> {
  const written = sections.entries
    .filter(({ jsonResume }) => !jsonResume)
    .map((section) => [section.kind, textsOf(resume, section)] as const);
  return Object.fromEntries(written.filter(([, entries]) => entries.length > 0));
}

/**
 * The entries of such a kind in the `meta` of a file; none where it is not ours. A member that is missing, or is
 * not what it should be, says what it says in a new entry.
 */
export function readOwnSection(
  section: EntriesOfAnyKind,
  meta: unknown,
  newId: () => EntryId,
): EntryOf<EntryKind>[] {
  const lists = readOwnPart(meta).sections;
  const members = Object.entries(membersOfSection(section));
  return (new Map(Object.entries(lists)).get(section.kind) ?? []).map((entry) => {
    const said = new Map(Object.entries(entry));
    const content = members.map(([name, empty]) => {
      const value = said.get(name);
      return [name, typeof value === typeof empty ? value : empty];
    });
    // The members are those of the section's kind.
    return {
      id: newId(),
      ...readTexts(section, Object.fromEntries(content)),
    } as EntryOf<EntryKind>;
  });
}

const textsOf = (resume: Resume, section: EntriesOfAnyKind): Content[] =>
  entriesOf(resume, section.kind).map(({ id: _, ...entry }) => entryTexts(section, entry));
