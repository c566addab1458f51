import { ENTRY_TITLES } from '@shortlist/resume';
import type { Entry } from './review-fields.ts';

/** What an entry is called on the screen: by its first words, or "Education 2"; `position` counts from 0. */
export function entryName(named: Entry, position: number): string {
  return firstWords(named) || `${ENTRY_TITLES[named.kind]} ${position + 1}`;
}

function firstWords({ kind, entry }: Entry): string {
  switch (kind) {
    case 'experience':
      return [entry.role, entry.company].map(trimmed).filter(isSaid).join(', ');
    case 'education':
      return [entry.degree, entry.school].map(trimmed).filter(isSaid).join(', ');
    default:
      return entry.name.trim();
  }
}

const trimmed = (text: string) => text.trim();
const isSaid = (text: string) => text !== '';
