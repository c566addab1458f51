import type { Keyword } from '../keyword.ts';

/** The words that may stand between two alternatives: "A or B", "A, B or C". */
const OR = /^\s*,?\s*(?:and\/)?or\s+(?:an? |the )?$/i;
const COMMA = /^\s*,\s*$/;
/** Behind the last of a list: others of the kind will do as well. */
const OR_SIMILAR =
  /^[\s,(]*(?:or|and|&|and\/or) (?:an? |any |other |some |the )?(?:any |other )?(?:similar|equivalent|equiv|comparable|like|alike|related|such|others?|alternatives?|whatever)\b/i;
const AND_SO_ON = /^[\s,]*(?:etc\b|\.\.\.|…)/i;
/** Before the first: what follows are examples. */
const EXAMPLES = /(?:\be\.?g\.?,?|\bsuch as|\blike|\bfor (?:example|instance),?)$/i;
/** Before the first: one of them is asked for. */
const ONE_OF = /\b(?:an?|any|one|some|another|either)\b[^,;.\n]{0,40}$/i;
/** Characters before a list that are looked at. */
const BEFORE = 48;
const BEHIND = 32;

/**
 * Numbers keywords that the posting offers as a choice ("Jest or Mocha", "Jest, Mocha or similar", "a runner such as Jest,
 * Mocha"). Only scored keywords of one sentence with nothing but commas and "or" between them, and only where that is
 * their sole mention.
 */
export function markAlternatives(posting: string, keywords: readonly Keyword[]): Keyword[] {
  const single = keywords
    .filter(({ tier, mentions }) => tier === 'scored' && mentions.length === 1)
    .toSorted((one, other) => startOf(one) - startOf(other));
  const numberOf = new Map<Keyword, number>();
  for (const run of listRuns(posting, single)) {
    if (run.length < 2 || !isChoice(posting, run)) continue;
    for (const member of run) numberOf.set(member, startOf(run[0] as Keyword));
  }
  return keywords.map((keyword) => {
    const alternatives = numberOf.get(keyword);
    return alternatives === undefined ? keyword : { ...keyword, alternatives };
  });
}

/** Parts keywords into runs with nothing but commas between them, which "or" ends behind one more. */
function listRuns(posting: string, keywords: readonly Keyword[]): Keyword[][] {
  const runs: Keyword[][] = [];
  let isClosed = false;
  for (const keyword of keywords) {
    const run = runs.at(-1);
    const gap = gapBetween(posting, run?.at(-1), keyword);
    const goesOn = OR.test(gap) || (COMMA.test(gap) && !isClosed);
    if (goesOn) run?.push(keyword);
    else runs.push([keyword]);
    isClosed = OR.test(gap);
  }
  return runs;
}

/** Checks whether a list is one of which any will do. */
function isChoice(posting: string, run: readonly Keyword[]): boolean {
  const end = run.at(-1)?.mentions[0]?.end ?? 0;
  const start = startOf(run[0] as Keyword);
  const before = posting.slice(Math.max(0, start - BEFORE), start);
  const behind = posting.slice(end, end + BEHIND);
  if (OR.test(gapBetween(posting, run.at(-2), run.at(-1) as Keyword))) return true;
  if (OR_SIMILAR.test(behind) || EXAMPLES.test(before.trimEnd().replace(/:$/, ''))) return true;
  return AND_SO_ON.test(behind) && ONE_OF.test(before);
}

const startOf = ({ mentions }: Keyword) => mentions[0]?.start ?? 0;

function gapBetween(posting: string, before: Keyword | undefined, keyword: Keyword): string {
  const end = before?.mentions[0]?.end;
  return end === undefined ? '-' : posting.slice(end, startOf(keyword));
}
