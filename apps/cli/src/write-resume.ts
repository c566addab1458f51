import { PRODUCT_NAME } from '@shortlist/contracts';
import type { Exporter, LaidOutPages } from '@shortlist/exporters';
import { createMeasurer, facesFor, loadFamilies } from '@shortlist/fonts';
import { shapedWidth } from '@shortlist/fonts/shaping';
import { layOut, printedTexts } from '@shortlist/layout';
import { loadPaperWords, type Resume, type Sections } from '@shortlist/resume';
import { type Design, type Designs, designResume } from '@shortlist/templates';
import { CommandError } from './command.ts';
import { loadFonts } from './output/load-fonts.ts';

type Printing = {
  sections: Sections;
  designs: Designs;
  /** Takes the place of the one that the resume's look names. */
  design: Design | undefined;
  /** What the file says it is written in (BCP 47). */
  language: string;
};

type Writing = Printing & {
  exporter: Exporter;
  createdAt: Date;
  /** What messages call the resume. */
  name: string;
};

/** The resume in a format; its pages are those that the web app shows. Throws `CommandError` for a character without a font. */
export async function writeResume(
  resume: Resume,
  { exporter, createdAt, name, ...printing }: Writing,
): Promise<Uint8Array> {
  const { sections } = printing;
  const { write } = await exporter.load();
  const layOut = () => layOutResume(resume, printing);
  const written = await write({ resume, sections, layOut, createdAt, creator: PRODUCT_NAME });
  if (written.kind === 'written') return written.bytes;
  throw new CommandError({
    code: 'command.notPrinted',
    params: { file: name, characters: written.characters },
  });
}

async function layOutResume(
  resume: Resume,
  { design, ...options }: Printing,
): Promise<LaidOutPages> {
  const look = { ...resume.look, ...(design && { design: design.id }) };
  const words = await loadPaperWords(look.language ?? 'en');
  const document = designResume({ ...resume, look }, { ...options, words });
  const texts = printedTexts(document);
  await loadFamilies(texts);
  const fonts = await loadFonts(facesFor(texts));
  return { paged: layOut(document, createMeasurer(fonts, shapedWidth)), fonts };
}
