import { readFileSync } from 'node:fs';
import type { PrintDocument } from '@shortlist/document';
import { type FontFile, facesFor, loadFamilies } from '@shortlist/fonts';
import { measurer, openFaces } from '@shortlist/fonts/installed-fonts.test-support';
import { readJsonResume } from '@shortlist/json-resume';
import { layOut, type PagedDocument, printedTexts } from '@shortlist/layout';
import { loadPaperWords, numberedIds, type Resume, SECTIONS } from '@shortlist/model';
import { writePdf } from '@shortlist/pdf';
import { type Design, type Designs, designResume } from '@shortlist/templates';

/** A resume in a design: the document and its pages, with the fonts that these name. */
export type LaidOut = {
  document: PrintDocument;
  paged: PagedDocument;
  fonts: ReadonlyMap<string, FontFile>;
};

/** The same, and the file. */
export type Printed = LaidOut & { pdf: Uint8Array };

/** Reads a resume of a file. */
export function readResumeFile(file: URL | string): Resume {
  const read = readJsonResume(JSON.parse(readFileSync(file, 'utf8')), numberedIds(), SECTIONS);
  if (!read.ok) throw new Error(`${file} is no JSON Resume.`);
  return read.resume;
}

/** Lays a resume out, or its first page alone, in a design with the defaults of that design, but for what the resume's own look says. */
export async function layOutIn(
  resume: Resume,
  design: Design,
  designs: Designs,
  { isFirstPageOnly = false } = {},
): Promise<LaidOut> {
  const look = { ...resume.look, design: design.id };
  const words = await loadPaperWords(look.language ?? 'en', SECTIONS);
  const document = designResume(
    { ...resume, look },
    { sections: SECTIONS, language: 'en-US', words, designs, isFirstPageOnly },
  );
  const fonts = await openFontsOf(document);
  return { document, fonts, paged: layOut(document, measurer, { isFirstPageOnly }) };
}

/** Prints a resume in a design: its pages, as `layOutIn` makes them, as a PDF. */
export async function printIn(resume: Resume, design: Design, designs: Designs): Promise<Printed> {
  const laidOut = await layOutIn(resume, design, designs);
  const { paged, fonts } = laidOut;
  const pdf = await writePdf(paged, fonts, { createdAt: new Date(0), creator: 'Shortlist' });
  return { ...laidOut, pdf };
}

/** The files of all faces that a document names, by their keys. */
export async function openFontsOf(document: PrintDocument): Promise<Map<string, FontFile>> {
  const texts = printedTexts(document);
  await loadFamilies(texts);
  return openFaces(facesFor(texts));
}
