import type { LaidOutPages } from '@shortlist/exporters';
import { createMeasurer, type Face, type FontFile, facesFor, loadFamilies } from '@shortlist/fonts';
import { shapedWidth } from '@shortlist/fonts/shaping';
import { layOut, printedTexts } from '@shortlist/layout';
import { loadPaperWords, type PaperWords, type Sections } from '@shortlist/model';
import type { Design, Designs } from '@shortlist/templates';
import type { Printable, PrintedKind } from './printed-kind.ts';

/** Loads the files of faces, by key; rejects where one does not come. */
export type LoadFonts = (faces: readonly Face[]) => Promise<Map<string, FontFile>>;

/** All that documents of a kind are printed with. */
export type Printing<Document extends Printable> = {
  kind: Pick<PrintedKind<Document, never>, 'print'>;
  sections: Sections;
  designs: Designs;
  /** Takes the place of the one that the look names. */
  design?: Design | undefined;
  /** The language (BCP 47) that a file says it is written in where the look names none. */
  language: string;
  loadFonts: LoadFonts;
};

/** Loads the words that a document is printed with. */
export const wordsOf = ({ look }: Printable, sections: Sections): Promise<PaperWords> =>
  loadPaperWords(look.language ?? 'en', sections);

/** Prints a document in its design, or in that which takes its place. */
export function printWith<Document extends Printable>(
  document: Document,
  { kind, design, loadFonts: _, ...options }: Printing<Document>,
  words: PaperWords | undefined,
) {
  const look = { ...document.look, ...(design && { design: design.id }) };
  return kind.print({ ...document, look }, { ...options, words });
}

/** Loads all that documents alike but for their looks are laid out with. */
export async function prepareLayout<Document extends Printable>(
  documents: readonly Document[],
  printing: Printing<Document>,
) {
  const [first] = documents;
  const words = first && (await wordsOf(first, printing.sections));
  const print = (document: Document) => printWith(document, printing, words);
  const texts = documents.flatMap((document) => printedTexts(print(document)));
  await loadFamilies(texts);
  const fonts = await printing.loadFonts(facesFor(texts));
  const measurer = createMeasurer(fonts, shapedWidth);
  return { fonts, layOutNow: (document: Document) => layOut(print(document), measurer) };
}

/** Lays a document out: its pages, with the fonts that they are set in. */
export async function layOutDocument<Document extends Printable>(
  document: Document,
  printing: Printing<Document>,
): Promise<LaidOutPages> {
  const { fonts, layOutNow } = await prepareLayout([document], printing);
  return { paged: layOutNow(document), fonts };
}
