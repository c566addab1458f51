import { SECTION_OF_KIND } from '@shortlist/resume';
import { entryOfKey, type PartKey } from '../part.ts';
import { partTitle } from './part-words.ts';
import type { UnsentResume } from './use-unsent-resumes.ts';

/** Why the edits of a resume are not saved. */
export const whyUnsent = ({ report }: UnsentResume): string =>
  report?.text ?? 'Not saved yet: only this browser has the latest edits.';

/** Which parts of a resume wait, each kind once, with how many there are of it. */
export function unsentParts({ keys }: UnsentResume): string {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(partTitle(key), (counts.get(partTitle(key)) ?? 0) + 1);
  return [...counts]
    .map(([title, count]) => (count > 1 ? `${title} (${count})` : title))
    .join(', ');
}

/** The address where the first part that waits is edited. */
export function unsentHref({ resumeId, keys }: UnsentResume): string {
  const [first = 'contact'] = keys;
  return `/resume/${resumeId}/${sectionOf(first)}`;
}

function sectionOf(key: PartKey): string {
  const entry = entryOfKey(key);
  if (entry) return SECTION_OF_KIND[entry.kind];
  return key === 'section_order' ? 'final' : key;
}
