import type { Resume } from '@shortlist/model';
import type { SuggestionsAsked } from '@shortlist/tailoring';
import { useEffect, useState } from 'react';
import { documentOf, layOutDocument, layOutLoaded } from '#paper/pages/lay-out-resume.ts';
import { logError } from '#platform/log.ts';
import { useSections } from '#platform/sections-context.ts';

type Pages = SuggestionsAsked['pages'];

/** The pages that a resume takes, once its fonts are here, and a limit for them that a person may set. */
export function usePageLimit(resume: Resume) {
  const sections = useSections();
  const [count, setCount] = useState(0);
  const [pages, setPages] = useState<Pages>();
  useEffect(() => {
    let isOver = false;
    layOutDocument(resume, { sections }).then(
      ({ paged }) => {
        if (!isOver) setCount(paged.pages.length);
      },
      (cause) => logError('The pages were not counted.', cause),
    );
    return () => {
      isOver = true;
    };
  }, [resume, sections]);
  return {
    count,
    pages,
    /** Its fonts are here, since its pages are counted. */
    limitTo: (limit: number) =>
      setPages({
        limit,
        countOf: (tried) =>
          layOutLoaded(documentOf(tried, { sections }), [], { sections }).paged.pages.length,
      }),
  };
}
