import type { BareLink, PageSize, PlacedText } from '@shortlist/placed-text';
import { ReadError } from '../read-problem.ts';
import { type ApplyActualText, readActualText } from './actual-text.ts';
import { checkInflation } from './check-inflation.ts';
import { layTyped } from './lay-typed.ts';
import { linkAreas, linkRuns } from './lines/link-areas.ts';
import { type MarkedPage, withPaintedMarks } from './lines/painted-marks.ts';
import { joinStandingLetters } from './lines/standing-letters.ts';
import { textRuns } from './lines/text-runs.ts';
import { pageLines } from './lines/turned-lines.ts';
import { checkPages, type LoadPdfData, type OpenPdf, openPdf } from './open-pdf.ts';
import { isPictureFont } from './operators/font-style.ts';
import { matrixOf } from './operators/matrix.ts';
import { boxOf } from './operators/text-paint.ts';
import { type Annotation, askAnnotations, askContents, type PageContent } from './page-content.ts';
import { withBlocks } from './tagged-blocks.ts';
import { typedItems } from './typed-items.ts';

export type PdfReading = {
  /** True if files that we made are read by their tags (the default), else as those of any other program. */
  knowsOurFiles?: boolean;
  password?: string;
  loadPdfData?: LoadPdfData;
  signal?: AbortSignal;
  /** Called before each page. */
  onPage?: (page: number, pages: number) => void;
};

type PageText = MarkedPage & { size: PageSize; bareLinks: BareLink[] };

/** Reads a PDF. Throws `ReadError`, or what pdf.js throws at damage. */
export async function readPdf(bytes: Uint8Array, reading: PdfReading): Promise<PlacedText> {
  checkInflation(bytes);
  const speak = readActualText(bytes);
  const pdf = await openPdf(bytes, reading);
  try {
    checkPages(pdf.document);
    const isTagged = (reading.knowsOurFiles ?? true) && (await isOurs(pdf));
    const pages = await readPages(pdf, speak, { ...reading, isTagged });
    return {
      format: 'pdf',
      placement: 'measured',
      pages: pages.map(({ size }) => size),
      lines: (isTagged ? pages.map(({ lines }) => lines) : withPaintedMarks(pages)).flat(),
      bareLinks: pages.flatMap(({ bareLinks }) => bareLinks),
    };
  } finally {
    await pdf.close();
  }
}

/** The name that `packages/pdf` writes as the program that made a file, with the design and its engine. */
const OUR_MAKER = /^Shortlist(?: \([a-z-]+, engine \d+\))?$/;

/** Checks whether the file says that one of our designs printed it. Only there tags are believed: in others they part a paragraph into its lines, or name none. */
async function isOurs({ document, orStop }: OpenPdf): Promise<boolean> {
  const { info } = await orStop(document.getMetadata());
  return typeof info.Creator === 'string' && OUR_MAKER.test(info.Creator);
}

async function readPages(
  pdf: OpenPdf,
  speak: ApplyActualText,
  { signal, onPage, isTagged }: PdfReading & { isTagged: boolean },
): Promise<PageText[]> {
  const pages: PageText[] = [];
  const annotations = askAnnotations(pdf);
  for (const content of askContents(pdf)) {
    const index = pages.length;
    if (signal?.aborted) throw new ReadError('cancelled');
    onPage?.(index, pdf.document.numPages);
    const here = (await annotations).filter(({ pageIndex }) => pageIndex === index);
    pages.push(await readPage(pdf, await content, { index, annotations: here, speak, isTagged }));
  }
  return pages;
}

type Surroundings = {
  index: number;
  annotations: readonly Annotation[];
  speak: ApplyActualText;
  isTagged: boolean;
};

async function readPage(
  pdf: OpenPdf,
  { page, items: given, typed, paint }: PageContent,
  { index, annotations, speak, isTagged }: Surroundings,
): Promise<PageText> {
  const viewport = page.getViewport({ scale: 1 });
  const items = speak(isTagged ? await withBlocks(page, given, index) : given, (key) =>
    isPictureFont(pdf.fonts.get(key)?.name ?? ''),
  );
  const runs = textRuns(layTyped(items, typedItems(typed, annotations), viewport), viewport, {
    fonts: pdf.fonts,
    paint,
  });
  const linked = linkRuns(runs, linkAreas(annotations, viewport), index);
  page.cleanup();
  const shown = matrixOf(viewport.transform);
  return {
    size: { width: viewport.width, height: viewport.height },
    lines: joinStandingLetters(pageLines(linked.runs, index)),
    marks: paint.marks.map((box) => boxOf(shown, box)),
    hollow: paint.hollowMarks.map((box) => boxOf(shown, box)),
    bareLinks: linked.bareLinks,
  };
}
