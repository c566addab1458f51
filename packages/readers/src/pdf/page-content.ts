import {
  AnnotationMode,
  AnnotationType,
  type LinkAnnotation,
  type MarkItem,
  type PageProxy,
  type TextItem,
  type TypedAnnotation,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { OpenPdf } from './open-pdf.ts';
import type { TypedText } from './operators/operator-text.ts';
import type { TextPaint } from './operators/text-paint.ts';

/** A page, and what pdf.js gives of its text: texts and the marks between them, in the order of the file. */
export type PageContent = {
  page: PageProxy;
  items: readonly (TextItem | MarkItem)[];
  /** The text on it: values of fields, and texts that were typed on it. */
  typed: readonly TypedText[];
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

/** Asks pdf.js for the links, fields and typed texts of all pages; nobody need wait for the answer. */
export const askAnnotations = (pdf: OpenPdf): Promise<readonly Annotation[]> =>
  expected(readAnnotations(pdf));

export type Annotation = LinkAnnotation & TypedAnnotation;

/** A caller that stops before does not care what becomes of its requests. */
function expected<Answer>(answer: Promise<Answer>): Promise<Answer> {
  answer.catch(() => {});
  return answer;
}

const TYPES: ReadonlySet<number> = new Set([
  AnnotationType.LINK,
  AnnotationType.WIDGET,
  AnnotationType.FREETEXT,
]);

const readAnnotations = async ({ document, orStop }: OpenPdf) =>
  (await orStop(document.getAnnotationsByType(TYPES))) ?? [];

async function readContent(pdf: OpenPdf, index: number): Promise<PageContent> {
  const page = await pdf.orStop(pdf.document.getPage(index + 1));
  const text = pdf.follow(index, page.view);
  // They tell the names of its fonts and how its text is painted, and with these the text.
  await pdf.orStop(page.getOperatorList({ annotationMode: AnnotationMode.ENABLE }));
  const items = text.readItems() ?? (await askText(pdf, page));
  return { page, items, typed: text.typed, paint: text.paint };
}

async function askText(pdf: OpenPdf, page: PageProxy): Promise<PageContent['items']> {
  return (await pdf.orStop(page.getTextContent({ includeMarkedContent: true }))).items;
}
