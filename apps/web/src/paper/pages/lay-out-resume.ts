import type { PrintDocument } from '@shortlist/document';
import type { FontFile, Measurer, PrintedText } from '@shortlist/fonts';
import { layOut, type PagedDocument, printedTexts } from '@shortlist/layout';
import type { ChosenLook, PaperWords, Sections } from '@shortlist/model';
import { type DesignOptions, type Designs, designResume } from '@shortlist/templates';
import { fontFiles, fontLoader, measurer } from '../fonts/loaded-fonts.ts';
import { rememberNeeds } from '../fonts/print-needs.ts';
import { markPlaceholders, type PlaceholderMark } from '../highlights/placeholder-marks.ts';
import { designsLoader, loadedDesigns, neededDesigns } from './paper-designs.ts';
import { whenWordsLoaded, wordsFor } from './paper-words.ts';

/** Pages, with all it takes to write them as a PDF. */
export type LaidOut = {
  paged: PagedDocument;
  /** The files of every face that the pages name, by face key. */
  fonts: ReadonlyMap<string, FontFile>;
  /** Characters that no face prints, as a person counts characters. */
  missing: readonly string[];
  /** Measurer of the pages. */
  measurer: Measurer;
  /** Placeholders, page by page: shown on the screen, not printed. */
  placeholders: readonly (readonly PlaceholderMark[])[];
};

/** Language of a file where nobody has chosen one: that of its headings and dates. */
const LANGUAGE = 'en';

/** A document of any kind that has a look. */
export type Printable = { readonly look: ChosenLook };

/** The way in which documents of a kind are printed in their design. */
export type Printer = {
  print(document: Printable, options: DesignOptions): PrintDocument;
  /** True for pictures of the first page: no other is laid out, whatever the length of the document. */
  isFirstPageOnly?: true;
};

const RESUMES: Printer = { print: designResume };

/** Prints the beginning of a resume: its first page takes no longer where twelve follow. */
export const FIRST_PAGE: Printer = { ...RESUMES, isFirstPageOnly: true };

/** The kinds of section that there are, and the designs; the product's where they are not given. */
export type Known = {
  designs?: Designs | undefined;
  sections: Sections;
  words?: PaperWords;
  /** The way documents are printed; that of resumes where it is not given. */
  printer?: Printer | undefined;
};

/** Returns what is printed of a document, with the words of its language that are loaded. */
export const documentOf = (
  document: Printable,
  { printer = RESUMES, ...known }: Known,
): PrintDocument =>
  printer.print(document, {
    isFirstPageOnly: printer.isFirstPageOnly === true,
    language: LANGUAGE,
    words: wordsFor(document),
    ...known,
    designs: known.designs ?? loadedDesigns(),
  });

/** The pages of a document whose faces are all loaded. */
export function layOutLoaded(
  document: PrintDocument,
  missing: readonly string[],
  { sections, printer }: Known,
): LaidOut {
  const paged = layOut(document, measurer, { isFirstPageOnly: printer?.isFirstPageOnly === true });
  return {
    paged,
    fonts: fontFiles,
    missing,
    measurer,
    placeholders: markPlaceholders(paged, measurer, sections),
  };
}

const needsAhead = rememberNeeds();

/** Texts that hardly a document does without, both faces of them. */
const ANY_RESUME: readonly PrintedText[] = [
  { text: 'Aa•–', family: 'tinos', weight: 400 },
  { text: 'Aa', family: 'tinos', weight: 700 },
];

/** Resolves when words and design of a document are here. */
const whenPrintable = (document: Printable) =>
  Promise.all([whenWordsLoaded(document), designsLoader.whenLoaded(neededDesigns(document))]);

/** Loads the fonts that a document is printed with, where they are not here yet; resolves when they are. */
export async function fetchFontsOf(document: Printable, known: Known): Promise<void> {
  await whenPrintable(document);
  const texts = [...ANY_RESUME, ...printedTexts(documentOf(document, known))];
  await fontLoader.whenLoaded(needsAhead(texts).faces);
}

/** A document in its design, once the words and the design that it takes are here; rejects when they do not come. */
export async function printInDesign(document: Printable, known: Known): Promise<PrintDocument> {
  await whenPrintable(document);
  return documentOf(document, known);
}

/** The pages of a document that is not on the screen; rejects when a font that it needs does not come. */
export async function layOutDocument(document: Printable, known: Known): Promise<LaidOut> {
  const printed = await printInDesign(document, known);
  const { faces, missing } = rememberNeeds()(printedTexts(printed));
  await fontLoader.whenLoaded(faces);
  return layOutLoaded(printed, missing, known);
}
