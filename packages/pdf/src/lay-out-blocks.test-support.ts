import {
  type Block,
  evenMargins,
  fullColumn,
  type PrintDocument,
  type Sheet,
  type Span,
} from '@shortlist/document';
import { type FontFile, facesFor } from '@shortlist/fonts';
import { measurer, openFaces } from '@shortlist/fonts/installed-fonts.test-support';
import { layOut, type PagedDocument, printedTexts } from '@shortlist/layout';

/** The pages of a document, and the files of the faces they use. */
export function layOutDocument(document: PrintDocument): {
  paged: PagedDocument;
  fonts: Map<string, FontFile>;
} {
  const fonts = openFaces(facesFor(printedTexts(document)));
  return { paged: layOut(document, measurer), fonts };
}

const LETTER: Sheet = { width: 612, height: 792, margins: evenMargins(72) };

/** Pages of these blocks on letter paper. */
export function layOutBlocks(blocks: Block[], properties: Partial<PrintDocument> = {}) {
  return layOutDocument({
    title: 'Resume of Ada Lovelace',
    author: 'Ada Lovelace',
    language: 'en-US',
    sheet: LETTER,
    regions: [{ ...fullColumn(LETTER), blocks }],
    ...properties,
  });
}

/** A block of the body; text becomes one span. */
export function block(content: string | Span[], changes: Partial<Block> = {}): Block {
  const spans = typeof content === 'string' ? [span(content)] : content;
  const body: Block = {
    role: 'paragraph',
    spans,
    indent: 0,
    align: 'start',
    lineHeight: 15,
    spaceBefore: 0,
    keepWithNext: false,
  };
  return { ...body, ...changes };
}

export const span = (text: string, changes: Partial<Span> = {}): Span => ({
  text,
  family: 'tinos',
  weight: 400,
  size: 10,
  ...changes,
});

export const bullet = (text: string) => block(text, { role: 'bullet', marker: '•', indent: 12 });
