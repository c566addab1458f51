import { PRODUCT_NAME } from '@shortlist/contracts';
import type { LaidOut } from './lay-out-resume.ts';
import { loadPdfWriter } from './pdf-writer.ts';

/** A PDF, or the characters for which no font here has a glyph: such a file is not made. */
export type WrittenPdf =
  | { kind: 'written'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'refused'; characters: readonly string[] };

/** Writes the very pages given, here in the browser. Rejects when the writer cannot be loaded. */
export async function writeLaidOut({ paged, fonts, missing }: LaidOut): Promise<WrittenPdf> {
  if (missing.length > 0) return { kind: 'refused', characters: missing };
  const { MissingCharactersError, writePdf } = await loadPdfWriter();
  try {
    const options = { createdAt: new Date(), creator: PRODUCT_NAME };
    const bytes = await writePdf(paged, fonts, options);
    return { kind: 'written', bytes: new Uint8Array(bytes) };
  } catch (error) {
    if (!(error instanceof MissingCharactersError)) throw error;
    return { kind: 'refused', characters: error.characters };
  }
}
