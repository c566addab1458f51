import type { Candidate } from './candidate.ts';

/** "Site Initiation Visits (SIV)", "neonatal resuscitation (NLS)": the ids of short forms, and the ids of what they are short for. */
export function listDefined(text: string, candidates: readonly Candidate[]): Map<string, string> {
  const sorted = candidates.toSorted((one, other) => one.start - other.start);
  const defined = new Map<string, string>();
  for (const [at, short] of sorted.entries()) {
    if (!standsAloneInBrackets(text, short)) continue;
    const open = text.lastIndexOf('(', short.start);
    const long = sorted.slice(0, at).findLast(({ end }) => text.slice(end, open).trim() === '');
    if (long === undefined || long.id === short.id) continue;
    // What the lexicon knows keeps its name; two things that it knows stay two.
    const [from, to] = short.group !== undefined ? [long, short] : [short, long];
    if (from.group === undefined) defined.set(from.id, to.id);
  }
  return defined;
}

const ABBREVIATION = /^[A-Z][A-Za-z&/\d]{1,7}$/;

const standsAloneInBrackets = (text: string, { start, end, term }: Candidate): boolean =>
  text[start - 1] === '(' && text[end] === ')' && ABBREVIATION.test(term);
