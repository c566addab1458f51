import type { Letter } from '@shortlist/model';
import type { LetterCheck, LetterClaim } from '@shortlist/proposals';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { latestWins } from '#features/keywords/analysis/latest-wins.ts';
import { createWorkerAnalyzer } from '#features/keywords/analysis/worker-analyzer.ts';
import { dayHere } from '#platform/day-here.ts';
import { logError } from '#platform/log.ts';
import { useJobDescription } from '#platform/storage/job-description.ts';
import { useResumeText } from '../use-resume-of-letter.ts';
import type { ClaimsQuestion } from './read-claims.ts';

/** A claim with the paragraph that it stands in, as it was read. */
export type ShownClaim = LetterClaim & { paragraph: string; at: number };

type ShownClaims = { [Each in keyof LetterCheck]: readonly ShownClaim[] };

const NONE: ShownClaims = { claims: [], companies: [] };

const askWorker = createWorkerAnalyzer<ClaimsQuestion, LetterCheck>(
  () => new Worker(new URL('./claims-worker.ts', import.meta.url), { type: 'module' }),
);

/** Reads what a letter states and its resume does not carry, again with every edit, away from what is typed; of a letter that follows none, nothing. */
export function useClaims(letter: Letter, resumeId: string | undefined): ShownClaims {
  const [shown, setShown] = useState(NONE);
  const resume = useResumeText(resumeId);
  const posting = useJobDescription(resumeId ?? '');
  const ask = useMemo(
    () =>
      latestWins(askWorker, {
        onAnswer: (asked, found) => startTransition(() => setShown(toShown(asked, found))),
        onFailure: (cause) => logError('A letter was not compared with its resume.', cause),
      }),
    [],
  );
  useEffect(() => {
    if (resume !== undefined) ask({ letter, resume, posting, today: dayHere() });
  }, [ask, letter, resume, posting]);
  return shown;
}

function toShown({ letter }: ClaimsQuestion, { claims, companies }: LetterCheck): ShownClaims {
  const { blocks } = letter.body;
  const inParagraph = (claim: LetterClaim): ShownClaim => {
    const at = Number(claim.source.slice('body.'.length));
    return { ...claim, at, paragraph: blocks[at]?.text ?? '' };
  };
  return { claims: claims.map(inParagraph), companies: companies.map(inParagraph) };
}
