import type { AnalysedKeyword, Analysis } from '@shortlist/keywords';
import { en, sayAll } from '@shortlist/messages';

type Advice = Pick<Analysis, 'gap' | 'recommendation'>;
type Said<T extends Advice> = Omit<T, keyof Advice> & { [Each in keyof Advice]: string };

export type SaidKeyword = Said<AnalysedKeyword>;
export type SaidAnalysis = Omit<Said<Analysis>, 'keywords'> & { keywords: readonly SaidKeyword[] };

/** An analysis with its advice in words. Done in the worker: the page loads no words for it. */
export const sayAnalysis = (analysis: Analysis): SaidAnalysis => ({
  ...analysis,
  ...sayAdvice(analysis),
  keywords: analysis.keywords.map((keyword) => ({ ...keyword, ...sayAdvice(keyword) })),
});

const WORDS = { keywords: en.keywords };

const sayAdvice = ({ gap, recommendation }: Advice) => ({
  gap: sayAll(WORDS, gap),
  recommendation: sayAll(WORDS, recommendation),
});
