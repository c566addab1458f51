import type { EntryId, Resume } from '@shortlist/resume';

type Section = Resume['sections'][number];

/** A section whose entries have new ids: under the old ones the server knows them as deleted. */
export function withNewIds(section: Section, newId: () => EntryId): Section {
  if (!('entries' in section)) return section;
  const { order: _, ...list } = section;
  return { ...list, entries: section.entries.map((entry) => ({ ...entry, id: newId() })) };
}
