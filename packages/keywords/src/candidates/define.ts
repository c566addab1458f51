import type { Candidate } from './candidate.ts';

/** "Site Initiation Visits (SIV)": the ids of short forms, and the ids of what they are short for. */
export function listDefined(text: string, candidates: readonly Candidate[]): Map<string, string> {
  const sorted = candidates.toSorted((one, other) => one.start - other.start);
  const defined = new Map<string, string>();
  for (const [at, short] of sorted.entries()) {
    if (!/\(\s*$/.test(text.slice(Math.max(0, short.start - 2), short.start))) continue;
    const open = text.lastIndexOf('(', short.start);
    const long = sorted.slice(0, at).findLast(({ end }) => text.slice(end, open).trim() === '');
    if (long === undefined || long.id === short.id || !isShortFor(short.term, long.term)) continue;
    // What the lexicon knows keeps its name.
    const [from, to] =
      short.group !== undefined && long.group === undefined ? [long, short] : [short, long];
    if (from.group === undefined) defined.set(from.id, to.id);
  }
  return defined;
}

/** Whether the letters of an abbreviation begin words of a name, in their order. */
function isShortFor(short: string, long: string): boolean {
  const letters = short
    .replace(/s$/, '')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
  const initials = long
    .split(/[\s/-]+/)
    .map((word) => word.charAt(0).toLowerCase())
    .join('');
  return (
    letters.length > 1 &&
    (initials === letters || initials.endsWith(letters) || without(initials, letters))
  );
}

/** Initials without those of small words: "return on ad spend" is ROAS, "quality of life" QL. */
const without = (initials: string, letters: string): boolean => {
  let at = 0;
  for (const initial of initials) if (initial === letters[at]) at += 1;
  return at === letters.length && initials.length - letters.length <= 2;
};
