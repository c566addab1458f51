import { type PDFContext, PDFDict, PDFParser } from '@cantoo/pdf-lib';
import { MOST_UNPACKED_BYTES } from '../bounds.ts';
import { EnclosureError } from '../enclosure-error.ts';
import { isDrawnByViewer } from './undrawn-fields.ts';
import { unpackedSize } from './unpacked-size.ts';

/** Bytes at the start of a file within which readers look for its mark. */
const HEAD = 1024;

/** Reads the objects of a PDF, ours or of others. */
export const parsePdf = (bytes: Uint8Array): Promise<PDFContext> =>
  PDFParser.forBytesWithOptions(bytes).parseDocument();

/** A PDF of others that can be joined. */
export type ForeignPdf = { context: PDFContext; catalog: PDFDict };

/** Opens a PDF of others. Rejects with `EnclosureError` where its pages cannot be had as they look in a viewer. */
export async function openForeign(bytes: Uint8Array): Promise<ForeignPdf> {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD));
  if (!head.includes('%PDF-')) throw new EnclosureError('not-pdf');
  if (unpackedSize(bytes, MOST_UNPACKED_BYTES) > MOST_UNPACKED_BYTES)
    throw new EnclosureError('too-large');
  const context = await parsePdf(bytes);
  if (context.trailerInfo.Encrypt) throw new EnclosureError('locked');
  const catalog = context.lookup(context.trailerInfo.Root, PDFDict);
  if (isDrawnByViewer(catalog)) throw new EnclosureError('form');
  return { context, catalog };
}
