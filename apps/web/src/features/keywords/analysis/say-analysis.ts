import type { AnalysedKeyword, Analysis } from '@shortlist/keywords';
import { en, say, sayAll } from '@shortlist/messages';

type Advice = Pick<Analysis, 'gap' | 'recommendation'>;
type Said<T extends Advice> = Omit<T, keyof Advice> & { [Each in keyof Advice]: string };

export type SaidKeyword = Said<AnalysedKeyword> & {
  /** Words for how it was found. */
  found: string;
};
export type SaidAnalysis = Omit<Said<Analysis>, 'keywords'> & { keywords: readonly SaidKeyword[] };

/** An analysis with what it says in words. Done in the worker: the page loads no words for it. */
export const sayAnalysis = (analysis: Analysis): SaidAnalysis => ({
  ...analysis,
  ...sayAdvice(analysis),
  keywords: analysis.keywords.map((keyword) => ({
    ...keyword,
    ...sayAdvice(keyword),
    found: say(WORDS, { code: `matches.${keyword.how}` }),
  })),
});

const WORDS = { keywords: en.keywords, matches: en.matches };

const sayAdvice = ({ gap, recommendation }: Advice) => ({
  gap: sayAll(WORDS, gap),
  recommendation: sayAll(WORDS, recommendation),
});
