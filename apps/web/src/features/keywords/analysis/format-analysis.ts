import type { AnalysedKeyword, Analysis } from '@shortlist/keywords';
import { en, formatMessage, formatMessages, type Language } from '@shortlist/messages';

type Advice = Pick<Analysis, 'gap' | 'recommendation'>;
type Said<T extends Advice> = Omit<T, keyof Advice> & { [Each in keyof Advice]: string };

export type SaidKeyword = Said<AnalysedKeyword> & {
  /** Words for how it was found. */
  found: string;
};
export type SaidAnalysis = Omit<Said<Analysis>, 'keywords'> & { keywords: readonly SaidKeyword[] };

/** An analysis with what it says in words. Done in the worker: the page loads no words for it. */
export const formatAnalysis = (language: Language, analysis: Analysis): SaidAnalysis => ({
  ...analysis,
  ...formatAdvice(language, analysis),
  keywords: analysis.keywords.map((keyword) => ({
    ...keyword,
    ...formatAdvice(language, keyword),
    found: formatMessage(language, WORDS, { code: `matches.${keyword.how}` }),
  })),
});

const WORDS = { keywords: en.keywords, matches: en.matches };

const formatAdvice = (language: Language, { gap, recommendation }: Advice) => ({
  gap: formatMessages(language, WORDS, gap),
  recommendation: formatMessages(language, WORDS, recommendation),
});
