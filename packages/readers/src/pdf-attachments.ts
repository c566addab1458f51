import { READING_LIMITS } from './limits.ts';
import { checkInflation } from './pdf/check-inflation.ts';
import { type OpenPdf, openPdf } from './pdf/open-pdf.ts';
import { ReadError, type ReadProblem, readProblem } from './read-problem.ts';

/** A file that a PDF carries. */
export type PdfAttachment = { name: string; bytes: Uint8Array };

type ReadAttachments =
  | { ok: true; attachments: readonly PdfAttachment[] }
  | { ok: false; problem: ReadProblem };

/** The files that are embedded in a PDF, in the order of their names there. Never throws; hangs no longer than `readDocument`. */
export async function readPdfAttachments(
  bytes: Uint8Array,
  opening: { password?: string } = {},
): Promise<ReadAttachments> {
  try {
    checkInflation(bytes);
    // pdf.js takes the bytes that it is given for itself.
    const pdf = await openPdf(bytes.slice(), opening);
    try {
      return { ok: true, attachments: await listAttachments(pdf) };
    } finally {
      await pdf.close();
    }
  } catch (error) {
    if (error instanceof ReadError) return { ok: false, problem: readProblem(error.code) };
    return { ok: false, problem: { ...readProblem('damaged'), cause: error } };
  }
}

async function listAttachments({ document, orStop }: OpenPdf): Promise<PdfAttachment[]> {
  const names = [...((await orStop(document.getAttachments()))?.keys() ?? [])];
  const attachments: PdfAttachment[] = [];
  let left: number = READING_LIMITS.unpackedBytes;
  for (const name of names.slice(0, MOST_ATTACHMENTS)) {
    const bytes = await orStop(document.getAttachmentContent(name));
    left -= bytes?.length ?? 0;
    if (left < 0) throw new ReadError('hostile');
    if (bytes) attachments.push({ name, bytes });
  }
  return attachments;
}

/** Of one PDF; more are passed over. */
const MOST_ATTACHMENTS = 20;
