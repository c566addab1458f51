import { PRODUCT_NAME } from '@shortlist/contracts';
import type { Exporter, LaidOutPages, WrittenFile } from '@shortlist/exporters';
import { createMeasurer, facesFor, loadFamilies } from '@shortlist/fonts';
import { shapedWidth } from '@shortlist/fonts/shaping';
import { layOut, printedTexts } from '@shortlist/layout';
import { loadPaperWords, type PaperWords, type Resume, type Sections } from '@shortlist/model';
import { type Design, type Designs, designResume } from '@shortlist/templates';
import { CommandError } from './command.ts';
import { loadFonts } from './output/load-fonts.ts';

export type Printing = {
  sections: Sections;
  designs: Designs;
  /** Takes the place of the one that the resume's look names. */
  design: Design | undefined;
  /** The language that the file says it is written in (BCP 47). */
  language: string;
};

type Writing = Printing & {
  exporter: Exporter;
  createdAt: Date;
  /** The name by which messages call the resume. */
  name: string;
};

/** The resume in a format; its pages are those that the web app shows. Throws `CommandError` for a character without a font. */
export async function writeResume(
  resume: Resume,
  { name, ...writing }: Writing,
): Promise<Uint8Array> {
  return bytesOf(await writeFormat(resume, writing), name);
}

/** The bytes of a file. Throws `CommandError`, with the name of what it is of, for characters without a font. */
export function bytesOf(written: WrittenFile, name: string): Uint8Array {
  if (written.kind === 'written') return written.bytes;
  throw new CommandError({
    code: 'command.notPrinted',
    params: { file: name, characters: written.characters.map(nameOfCharacter) },
  });
}

/** The same, with the characters that no font has as an answer. */
export async function writeFormat(
  resume: Resume,
  { exporter, createdAt, ...printing }: Omit<Writing, 'name'>,
): Promise<WrittenFile> {
  const { sections } = printing;
  const { write } = await exporter.load();
  const words = await wordsOf(resume, sections);
  return write({
    ...{ resume, sections, words, createdAt, creator: PRODUCT_NAME },
    print: async () => documentOf(resume, { ...printing, words }),
    layOut: () => layOutResume(resume, printing),
  });
}

/** The pages of a resume, with the fonts that they are set in. */
export async function layOutResume(resume: Resume, printing: Printing): Promise<LaidOutPages> {
  const { fonts, layOutNow } = await preparePrinting([resume], printing);
  return { paged: layOutNow(resume), fonts };
}

/** Loads all that resumes alike but for their looks are printed with. */
export async function preparePrinting(resumes: readonly Resume[], printing: Printing) {
  const [first] = resumes;
  const words = first && (await wordsOf(first, printing.sections));
  const print = (resume: Resume) => documentOf(resume, { ...printing, words });
  const texts = resumes.flatMap((resume) => printedTexts(print(resume)));
  await loadFamilies(texts);
  const fonts = await loadFonts(facesFor(texts));
  const measurer = createMeasurer(fonts, shapedWidth);
  return { fonts, layOutNow: (resume: Resume) => layOut(print(resume), measurer) };
}

/** The words that a resume is printed with. */
export const wordsOf = ({ look }: Resume, sections: Sections) =>
  loadPaperWords(look.language ?? 'en', sections);

function documentOf(
  resume: Resume,
  { design, ...options }: Printing & { words: PaperWords | undefined },
) {
  const look = { ...resume.look, ...(design && { design: design.id }) };
  return designResume({ ...resume, look }, options);
}

/** "U+1F600 😀" */
function nameOfCharacter(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `U+${hex} ${character}`;
}
