import {
  AnnotationMode,
  AnnotationType,
  type LinkAnnotation,
  type MarkItem,
  type PageProxy,
  type TextItem,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { OpenPdf } from './open-pdf.ts';
import type { TextPaint } from './operators/text-paint.ts';

/** A page, and what pdf.js gives of its text: texts and the marks between them, in the order of the file. */
export type PageContent = {
  page: PageProxy;
  items: readonly (TextItem | MarkItem)[];
  paint: TextPaint;
};

/** So many pages are asked for at a time: pdf.js has the platform unpack streams in other threads, and waits. */
const AT_ONCE = 2;

/** Asks pdf.js for each page in turn, and for the one after it. Nobody need wait for the answers. */
export function* askContents(pdf: OpenPdf): Generator<Promise<PageContent>> {
  const asked: Promise<PageContent>[] = [];
  for (let index = 0; index < pdf.document.numPages; index += 1) {
    asked.push(expected(readContent(pdf, index)));
    if (asked.length === AT_ONCE) yield* asked.splice(0, 1);
  }
  yield* asked;
}

/** Asks pdf.js for the links of all pages; nobody need wait for the answer. */
export const askLinks = (pdf: OpenPdf): Promise<readonly LinkAnnotation[]> =>
  expected(readLinks(pdf));

/** A caller that stops before does not care what becomes of its requests. */
function expected<Answer>(answer: Promise<Answer>): Promise<Answer> {
  answer.catch(() => {});
  return answer;
}

const readLinks = async ({ document, orStop }: OpenPdf) =>
  (await orStop(document.getAnnotationsByType(new Set([AnnotationType.LINK])))) ?? [];

async function readContent(pdf: OpenPdf, index: number): Promise<PageContent> {
  const page = await pdf.orStop(pdf.document.getPage(index + 1));
  const text = pdf.follow(index, page.view);
  // They tell the names of its fonts and how its text is painted, and with these the text.
  await pdf.orStop(page.getOperatorList({ annotationMode: AnnotationMode.DISABLE }));
  const items = text.readItems() ?? (await askText(pdf, page));
  return { page, items, paint: text.paint };
}

async function askText(pdf: OpenPdf, page: PageProxy): Promise<PageContent['items']> {
  return (await pdf.orStop(page.getTextContent({ includeMarkedContent: true }))).items;
}
