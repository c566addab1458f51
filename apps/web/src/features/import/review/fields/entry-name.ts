import { nameOfEntry, SECTIONS, type Sections } from '@shortlist/resume';
import type { Entry } from './review-fields.ts';

/** What an entry is called on the screen: by its first words, or "Education 2"; `position` counts from 0. */
export function entryName(named: Entry, position: number, sections = SECTIONS): string {
  const { one } = sections.ofKind(named.kind).words;
  return firstWords(named, sections) || `${one} ${position + 1}`;
}

function firstWords({ kind, entry }: Entry, sections: Sections): string {
  switch (kind) {
    case 'experience':
      return [entry.role, entry.company].map(trimmed).filter(isSaid).join(', ');
    case 'education':
      return [entry.degree, entry.school].map(trimmed).filter(isSaid).join(', ');
    default:
      return nameOfEntry(kind, entry, sections);
  }
}

const trimmed = (text: string) => text.trim();
const isSaid = (text: string) => text !== '';
