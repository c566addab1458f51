import type { PrintedBlank } from '@shortlist/resume';

/** How many blanks a line names one by one. */
const NAMED = 5;

/** What is not filled in, in one line: "2 blanks are not filled in: [number] (Summary), [team] (Skills)." */
export function describeBlanks(blanks: readonly PrintedBlank[]): string {
  const named = blanks.slice(0, NAMED).map(({ label, place }) => `[${label}] (${place})`);
  const more = blanks.length - named.length;
  const count = blanks.length === 1 ? '1 blank is' : `${blanks.length} blanks are`;
  return `${count} not filled in: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}
