import { printedTexts } from '@shortlist/layout';
import type { Designs } from '@shortlist/templates';
import { useDeferredValue, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useSections } from '#platform/sections-context.ts';
import { fontLoader } from '../fonts/loaded-fonts.ts';
import { rememberNeeds } from '../fonts/print-needs.ts';
import {
  documentOf,
  type LaidOut,
  layOutLoaded,
  type Printable,
  type Printer,
} from './lay-out-resume.ts';
import { useLoader } from './loader.ts';
import { designsLoader, neededDesigns } from './paper-designs.ts';
import { neededLanguages, wordsFor, wordsLoader } from './paper-words.ts';

export type Pages = {
  /** Absent until the first fonts are here; while further ones load, the pages there were before. */
  laidOut: LaidOut | undefined;
  /** A font that the document needs did not load. */
  hasFailed: boolean;
  retry: () => void;
};

const needsOf = rememberNeeds();

/**
 * The pages of a document: the very ones that the PDF is written from, laid out again with every change
 * of `printed`. Belongs under a key of the document's id (see `laidOut`).
 */
export function usePages(printed: Printable, designs?: Designs, printer?: Printer): Pages {
  const sections = useSections();
  const { words, ...language } = useWords(printed);
  const design = useDesigns(printed);
  const isReady = language.isReady && (designs !== undefined || design.isReady);
  const document = useMemo(
    () => documentOf(printed, { designs: designs ?? design.loaded, sections, words, printer }),
    [printed, designs, design.loaded, sections, words, printer],
  );
  const { faces, missing } = useMemo(() => needsOf(printedTexts(document)), [document]);
  const fonts = useFonts(faces);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);

  const laidOut = useMemo(
    () =>
      isReady && fonts === 'loaded'
        ? layOutLoaded(document, missing, { sections, printer })
        : undefined,
    [isReady, document, missing, fonts, sections, printer],
  );
  const last = useRef(laidOut);
  useEffect(() => {
    last.current = laidOut ?? last.current;
  }, [laidOut]);

  return {
    laidOut: laidOut ?? last.current,
    hasFailed: language.hasLostWords || design.hasFailed || fonts === 'failed',
    retry,
  };
}

/**
 * Says how far the faces of a document have come, asked for where they are not here yet. Those of other documents that come
 * later draw nothing again.
 */
function useFonts(faces: readonly string[]): 'loading' | 'loaded' | 'failed' {
  useEffect(() => fontLoader.request(faces), [faces]);
  const state = useSyncExternalStore(fontLoader.subscribe, () => {
    const { loaded, failed } = fontLoader.get();
    if (faces.some((face) => failed.has(face))) return 'failed';
    return faces.every((face) => loaded.has(face)) ? 'loaded' : 'loading';
  });
  // The pages that fonts make possible are drawn in slices, between which the page answers to the person.
  const later = useDeferredValue(state);
  return state === 'loaded' ? later : state;
}

/** The words of a document's language, asked for where they are not here yet. */
function useWords(printed: Printable) {
  const { loaded, failed } = useLoader(wordsLoader);
  const [language] = neededLanguages(printed);
  useEffect(() => wordsLoader.request(language ? [language] : []), [language]);
  return {
    words: wordsFor(printed, loaded),
    isReady: language === undefined || loaded.has(language),
    hasLostWords: language !== undefined && failed.has(language),
  };
}

/** All designs, asked for where the look of a document needs them and they are not here yet. */
function useDesigns(printed: Printable) {
  const { loaded, failed } = useLoader(designsLoader);
  const [needed] = neededDesigns(printed);
  useEffect(() => designsLoader.request(needed ? [needed] : []), [needed]);
  return {
    loaded: loaded.get('all'),
    isReady: needed === undefined || loaded.has(needed),
    hasFailed: needed !== undefined && failed.has(needed),
  };
}

function retry(): void {
  fontLoader.retry();
  wordsLoader.retry();
  designsLoader.retry();
}
