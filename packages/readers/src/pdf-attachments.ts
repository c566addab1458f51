import { READING_LIMITS } from './limits.ts';
import { checkInflation } from './pdf/check-inflation.ts';
import { openPdf } from './pdf/open-pdf.ts';
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
      return {
        ok: true,
        attachments: listAttachments(await pdf.orStop(pdf.document.getAttachments())),
      };
    } finally {
      await pdf.close();
    }
  } catch (error) {
    if (error instanceof ReadError) return { ok: false, problem: readProblem(error.code) };
    return { ok: false, problem: { ...readProblem('damaged'), cause: error } };
  }
}

function listAttachments(found: unknown): PdfAttachment[] {
  let left: number = READING_LIMITS.unpackedBytes;
  return [...entriesOf(found)].flatMap(([name, value]) => {
    const { content } = Object(value) as { content?: unknown };
    if (!(content instanceof Uint8Array)) return [];
    left -= content.length;
    if (left < 0) throw new ReadError('hostile');
    return [{ name, bytes: content }];
  });
}

/** pdf.js answers with an object, of late with a map; with null where nothing is embedded. */
const entriesOf = (found: unknown): Iterable<[string, unknown]> =>
  found instanceof Map ? found : Object.entries(Object(found));
