import { createMeasurer, type FontFile, type Measurer } from '@shortlist/fonts';
import { layOut, type PagedDocument, type PrintDocument, printedTexts } from '@shortlist/layout';
import type { Resume } from '@shortlist/resume';
import { classic } from '@shortlist/templates';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { createFontShelf } from './font-shelf.ts';
import { type LoadedFont, loadFont } from './load-font.ts';
import { rememberNeeds } from './print-needs.ts';

/** Pages, with all it takes to write them as a PDF. */
export type LaidOut = {
  paged: PagedDocument;
  /** The files of every face that the pages name, by face key. */
  fonts: ReadonlyMap<string, FontFile>;
  /** Characters that no face prints, as a person counts characters. */
  missing: readonly string[];
};

export type Pages = {
  /** Absent until the first fonts are here; while further ones load, the pages there were before. */
  laidOut: LaidOut | undefined;
  /** A font that the resume needs did not load. */
  hasFailed: boolean;
  retry: () => void;
};

/** Language of the headings and the dates, which is what the file says it is written in. */
const LANGUAGE = 'en';

const shelf = createFontShelf(loadFont);
const needsOf = rememberNeeds();

/**
 * The pages of a resume: the very ones that the PDF is written from, laid out anew with every change
 * of `resume` and never later. Belongs under a key of the resume's id (see `laidOut`).
 */
export function usePages(resume: Resume): Pages {
  const document = useMemo(() => classic(resume, { language: LANGUAGE }), [resume]);
  const { faces, missing } = useMemo(() => needsOf(printedTexts(document)), [document]);
  const { fonts, failed } = useSyncExternalStore(shelf.subscribe, shelf.get, shelf.get);
  useEffect(() => shelf.request(faces), [faces]);

  const laidOut = useMemo(
    () => (faces.every((face) => fonts.has(face)) ? layOutIn(fonts, document, missing) : undefined),
    [document, faces, missing, fonts],
  );
  const last = useRef(laidOut);
  useEffect(() => {
    last.current = laidOut ?? last.current;
  }, [laidOut]);

  return {
    laidOut: laidOut ?? last.current,
    hasFailed: faces.some((face) => failed.has(face)),
    retry: shelf.retry,
  };
}

function layOutIn(
  fonts: ReadonlyMap<string, LoadedFont>,
  document: PrintDocument,
  missing: readonly string[],
): LaidOut {
  const { files, measurer } = measuringWith(fonts);
  return { paged: layOut(document, measurer), fonts: files, missing };
}

type Measuring = { files: ReadonlyMap<string, FontFile>; measurer: Measurer };
const measurings = new WeakMap<ReadonlyMap<string, LoadedFont>, Measuring>();

/** One measurer for one set of fonts: it remembers the widths of every earlier keystroke. */
function measuringWith(fonts: ReadonlyMap<string, LoadedFont>): Measuring {
  const known = measurings.get(fonts);
  if (known) return known;
  const files = new Map(Array.from(fonts, ([key, { file }]) => [key, file]));
  const shape = [...fonts.values()].find((font) => font.shape)?.shape;
  const measuring = { files, measurer: createMeasurer(files, shape) };
  measurings.set(fonts, measuring);
  return measuring;
}
