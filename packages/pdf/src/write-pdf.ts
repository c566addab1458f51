import { type FontFile, kernerIn } from '@shortlist/fonts';
import type { PagedDocument } from '@shortlist/layout';
import { openPdfDocument, type Part, type PdfDocument } from './file/pdfkit-document.ts';
import { refuseMissing } from './glyphs/refuse-missing.ts';
import { shapePages } from './lines/shape-pages.ts';
import type { ShapedPage } from './lines/shaped-run.ts';
import { drawPage } from './pages/draw-page.ts';
import { growStructureTree } from './pages/structure-tree.ts';

export type PdfOptions = {
  /** Stands in the file as its time of creation, and makes its id: a parameter, so that files repeat. */
  createdAt: Date;
  /** Name of the product that made the document. */
  creator: string;
  /** Makes a part even of one document, so that others can be joined behind it. */
  asParts?: boolean | undefined;
  /** False for a file that pages of other programs are joined to: nobody has checked these, so it declares no PDF/UA. */
  declaresUa?: boolean | undefined;
};

/**
 * Pages, drawn as they are laid out, as the bytes of a tagged PDF with its fonts embedded.
 *
 * Every run stands at exactly its x and baseline. The file says its title, author and language;
 * every piece of text belongs to the structure tree in reading order, and what is no content is marked
 * so. The same pages, fonts and options give the same bytes (in Node and in a browser not the same as
 * each other's: they deflate with different libraries).
 *
 * Several documents become one file that says of itself what the first does: one tree, in which each is a part with
 * its language, a bookmark for each, pages that count anew with each, and every face embedded once.
 *
 * `fonts` must hold every face that the pages name. Throws `MissingCharactersError`, naming each
 * character, when a face has no glyph for one: an empty box never reaches a reader.
 */
export async function writePdf(
  written: PagedDocument | readonly [PagedDocument, ...PagedDocument[]],
  fonts: ReadonlyMap<string, FontFile>,
  { createdAt, creator, asParts = false, declaresUa = true }: PdfOptions,
): Promise<Uint8Array> {
  const documents = 'pages' in written ? ([written] as const) : written;
  const [first] = documents;
  const allPages = documents.flatMap(({ pages }) => pages);
  const fileOf = (face: string) => requireFile(fonts, face);
  refuseMissing(allPages, fileOf);
  const info = {
    Title: first.title,
    Author: first.author,
    Creator: first.madeWith === undefined ? creator : `${creator} (${first.madeWith})`,
    CreationDate: createdAt,
  };
  const pdf = openPdfDocument(info, { language: first.language, declaresUa });
  const shaped = shapePages(
    allPages,
    (face) => pdf.openFace(face, fileOf(face).sfnt),
    (face) => kernerIn(face, fileOf(face)),
  );
  const root = documents.length > 1 || asParts ? pdf.addElement('Document', undefined) : undefined;
  let drawn = 0;
  for (const paged of documents) {
    const pages = shaped.slice(drawn, drawn + paged.pages.length);
    drawn += pages.length;
    const part = root && pdf.addPart(root, paged);
    drawDocument(pdf, { paged, pages, part });
  }
  return pdf.finish();
}

type DrawnDocument = {
  paged: PagedDocument;
  pages: readonly ShapedPage[];
  part?: Part | undefined;
};

function drawDocument(pdf: PdfDocument, { paged, pages, part }: DrawnDocument) {
  const tree = growStructureTree(pdf, paged, part?.element);
  for (const [at, page] of pages.entries()) {
    drawPage(pdf, { page, sheet: paged.sheet, tree });
    if (at === 0) part?.markFirstPage();
  }
}

function requireFile(fonts: ReadonlyMap<string, FontFile>, face: string): FontFile {
  const file = fonts.get(face);
  if (file === undefined)
    throw new Error(`The pages name the face ${face}; its file is not given.`);
  return file;
}
