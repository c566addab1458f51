import {
  analyse,
  openPosting,
  type Posting,
  postingHead,
  type ResumeText,
} from '@shortlist/keywords';
import { en, type Language, words } from '@shortlist/messages';
import type { KeywordChoices } from '../keyword-choices.ts';
import { formatAnalysis, type SaidAnalysis } from './format-analysis.ts';

/** Question to the engine. */
export type AnalysisRequest = {
  posting: string;
  resume: ResumeText;
  choices: KeywordChoices;
  /** The language of the answer. */
  language: Language;
};

/** Its answer, and what the panel must know besides. It travels out of a worker. */
export type KeywordReport = {
  analysis: SaidAnalysis;
  kind: Posting['kind'];
  /** The title of the posting and its employer, as far as its head names them. */
  head: readonly string[];
  /** Keywords that the person hid, as the posting writes them. */
  hidden: readonly { id: string; surface: string }[];
  /** The score's formula in words. */
  formula: string;
};

/**
 * Keeps the posting that it read last: while a resume is edited, only the resume is read again. The parts of the lexicon
 * that posting and resume need are loaded first; the answer fails where they cannot be.
 */
export function createAnalyzer(): (question: AnalysisRequest) => Promise<KeywordReport> {
  let last: Posting | undefined;

  return async ({ posting: source, resume, choices, language }) => {
    const posting = await openPosting(source, resume, last);
    last = posting;
    const hidden = new Set(choices.hidden);
    const analysis = analyse(posting, resume, {
      hidden,
      promoted: new Set(choices.promoted),
      confirmed: new Set(choices.confirmed),
      quoted: new Map(choices.quoted.map(({ id, quote }) => [id, quote])),
    });
    return {
      analysis: withoutVainGains(formatAnalysis(language, analysis)),
      kind: posting.kind,
      head: postingHead(source),
      hidden: posting.keywords
        .filter(({ id }) => hidden.has(id))
        .map(({ id, surface }) => ({ id, surface })),
      formula: words(language, en.keywords).formula,
    };
  };
}

/** Removes the gains where there is no score: nothing adds to it. */
const withoutVainGains = (analysis: SaidAnalysis): SaidAnalysis =>
  analysis.score === null
    ? { ...analysis, keywords: analysis.keywords.map((keyword) => ({ ...keyword, gain: 0 })) }
    : analysis;
