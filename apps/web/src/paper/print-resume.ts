import { PRODUCT_NAME } from '@shortlist/contracts';
import { facesFor, missingCharacters } from '@shortlist/fonts';
import { printedTexts } from '@shortlist/layout';
import { writePdf } from '@shortlist/pdf';
import type { Resume } from '@shortlist/resume';
import { classic } from '@shortlist/templates';
import { LANGUAGE, layOutIn } from './lay-out-in.ts';
import { loadFont } from './load-font.ts';

export type PrintedResume =
  | { ok: true; bytes: Uint8Array<ArrayBuffer> }
  /** Characters that no face prints. */
  | { ok: false; missing: readonly string[] };

/**
 * The PDF of a resume, the same that its final preview downloads, made here without a call except
 * for fonts. Rejects when a font cannot be loaded.
 */
export async function printResume(resume: Resume, createdAt: Date): Promise<PrintedResume> {
  const document = classic(resume, { language: LANGUAGE });
  const texts = printedTexts(document);
  const missing = missingCharacters(texts);
  if (missing.length > 0) return { ok: false, missing };

  const faces = facesFor(texts).map(({ key }) => key);
  const loaded = await Promise.all(faces.map(async (key) => [key, await loadFont(key)] as const));
  const { paged, fonts } = layOutIn(new Map(loaded), document, missing);
  const bytes = await writePdf(paged, fonts, { createdAt, creator: PRODUCT_NAME });
  return { ok: true, bytes: new Uint8Array(bytes) };
}
