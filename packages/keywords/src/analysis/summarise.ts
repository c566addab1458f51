import type { Tier } from '../keyword.ts';
import { SUPPORTED_NAMES } from '../languages/find-language.ts';
import { type Advice, CONDITION, type Facts, quote } from './explain.ts';
import { KEYWORDS_AT_LEAST, type Score } from './score.ts';

type Analysed = Facts & { tier: Tier };

/** What a posting turned out to be. */
export type PostingKind =
  | 'description'
  | 'title'
  | 'unknown-title'
  | 'address'
  | 'unsupported-language';

/** Gaps named by name; more are counted. */
const NAMED_AT_MOST = 5;

/** Gap and recommendation for the whole posting. */
export function summarise(
  { kind, language }: { kind: PostingKind; language?: string },
  keywords: readonly Analysed[],
  score: Score,
): Advice {
  if (kind === 'unsupported-language') {
    return {
      gap: `This posting is in ${language}. Keywords are found in ${SUPPORTED_NAMES} postings only.`,
      recommendation: 'If the posting exists in one of these languages, paste that one.',
    };
  }
  if (kind === 'address') {
    return {
      gap: 'This is the address of a page. Nothing is fetched from it, so there is nothing to compare.',
      recommendation: 'Open it, copy the text of the whole posting and paste that.',
    };
  }
  const about = aboutTitle(kind);
  if (kind === 'unknown-title') return { gap: about, recommendation: 'Paste the whole posting.' };
  const missing = keywords.filter(({ status, tier }) => status === 'missing' && tier === 'scored');
  if (score.total === 0) {
    return {
      gap: 'No keywords were recognised in this text.',
      recommendation: 'Paste the whole posting, with its requirements.',
    };
  }
  const counted = `${about}Your resume states ${score.matched} of ${score.total} keywords.`;
  const few =
    score.score === null ? ` Below ${KEYWORDS_AT_LEAST} keywords a score would say nothing.` : '';
  if (missing.length === 0) return { gap: counted + few, recommendation: 'Nothing to do.' };
  return { gap: `${counted}${few} ${tellMissing(missing)}`, recommendation: recommend(missing) };
}

function aboutTitle(kind: PostingKind): string {
  if (kind === 'title') {
    return 'This is a job title, not a description: these are keywords typical of the role, not what this employer asks for. ';
  }
  return kind === 'unknown-title'
    ? 'This looks like a job title, and it is none we have typical keywords for.'
    : '';
}

function tellMissing(missing: readonly Analysed[]): string {
  const musts = missing.filter(({ importance }) => importance === 'must');
  const named = musts.length > 0 ? musts : missing;
  const names = named.slice(0, NAMED_AT_MOST).map(({ surface }) => surface);
  const more = named.length - names.length;
  const list = more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
  return musts.length > 0
    ? `Asked for and not stated: ${list}.`
    : `A plus and not stated: ${list}.`;
}

function recommend(missing: readonly Analysed[]): string {
  const first = missing.find(({ importance }) => importance === 'must') ?? missing[0];
  const sentence = first?.postingMentions[0]?.sentence;
  const where = sentence === undefined ? '' : ` The posting says: ${quote(sentence)}`;
  return `Begin with ${first?.surface ?? ''}.${where} ${CONDITION}`;
}
