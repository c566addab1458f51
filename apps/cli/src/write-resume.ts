import { PRODUCT_NAME } from '@shortlist/contracts';
import type { Exporter, LaidOutPages, WrittenFile } from '@shortlist/exporters';
import type { Resume, Sections } from '@shortlist/model';
import { layOutDocument, prepareLayout, RESUMES, writeFile } from '@shortlist/printing';
import type { Design, Designs } from '@shortlist/templates';
import { CommandError } from './command.ts';
import { loadFonts } from './output/load-fonts.ts';

/** The language that a file names where nobody has chosen one. */
export const DEFAULT_LANGUAGE = 'en-US';

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

/** Prints resumes, with the installed fonts. */
const PRINTED = { kind: RESUMES, loadFonts };

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
export const writeFormat = (resume: Resume, writing: Omit<Writing, 'name'>): Promise<WrittenFile> =>
  writeFile(resume, { ...writing, ...PRINTED, creator: PRODUCT_NAME });

/** The pages of a resume, with the fonts that they are set in. */
export const layOutResume = (resume: Resume, printing: Printing): Promise<LaidOutPages> =>
  layOutDocument(resume, { ...printing, ...PRINTED });

/** Loads all that resumes alike but for their looks are printed with. */
export const preparePrinting = (resumes: readonly Resume[], printing: Printing) =>
  prepareLayout(resumes, { ...printing, ...PRINTED });

/** "U+1F600 😀" */
function nameOfCharacter(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `U+${hex} ${character}`;
}
