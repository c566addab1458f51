import { z } from 'zod';
import type { EntryId } from '../ids.ts';
import { flatEntriesOf, type Resume } from '../resume.ts';
import type { EntriesOfAnyKind, Sections } from '../sections/create-sections.ts';
import { type FlatEntry, membersOf } from '../sections/entry.ts';
import type { EntryKind } from '../sections/registry.ts';

const Entries = z.array(z.record(z.string(), z.unknown()));
const Meta = z.object({ shortlist: z.object({ sections: z.record(z.string(), Entries) }) });

/** What an entry says, member by member. */
type Content = Readonly<Record<string, unknown>>;

/** The entries of the kinds that the standard has no list for, by kind; kinds without entries are left out. */
export function writeOwnSections(resume: Resume, sections: Sections): Record<string, Content[]> {
  const written = sections.entries
    .filter(({ jsonResume }) => !jsonResume)
    .map(({ kind }) => [kind, flatEntriesOf(resume, kind, sections).map(textsOf)] as const);
  return Object.fromEntries(written.filter(([, entries]) => entries.length > 0));
}

/**
 * The entries of such a kind in the `meta` of a file; none where it is not ours. A member that is missing, or is
 * not what it should be, says what it says in a new entry.
 */
export function readOwnSection(
  { kind }: EntriesOfAnyKind,
  meta: unknown,
  newId: () => EntryId,
  sections: Sections,
): FlatEntry<EntryKind>[] {
  const lists = Meta.safeParse(meta).data?.shortlist.sections ?? {};
  const members = Object.entries(membersOf(kind, sections));
  return (new Map(Object.entries(lists)).get(kind) ?? []).map((entry) => {
    const said = new Map(Object.entries(entry));
    const content = members.map(([name, empty]) => {
      const value = said.get(name);
      return [name, typeof value === typeof empty ? value : empty];
    });
    return { id: newId(), ...Object.fromEntries(content) };
  });
}

function textsOf({ id: _, values: __, ...texts }: FlatEntry<EntryKind>): Content {
  return texts;
}
