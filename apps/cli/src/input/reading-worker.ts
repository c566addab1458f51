import { parentPort } from 'node:worker_threads';
import { type ImportedResume, loadExportReader, readExport } from '@shortlist/imports';
import type { Message } from '@shortlist/messages';
import { numberedIds } from '@shortlist/model';
import { type ParsedResume, parseResume } from '@shortlist/parser';
import { loadReader, readDocument } from '@shortlist/readers';
import { loadPdfData } from './load-pdf-data.ts';

/** The task that the worker is asked: the bytes of a document, and the password of a PDF where it is known. */
export type ReadingTask = {
  bytes: Uint8Array;
  password?: string;
  /** Reads what other programs export, too. */
  withExports?: boolean;
};

/** A resume that was read. */
export type ReadResume = {
  /** The name that tells it from the others of an archive. */
  name: string;
  parsed: ParsedResume;
  /** Notes on what was left out for a reason. */
  notes: readonly Message<'imports'>[];
};

export type ReadingProblem = { isLocked: boolean; message: Message<'reading' | 'imports'> };

export type ReadingAnswer =
  | { ok: true; resumes: readonly [ReadResume, ...ReadResume[]] }
  | { ok: false; problem: ReadingProblem };

/** The messages of the worker: that what reads the bytes is there and begins, and then what they say. */
export type FromReadingWorker = { kind: 'begins' } | { kind: 'answer'; answer: ReadingAnswer };

const say = (message: FromReadingWorker) => parentPort?.postMessage(message);

async function readResumes(task: ReadingTask): Promise<ReadingAnswer> {
  await Promise.all([
    loadReader(task.bytes),
    task.withExports ? loadExportReader(task.bytes) : undefined,
  ]);
  say({ kind: 'begins' });
  const exported = task.withExports ? await readExported(task) : undefined;
  return exported ?? readParsed(task);
}

/** Undefined for what is no export: it may be a document. */
async function readExported({ bytes, password }: ReadingTask): Promise<ReadingAnswer | undefined> {
  const read = await readExport(bytes, password === undefined ? {} : { password });
  if (!read.ok) return isDocument(read.problem) ? undefined : refused(read.problem);
  const [first, ...others] = read.resumes.map(asRead);
  return first && { ok: true, resumes: [first, ...others] };
}

const isDocument = ({ code }: Message<'reading' | 'imports'>) =>
  code === 'imports.document' || code === 'imports.plainPdf' || code === 'imports.unknown';

const asRead = ({ name, resume, unplaced, notes }: ImportedResume): ReadResume => ({
  name,
  notes,
  parsed: {
    resume,
    fields: [],
    unplaced: unplaced.map((text) => ({ ...text, places: [] })),
    leftOut: [],
  },
});

async function readParsed({ bytes, password }: ReadingTask): Promise<ReadingAnswer> {
  const read = await readDocument(bytes, {
    loadPdfData,
    ...(password !== undefined && { password }),
  });
  if (!read.ok) return refused(read.problem.message);
  const parsed = parseResume(read.text, numberedIds());
  return { ok: true, resumes: [{ name: '', parsed, notes: [] }] };
}

const refused = (message: Message<'reading' | 'imports'>): ReadingAnswer => ({
  ok: false,
  problem: { isLocked: message.code === 'reading.password-needed', message },
});

// pdf.js leaves some promises of its own alone when a damaged file makes it try another way; what it
// answers in the end is what counts, and a document that gets no answer is given up in time.
process.on('unhandledRejection', () => {});

parentPort?.on('message', async (task: ReadingTask) => {
  say({ kind: 'answer', answer: await readResumes(task) });
});
