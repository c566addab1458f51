import type { BareLink, PageSize, PlacedText, TextLine } from '@shortlist/parser';
import type { LinkAnnotation } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ReadError } from '../read-problem.ts';
import { checkInflation } from './check-inflation.ts';
import { linkAreas, linkRuns } from './link-areas.ts';
import { checkPages, type LoadPdfData, type OpenPdf, openPdf } from './open-pdf.ts';
import { printedLines } from './printed-lines.ts';
import { type SpeakItems, spokenText } from './spoken-text.ts';
import { textRuns } from './text-runs.ts';

export type PdfReading = {
  password?: string;
  loadPdfData?: LoadPdfData;
  signal?: AbortSignal;
  /** Called before each page. */
  onPage?: (page: number, pages: number) => void;
};

type PageText = { size: PageSize; lines: TextLine[]; bareLinks: BareLink[] };

/** What a PDF says. Throws `ReadError`, or what pdf.js throws at damage. */
export async function readPdf(bytes: Uint8Array, reading: PdfReading): Promise<PlacedText> {
  checkInflation(bytes);
  const speak = spokenText(bytes);
  const pdf = await openPdf(bytes, reading);
  try {
    checkPages(pdf.document);
    const links = await pdf.orStop(
      pdf.document.getAnnotationsByType(new Set([pdf.annotationTypes.LINK])),
    );
    const pages: PageText[] = [];
    for (let page = 0; page < pdf.document.numPages; page += 1) {
      if (reading.signal?.aborted) throw new ReadError('cancelled');
      reading.onPage?.(page, pdf.document.numPages);
      pages.push(await readPage(pdf, page, { links: links ?? [], speak }));
    }
    return {
      format: 'pdf',
      placement: 'measured',
      pages: pages.map(({ size }) => size),
      lines: pages.flatMap(({ lines }) => lines),
      bareLinks: pages.flatMap(({ bareLinks }) => bareLinks),
    };
  } finally {
    await pdf.close();
  }
}

async function readPage(
  { document, fontNames, noAnnotations, orStop }: OpenPdf,
  index: number,
  { links, speak }: { links: readonly LinkAnnotation[]; speak: SpeakItems },
): Promise<PageText> {
  const page = await orStop(document.getPage(index + 1));
  const viewport = page.getViewport({ scale: 1 });
  const text = await orStop(page.getTextContent({ includeMarkedContent: true }));
  const items = speak(text.items);
  // Only the evaluation of operators tells the names of fonts; once they are known it is left out.
  if (items.some(({ str, fontName }) => str !== '' && !fontNames.has(fontName))) {
    await orStop(page.getOperatorList({ annotationMode: noAnnotations }));
  }
  const here = links.filter(({ pageIndex }) => pageIndex === index);
  const runs = textRuns(items, viewport, fontNames);
  const linked = linkRuns(runs, linkAreas(here, viewport), index);
  page.cleanup();
  return {
    size: { width: viewport.width, height: viewport.height },
    lines: printedLines(linked.runs, index),
    bareLinks: linked.bareLinks,
  };
}
