import { type FontFile, kernerIn } from '@shortlist/fonts';
import type { PagedDocument } from '@shortlist/layout';
import { openPdfDocument } from './file/pdfkit-document.ts';
import { refuseMissing } from './glyphs/refuse-missing.ts';
import { shapePages } from './lines/shape-pages.ts';
import { drawPage } from './pages/draw-page.ts';
import { growStructureTree } from './pages/structure-tree.ts';

export type PdfOptions = {
  /** Stands in the file as its time of creation, and makes its id: a parameter, so that files repeat. */
  createdAt: Date;
  /** Name of the product that made the document. */
  creator: string;
};

/**
 * Pages, drawn as they are laid out, as the bytes of a tagged PDF with its fonts embedded.
 *
 * Every run stands at exactly its x and baseline. The file says its title, author and language;
 * every piece of text belongs to the structure tree in reading order, and what is no content is marked
 * so. The same pages, fonts and options give the same bytes (in Node and in a browser not the same as
 * each other's: they deflate with different libraries).
 *
 * `fonts` must hold every face that the pages name. Throws `MissingCharactersError`, naming each
 * character, when a face has no glyph for one: an empty box never reaches a reader.
 */
export async function writePdf(
  paged: PagedDocument,
  fonts: ReadonlyMap<string, FontFile>,
  { createdAt, creator }: PdfOptions,
): Promise<Uint8Array> {
  const fileOf = (face: string) => requireFile(fonts, face);
  refuseMissing(paged.pages, fileOf);
  const pdf = openPdfDocument(paged.language, {
    Title: paged.title,
    Author: paged.author,
    Creator: paged.madeWith === undefined ? creator : `${creator} (${paged.madeWith})`,
    CreationDate: createdAt,
  });
  const pages = shapePages(
    paged.pages,
    (face) => pdf.openFace(face, fileOf(face).sfnt),
    (face) => kernerIn(face, fileOf(face)),
  );
  const tree = growStructureTree(pdf, paged);
  for (const page of pages) drawPage(pdf, { page, sheet: paged.sheet, tree });
  return pdf.finish();
}

function requireFile(fonts: ReadonlyMap<string, FontFile>, face: string): FontFile {
  const file = fonts.get(face);
  if (file === undefined)
    throw new Error(`The pages name the face ${face}; its file is not given.`);
  return file;
}
