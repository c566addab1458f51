import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PrintDocument } from '@shortlist/document';
import {
  createMeasurer,
  type FontFile,
  facesFor,
  loadFamilies,
  type Measurer,
  readFontFile,
} from '@shortlist/fonts';
import { shapedWidth } from '@shortlist/fonts/shaping';
import { layOut, type PagedDocument, printedTexts } from '@shortlist/layout';
import { writePdf } from '@shortlist/pdf';
import { loadPaperWords, numberedIds, type Resume, readJsonResume } from '@shortlist/resume';
import { type Design, type Designs, designResume } from '@shortlist/templates';

const { resolve } = createRequire(import.meta.resolve('@shortlist/fonts'));
const opened = new Map<string, FontFile>();

/** A resume in a design: the document, its pages and the file. */
export type Printed = { document: PrintDocument; paged: PagedDocument; pdf: Uint8Array };

/** Reads a resume of a file. */
export function readResumeFile(file: URL | string): Resume {
  const read = readJsonResume(JSON.parse(readFileSync(file, 'utf8')), numberedIds());
  if (!read.ok) throw new Error(`${file} is no JSON Resume.`);
  return read.resume;
}

/** Prints a resume in a design with the defaults of that design, but for what the resume's own look says. */
export async function printIn(resume: Resume, design: Design, designs: Designs): Promise<Printed> {
  const look = { ...resume.look, design: design.id };
  const words = await loadPaperWords(look.language ?? 'en');
  const document = designResume({ ...resume, look }, { language: 'en-US', words, designs });
  const { paged, fonts } = await layOutDocument(document);
  const pdf = await writePdf(paged, fonts, { createdAt: new Date(0), creator: 'Shortlist' });
  return { document, paged, pdf };
}

/** The pages of a document, and the fonts that they name. */
async function layOutDocument(
  document: PrintDocument,
): Promise<{ paged: PagedDocument; fonts: ReadonlyMap<string, FontFile>; measurer: Measurer }> {
  const fonts = await openFontsOf(document);
  const measurer = createMeasurer(fonts, shapedWidth);
  return { paged: layOut(document, measurer), fonts, measurer };
}

/** The files of all faces that a document names, by their keys. */
export async function openFontsOf(document: PrintDocument): Promise<Map<string, FontFile>> {
  const texts = printedTexts(document);
  await loadFamilies(texts);
  return new Map(facesFor(texts).map(({ key, file }) => [key, fontOf(file)]));
}

function fontOf(file: string): FontFile {
  const font = opened.get(file) ?? readFontFile(readFileSync(resolve(file)));
  opened.set(file, font);
  return font;
}
