import type { Message } from '@shortlist/messages';
import type { Tier } from '../keyword.ts';
import { SUPPORTED_LANGUAGES } from '../languages/supported.ts';
import type { Advice, Facts } from './explain.ts';
import { quote } from './quote.ts';
import { type AnalysedStatus, KEYWORDS_AT_LEAST, type Score } from './score.ts';

type Analysed = Omit<Facts, 'status'> & { tier: Tier; status: AnalysedStatus };

/** The kind of text that a posting turned out to be. */
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
  { kind, language = '' }: { kind: PostingKind; language?: string },
  keywords: readonly Analysed[],
  score: Score,
): Advice {
  if (kind === 'unsupported-language') {
    const params = { language, read: SUPPORTED_LANGUAGES };
    return advice({ code: 'keywords.otherLanguage', params }, 'pasteTranslated');
  }
  if (kind === 'address') return advice({ code: 'keywords.address' }, 'pasteText');
  if (kind === 'unknown-title') return advice({ code: 'keywords.unknownTitle' }, 'pasteWhole');
  if (score.total === 0) return advice({ code: 'keywords.none' }, 'pasteRequirements');
  const missing = keywords.filter(({ status, tier }) => status === 'missing' && tier === 'scored');
  return {
    gap: [
      ...(kind === 'title' ? [{ code: 'keywords.title' as const }] : []),
      ...describeScore(score),
      ...(missing.length > 0 ? [nameMissing(missing)] : []),
    ],
    recommendation: missing.length > 0 ? recommend(missing) : [{ code: 'keywords.nothingToDo' }],
  };
}

type WhatToPaste = 'pasteTranslated' | 'pasteText' | 'pasteWhole' | 'pasteRequirements';

const advice = (gap: Message<'keywords'>, paste: WhatToPaste): Advice => ({
  gap: [gap],
  recommendation: [{ code: `keywords.${paste}` }],
});

function describeScore({ score, matched, total }: Score): Message<'keywords'>[] {
  const counted = { code: 'keywords.matched' as const, params: { matched, total } };
  if (score !== null) return [counted];
  return [counted, { code: 'keywords.tooFew', params: { least: KEYWORDS_AT_LEAST } }];
}

function nameMissing(missing: readonly Analysed[]): Message<'keywords'> {
  const musts = missing.filter(({ importance }) => importance === 'must');
  const named = musts.length > 0 ? musts : missing;
  const names = named.slice(0, NAMED_AT_MOST).map(({ surface }) => surface);
  const code = musts.length > 0 ? 'keywords.requiredMissing' : 'keywords.niceMissing';
  return { code, params: { names, more: named.length - names.length } };
}

function recommend(missing: readonly Analysed[]): Message<'keywords'>[] {
  const first = missing.find(({ importance }) => importance === 'must') ?? missing[0];
  const surface = first?.surface ?? '';
  const sentence = first?.postingMentions[0]?.sentence;
  return [
    { code: 'keywords.beginWith', params: { surface } },
    ...(sentence === undefined
      ? []
      : [{ code: 'keywords.postingSays' as const, params: { quote: quote(sentence) } }]),
    { code: 'keywords.condition' },
  ];
}
