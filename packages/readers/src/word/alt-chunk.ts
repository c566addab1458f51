import { fileKind, readHead } from '../file-type/file-kind.ts';
import type { FlowParagraph } from '../flow/flow.ts';
import { decodeHtml, htmlParagraphs } from '../html/read-html.ts';
import { findHtmlPart } from '../html/web-archive.ts';
import { plainParagraphs } from '../plain/read-plain.ts';
import { ReadError } from '../read-problem.ts';
import { rtfParagraphs } from '../rtf/read-rtf.ts';

/** Documents within documents within documents are more than any resume has. */
const DEEPEST = 3;

type Chunk = {
  depth: number;
  nextTable: () => number;
  /** The paragraphs of a Word document. */
  documents: (bytes: Uint8Array) => FlowParagraph[];
};

/** The paragraphs of a document that stands in a Word document, of whatever kind: HTML, a web archive, Word, RTF or text. */
export function chunkParagraphs(
  bytes: Uint8Array,
  { depth, nextTable, documents }: Chunk,
): FlowParagraph[] {
  if (depth > DEEPEST) throw new ReadError('hostile');
  const page = findHtmlPart(bytes);
  if (page !== undefined) return numbered(page, nextTable);
  const kind = fileKind(bytes);
  if (kind === 'zip') return documents(bytes);
  if (kind === 'rtf') return rtfParagraphs(bytes);
  return isMarkup(bytes) ? numbered(decodeHtml(bytes), nextTable) : plainParagraphs(bytes);
}

/** A chunk may be a piece of a page. */
const isMarkup = (bytes: Uint8Array): boolean =>
  fileKind(bytes) === 'html' || readHead(bytes).text.trimStart().startsWith('<');

/** The paragraphs of HTML with its tables numbered through the document. */
function numbered(source: string, nextTable: () => number): FlowParagraph[] {
  const numbers = new Map<number, number>();
  const numberOf = (table: number): number => {
    const number = numbers.get(table) ?? nextTable();
    numbers.set(table, number);
    return number;
  };
  return htmlParagraphs(source).paragraphs.map((paragraph) => {
    const { cell } = paragraph;
    return cell ? { ...paragraph, cell: { ...cell, table: numberOf(cell.table) } } : paragraph;
  });
}
