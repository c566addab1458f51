import type { PrintDocument } from '@shortlist/document';
import { createMeasurer, type FontFile, type Measurer, type PrintedText } from '@shortlist/fonts';
import { layOut, type PagedDocument, printedTexts } from '@shortlist/layout';
import type { PaperWords, Resume, Sections } from '@shortlist/model';
import { type Designs, designResume } from '@shortlist/templates';
import { createFontLoader } from '../fonts/font-loader.ts';
import { type LoadedFont, loadFont } from '../fonts/load-font.ts';
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

/** The fonts of every resume that this page has shown or printed. */
export const fontLoader = createFontLoader(loadFont);

/** The kinds of section that there are, and the designs; the product's where they are not given. */
export type Known = {
  designs?: Designs | undefined;
  sections: Sections;
  words?: PaperWords;
};

/** Returns what is printed of a resume, with the words of its language that are loaded. */
export const documentOf = (resume: Resume, known: Known): PrintDocument =>
  designResume(resume, {
    language: LANGUAGE,
    words: wordsFor(resume),
    ...known,
    designs: known.designs ?? loadedDesigns(),
  });

/** The pages of a document in fonts that hold all its faces. */
export function layOutIn(
  fonts: ReadonlyMap<string, LoadedFont>,
  document: PrintDocument,
  missing: readonly string[],
  { sections }: Known,
): LaidOut {
  const { files, measurer } = measuringWith(fonts);
  const paged = layOut(document, measurer);
  return {
    paged,
    fonts: files,
    missing,
    measurer,
    placeholders: markPlaceholders(paged, measurer, sections),
  };
}

const needsAhead = rememberNeeds();

/** Texts that hardly a resume does without, both faces of them. */
const ANY_RESUME: readonly PrintedText[] = [
  { text: 'Aa•–', family: 'tinos', weight: 400 },
  { text: 'Aa', family: 'tinos', weight: 700 },
];

/** Resolves when words and design of a resume are here. */
const whenPrintable = (resume: Resume) =>
  Promise.all([whenWordsLoaded(resume), designsLoader.whenLoaded(neededDesigns(resume))]);

/** Loads the fonts that a resume is printed with, where they are not here yet; resolves when they are. */
export async function fetchFontsOf(resume: Resume, known: Known): Promise<void> {
  await whenPrintable(resume);
  const texts = [...ANY_RESUME, ...printedTexts(documentOf(resume, known))];
  await fontLoader.whenLoaded(needsAhead(texts).faces);
}

/** A resume in its design, once the words and the design that it takes are here; rejects when they do not come. */
export async function printResume(resume: Resume, known: Known): Promise<PrintDocument> {
  await whenPrintable(resume);
  return documentOf(resume, known);
}

/** The pages of a resume that is not on the screen; rejects when a font that it needs does not come. */
export async function layOutResume(resume: Resume, known: Known): Promise<LaidOut> {
  const document = await printResume(resume, known);
  const { faces, missing } = rememberNeeds()(printedTexts(document));
  return layOutIn(await fontLoader.whenLoaded(faces), document, missing, known);
}

type Measuring = { files: ReadonlyMap<string, FontFile>; measurer: Measurer };
const measurings = new WeakMap<ReadonlyMap<string, LoadedFont>, Measuring>();

/** One measurer for one set of fonts: it remembers the widths of every earlier keystroke. */
function measuringWith(fonts: ReadonlyMap<string, LoadedFont>): Measuring {
  const known = measurings.get(fonts);
  if (known) return known;
  const files = new Map(Array.from(fonts, ([key, { file }]) => [key, file]));
  const shape = [...fonts.values()].find((font) => font.shape)?.shape;
  const measuring = { files, measurer: createMeasurer(files, shape) };
  measurings.set(fonts, measuring);
  return measuring;
}
