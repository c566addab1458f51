import {
  type EntriesOfAnyKind,
  type EntryFlags,
  type EntryId,
  type EntryKind,
  type EntryOf,
  entriesOf,
  entryAnnotations,
  entryTexts,
  flagsOf,
  membersOfSection,
  type Resume,
  readTexts,
  type Sections,
  sectionsOf,
  withAnnotations,
  withEntries,
} from '@shortlist/model';
import { z } from 'zod';

/** A hidden entry in our part of a file: where it stands among those of its kind, and what it says flat. */
const HiddenEntry = z.object({
  kind: z.string(),
  at: z.int().min(0),
  entry: z.record(z.string(), z.unknown()),
});
/** Flags of a shown entry as a whole, by its position among the shown ones of its kind. */
const Flagged = z.object({ kind: z.string(), at: z.int().min(0), flags: z.unknown() });

const Hidden = z.object({ shortlist: z.object({ hidden: z.array(HiddenEntry) }) });
const Flags = z.object({ shortlist: z.object({ flags: z.array(Flagged) }) });

/** The resume without hidden entries, as the standard's own fields say it. */
export const withoutHiddenEntries = (resume: Resume, sections: Sections): Resume =>
  sectionsOf(resume, sections).entries.reduce((shown, { kind }) => {
    const entries = entriesOf(resume, kind);
    return entries.some(({ hidden }) => hidden)
      ? withEntries(
          shown,
          kind,
          entries.filter(({ hidden }) => !hidden),
        )
      : shown;
  }, resume);

/** The hidden entries, for `meta.shortlist`: another program that reads the file must not show them. */
export const writeHiddenEntries = (resume: Resume, sections: Sections) =>
  sectionsOf(resume, sections).entries.flatMap((section) => {
    const { kind } = section;
    return entriesOf(resume, kind).flatMap(({ id: _, ...entry }, at) => {
      const values = entryAnnotations(section, entry);
      const said = entryTexts(section, entry);
      return entry.hidden ? [{ kind, at, entry: { ...said, values } }] : [];
    });
  });

/** The resume with the hidden entries of a file's `meta`, each at its position. */
export function readHiddenEntries(
  resume: Resume,
  meta: unknown,
  newId: () => EntryId,
  sections: Sections,
): Resume {
  const known = sectionsOf(resume, sections);
  const hidden = Hidden.safeParse(meta).data?.shortlist.hidden ?? [];
  return hidden.reduce((read, { kind: name, at, entry }) => {
    const section = known.entries.find(({ kind }) => kind === name);
    if (!section) return read;
    const { kind } = section;
    const added = readHidden(section, { ...entry, id: newId() });
    return withEntries(read, kind, entriesOf(read, kind).toSpliced(at, 0, added));
  }, resume);
}

/** The flags of the entries of a resume without hidden ones, for `meta.shortlist`. */
export const writeFlags = (
  shown: Resume,
  sections: Sections,
): { kind: EntryKind; at: number; flags: EntryFlags }[] =>
  sectionsOf(shown, sections).entries.flatMap(({ kind }) =>
    entriesOf(shown, kind).flatMap((entry, at) => {
      const flags = flagsOf(entry);
      return Object.keys(flags).length > 0 ? [{ kind, at, flags }] : [];
    }),
  );

/** The resume with the flags that a file's `meta` has for its entries. */
export function readFlags(resume: Resume, meta: unknown, sections: Sections): Resume {
  const flagged = Flags.safeParse(meta).data?.shortlist.flags ?? [];
  return sectionsOf(resume, sections).entries.reduce((read, { kind }) => {
    const own = new Map(
      flagged.filter((each) => each.kind === kind).map((each) => [each.at, each]),
    );
    if (own.size === 0) return read;
    const entries = entriesOf(read, kind).map((entry, at) => ({
      ...entry,
      ...flagsOf(own.get(at)?.flags),
    }));
    return withEntries(read, kind, entries);
  }, resume);
}

/** A member that is missing, or is not what it should be, says what it says in a new entry. */
function readHidden(
  section: EntriesOfAnyKind,
  said: Readonly<Record<string, unknown>> & { id: EntryId },
): EntryOf<EntryKind> {
  const members = Object.entries(membersOfSection(section)).map(([name, empty]) => {
    const value = said[name];
    return [name, typeof value === typeof empty ? value : empty];
  });
  const entry = { id: said.id, ...readTexts(section, Object.fromEntries(members)) };
  // The members are those of the section's kind.
  return withAnnotations(section, entry, said.values) as EntryOf<EntryKind>;
}
