import type { Keyword } from '../keyword.ts';

/** The words that may stand between two alternatives: "A or B", "A, B or C". */
const OR = /^\s*,?\s*(?:and\/)?or\s+(?:an? |the )?$/i;
const COMMA = /^\s*,\s*$/;

/**
 * Numbers keywords that the posting offers as a choice ("Jest or Mocha"). Only scored keywords of one
 * sentence with nothing but commas and "or" between them, and only where that is their sole mention.
 */
export function markAlternatives(posting: string, keywords: readonly Keyword[]): Keyword[] {
  const single = keywords
    .filter(({ tier, mentions }) => tier === 'scored' && mentions.length === 1)
    .toSorted((one, other) => startOf(one) - startOf(other));
  const numberOf = new Map<Keyword, number>();
  let run: Keyword[] = [];
  for (const keyword of single) {
    const gap = gapBetween(posting, run.at(-1), keyword);
    if (OR.test(gap)) {
      run.push(keyword);
      for (const member of run) numberOf.set(member, startOf(run[0] ?? keyword));
      run = [keyword];
    } else run = COMMA.test(gap) ? [...run, keyword] : [keyword];
  }
  return keywords.map((keyword) => {
    const alternatives = numberOf.get(keyword);
    return alternatives === undefined ? keyword : { ...keyword, alternatives };
  });
}

const startOf = ({ mentions }: Keyword) => mentions[0]?.start ?? 0;

function gapBetween(posting: string, before: Keyword | undefined, keyword: Keyword): string {
  const end = before?.mentions[0]?.end;
  return end === undefined ? '-' : posting.slice(end, startOf(keyword));
}
