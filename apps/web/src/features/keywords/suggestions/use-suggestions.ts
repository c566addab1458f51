import type { Resume } from '@shortlist/model';
import {
  editsOf,
  type Suggestions,
  type SuggestionsAsked,
  suggestChanges,
} from '@shortlist/tailoring';
import { useEffect, useState } from 'react';
import { useOpened } from '#draft/react/opened-document.ts';
import { useSections } from '#platform/sections-context.ts';
import { useTargeting } from '../targeting-context.ts';
import { showSuggestion } from './shown-change.ts';
import { usePageLimit } from './use-page-limit.ts';

/** Suggestions for the open resume as it is: made again with each new comparison, those that are done or void fall away. */
export function useSuggestions() {
  const sections = useSections();
  const { resume } = useOpened();
  const { count, pages, limitTo } = usePageLimit(resume);
  const made = useMade(resume, pages);
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const open = (made?.suggestions ?? []).filter(
    ({ change }) => editsOf(change, resume, sections).length > 0,
  );

  return {
    isMade: made !== undefined,
    pageCount: count,
    pageLimit: pages?.limit,
    limitTo,
    shown: open.filter(({ id }) => !skipped.has(id)).map(showSuggestion),
    skippedCount: open.filter(({ id }) => skipped.has(id)).length,
    questions: made?.questions ?? [],
    skip: (id: string) => setSkipped(new Set([...skipped, id])),
    showSkipped: () => setSkipped(new Set()),
  };
}

/** The suggestions of the last comparison that is of the resume as it was then. */
function useMade(resume: Resume, pages: SuggestionsAsked['pages']): Suggestions | undefined {
  const sections = useSections();
  const { report, isBehind, jobDescription } = useTargeting();
  const [made, setMade] = useState<Suggestions>();
  useEffect(() => {
    if (!report || isBehind) return;
    const { analysis, head } = report;
    setMade(
      suggestChanges({
        resume,
        report: { posting: jobDescription, title: head[0], keywords: analysis.keywords },
        sections,
        pages,
      }),
    );
  }, [report, isBehind, jobDescription, resume, sections, pages]);
  return made;
}
