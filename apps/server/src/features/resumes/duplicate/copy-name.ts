import { MAX_LINE } from '@shortlist/contracts';

/** What a copy of a resume is called; the end of a name for which there is no room is left out, whole characters. */
export function copyName(name: string): string {
  const copy = `Copy of ${name}`;
  if (copy.length <= MAX_LINE) return copy;
  const characters = [...new Intl.Segmenter().segment(copy)];
  const end = characters.findLast(({ index }) => index < MAX_LINE)?.index ?? 0;
  return `${copy.slice(0, end).trimEnd()}…`;
}
