import { parentPort } from 'node:worker_threads';
import { type ParsedResume, parseResume } from '@shortlist/parser';
import { type ReadProblem, readDocument } from '@shortlist/readers';
import { numberedIds } from '@shortlist/resume';
import { loadPdfData } from './load-pdf-data.ts';

/** What the worker is asked: the bytes of a document, and the password of a PDF where it is known. */
export type ReadingTask = { bytes: Uint8Array; password?: string };

export type ReadingAnswer =
  | { ok: true; parsed: ParsedResume }
  | { ok: false; problem: Omit<ReadProblem, 'cause'> };

async function readResume({ bytes, password }: ReadingTask): Promise<ReadingAnswer> {
  const read = await readDocument(bytes, {
    loadPdfData,
    ...(password !== undefined && { password }),
  });
  if (!read.ok) {
    const { code, message } = read.problem;
    return { ok: false, problem: { code, message } };
  }
  return { ok: true, parsed: parseResume(read.text, numberedIds()) };
}

// pdf.js leaves some promises of its own alone when a damaged file makes it try another way; what it
// answers in the end is what counts, and a document that gets no answer is given up in time.
process.on('unhandledRejection', () => {});

parentPort?.on('message', async (task: ReadingTask) => {
  parentPort?.postMessage(await readResume(task));
});
