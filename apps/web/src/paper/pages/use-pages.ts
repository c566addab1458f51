import { printedTexts } from '@shortlist/layout';
import type { Resume } from '@shortlist/model';
import type { Designs } from '@shortlist/templates';
import { useDeferredValue, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useSections } from '#lib/sections-context.ts';
import { rememberNeeds } from '../fonts/print-needs.ts';
import { documentOf, fontLoader, type LaidOut, layOutIn } from './lay-out-resume.ts';
import { designsLoader, neededDesigns } from './paper-designs.ts';
import { neededLanguages, wordsFor, wordsLoader } from './paper-words.ts';

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
 * of `resume`. Belongs under a key of the resume's id (see `laidOut`).
 */
export function usePages(resume: Resume, designs?: Designs): Pages {
  const sections = useSections();
  const { words, ...language } = useWords(resume);
  const design = useDesigns(resume);
  const isReady = language.isReady && (designs !== undefined || design.isReady);
  const document = useMemo(
    () => documentOf(resume, { designs: designs ?? design.loaded, sections, words }),
    [resume, designs, design.loaded, sections, words],
  );
  const { faces, missing } = useMemo(() => needsOf(printedTexts(document)), [document]);
  const { fonts: loaded, failed } = useSyncExternalStore(
    fontLoader.subscribe,
    fontLoader.get,
    fontLoader.get,
  );
  // The pages that fonts make possible are drawn in slices, between which the page answers to the person.
  const fonts = useDeferredValue(loaded);
  useEffect(() => fontLoader.request(faces), [faces]);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);

  const laidOut = useMemo(
    () =>
      isReady && faces.every((face) => fonts.has(face))
        ? layOutIn(fonts, document, missing, { sections })
        : undefined,
    [isReady, document, faces, missing, fonts, sections],
  );
  const last = useRef(laidOut);
  useEffect(() => {
    last.current = laidOut ?? last.current;
  }, [laidOut]);

  return {
    laidOut: laidOut ?? last.current,
    hasFailed: language.hasLostWords || design.hasFailed || faces.some((face) => failed.has(face)),
    retry,
  };
}

/** The words of a resume's language, asked for where they are not here yet. */
function useWords(resume: Resume) {
  const { fonts: loaded, failed } = useSyncExternalStore(
    wordsLoader.subscribe,
    wordsLoader.get,
    wordsLoader.get,
  );
  const [language] = neededLanguages(resume);
  useEffect(() => wordsLoader.request(language ? [language] : []), [language]);
  return {
    words: wordsFor(resume, loaded),
    isReady: language === undefined || loaded.has(language),
    hasLostWords: language !== undefined && failed.has(language),
  };
}

/** All designs, asked for where the look of a resume needs them and they are not here yet. */
function useDesigns(resume: Resume) {
  const { fonts, failed } = useSyncExternalStore(
    designsLoader.subscribe,
    designsLoader.get,
    designsLoader.get,
  );
  const [needed] = neededDesigns(resume);
  useEffect(() => designsLoader.request(needed ? [needed] : []), [needed]);
  return {
    loaded: fonts.get('all'),
    isReady: needed === undefined || fonts.has(needed),
    hasFailed: needed !== undefined && failed.has(needed),
  };
}

function retry(): void {
  fontLoader.retry();
  wordsLoader.retry();
  designsLoader.retry();
}
