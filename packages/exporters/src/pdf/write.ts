import { MissingCharactersError, writePdf } from '@shortlist/pdf';
import type { PrintedSource, WrittenFile } from '../exporter.ts';

/** The pages as a tagged PDF; refused when a character has no glyph. */
export async function write({ layOut, ...options }: PrintedSource): Promise<WrittenFile> {
  const { paged, fonts, missing = [], following = [] } = await layOut();
  try {
    if (missing.length > 0) throw new MissingCharactersError(missing);
    const bytes = await writePdf([paged, ...following], fonts, options);
    return { kind: 'written', bytes: new Uint8Array(bytes) };
  } catch (error) {
    if (!(error instanceof MissingCharactersError)) throw error;
    return { kind: 'refused', characters: error.characters };
  }
}
