import { resumeText } from '@shortlist/keywords';
import type { Resume } from '@shortlist/model';
import { type ReactNode, useMemo } from 'react';
import { useLanguage } from '#platform/language/language-context.ts';
import { useSections } from '#platform/sections-context.ts';
import { keepJobDescription, useJobDescription } from '#platform/storage/job-description.ts';
import { useSessionText, writeSessionText } from '#platform/storage/session-text.ts';
import type { AnalysisRequest } from './analysis/analyzer.ts';
import { spokenIn } from './analysis/spoken-in.ts';
import { useReport } from './analysis/use-report.ts';
import {
  type Decision,
  decide,
  decideQuote,
  type KeywordChoices,
  readChoices,
  writeChoices,
} from './keyword-choices.ts';
import { surplusLength } from './surplus-length.ts';
import { type Targeting, TargetingContext } from './targeting-context.ts';

type KeywordTargetingProps = {
  resumeId: string;
  /** Absent while it is not known yet. */
  resume: Resume | undefined;
  children: ReactNode;
};

/**
 * Compares a resume with its job description, again with every edit, for the panel and whatever else stands
 * inside. An answer redraws only those, never the form or the paper.
 */
export function KeywordTargeting({ resumeId, resume, children }: KeywordTargetingProps) {
  const jobDescription = useJobDescription(resumeId);
  const choicesName = `keyword-choices:${resumeId}`;
  const storedChoices = useSessionText(choicesName);
  const choices = useMemo(() => readChoices(storedChoices), [storedChoices]);
  const sections = useSections();
  const pageLanguage = useLanguage();
  const language = useMemo(() => spokenIn(pageLanguage), [pageLanguage]);
  const canCompare = jobDescription !== '' && surplusLength(jobDescription) === undefined;
  const question = useMemo<AnalysisRequest | undefined>(
    () =>
      resume && canCompare
        ? { posting: jobDescription, resume: resumeText(resume, sections), choices, language }
        : undefined,
    [resume, sections, canCompare, jobDescription, choices, language],
  );

  const answered = useReport(question);
  // The same from one keystroke to the next: what stands inside is not looked through for what reads it.
  const targeting = useMemo<Targeting>(() => {
    const keep = (decided: KeywordChoices) => writeSessionText(choicesName, writeChoices(decided));
    return {
      ...answered,
      jobDescription,
      canCompare,
      choices,
      setJobDescription: (text) => keepJobDescription(resumeId, text),
      removeJobDescription: () => {
        keepJobDescription(resumeId, '');
        writeSessionText(choicesName, '');
      },
      decide: (decision: Decision, id: string, isMade: boolean) =>
        keep(decide(choices, decision, id, isMade)),
      decideQuote: (id, quote) => keep(decideQuote(choices, id, quote)),
    };
  }, [answered, jobDescription, canCompare, choices, choicesName, resumeId]);
  return <TargetingContext value={targeting}>{children}</TargetingContext>;
}
