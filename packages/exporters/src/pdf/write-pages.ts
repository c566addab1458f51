import { MissingCharactersError, type PdfOptions, writePdf } from '@shortlist/pdf';
import type { LaidOutPages, WrittenFile } from '../exporter.ts';

/** The pages of one document, or of several in their order, as a tagged PDF; refused when a character has no glyph. */
export async function writePages(
  documents: readonly [LaidOutPages, ...LaidOutPages[]],
  options: PdfOptions,
): Promise<WrittenFile> {
  const [{ paged }, ...others] = documents;
  const fonts = new Map(documents.flatMap((each) => [...each.fonts]));
  const missing = documents.flatMap((each) => each.missing ?? []);
  try {
    if (missing.length > 0) throw new MissingCharactersError([...new Set(missing)]);
    const bytes = await writePdf([paged, ...others.map((each) => each.paged)], fonts, options);
    return { kind: 'written', bytes: new Uint8Array(bytes) };
  } catch (error) {
    if (!(error instanceof MissingCharactersError)) throw error;
    return { kind: 'refused', characters: error.characters };
  }
}
