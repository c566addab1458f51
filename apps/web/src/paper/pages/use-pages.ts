import { printedTexts } from '@shortlist/layout';
import type { Resume } from '@shortlist/resume';
import type { Designs } from '@shortlist/templates';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useSections } from '#lib/sections-context.ts';
import { rememberNeeds } from '../fonts/print-needs.ts';
import { documentOf, fontLoader, type LaidOut, layOutIn } from './lay-out-resume.ts';

export type Pages = {
  /** Absent until the first fonts are here; while further ones load, the pages there were before. */
  laidOut: LaidOut | undefined;
  /** A font that the resume needs did not load. */
  hasFailed: boolean;
  retry: () => void;
};

const needsOf = rememberNeeds();

/**
 * The pages of a resume: the very ones that the PDF is written from, laid out again with every change
 * of `resume` and never later. Belongs under a key of the resume's id (see `laidOut`).
 */
export function usePages(resume: Resume, designs?: Designs): Pages {
  const sections = useSections();
  const document = useMemo(
    () => documentOf(resume, { designs, sections }),
    [resume, designs, sections],
  );
  const { faces, missing } = useMemo(() => needsOf(printedTexts(document)), [document]);
  const { fonts, failed } = useSyncExternalStore(
    fontLoader.subscribe,
    fontLoader.get,
    fontLoader.get,
  );
  useEffect(() => fontLoader.request(faces), [faces]);
  useEffect(() => {
    window.addEventListener('online', fontLoader.retry);
    return () => window.removeEventListener('online', fontLoader.retry);
  }, []);

  const laidOut = useMemo(
    () =>
      faces.every((face) => fonts.has(face))
        ? layOutIn(fonts, document, missing, { sections })
        : undefined,
    [document, faces, missing, fonts, sections],
  );
  const last = useRef(laidOut);
  useEffect(() => {
    last.current = laidOut ?? last.current;
  }, [laidOut]);

  return {
    laidOut: laidOut ?? last.current,
    hasFailed: faces.some((face) => failed.has(face)),
    retry: fontLoader.retry,
  };
}
