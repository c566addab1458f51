import type { Message } from '@shortlist/messages';
import { numberedIds } from '@shortlist/model';
import { type ParsedResume, parseResume } from '@shortlist/parser';
import type { PlacedText } from '@shortlist/placed-text';
import {
  type LoadPdfData,
  loadReader,
  type ReadProblemCode,
  readDocument,
} from '@shortlist/readers';

/** Step of a reading; pages are counted from 1. `opening` comes once what reads the file is there. */
export type ReadingStep =
  | { name: 'opening' }
  | { name: 'page'; page: number; pages: number }
  | { name: 'understanding' };

/** Source that a file is taken for: a document, or data that another program has exported. */
export type FileSource = 'document' | 'data';

/** A resume that was read. */
export type ReadOne = {
  text: PlacedText;
  parsed: ParsedResume;
  /** Name that tells it from the others of an archive. */
  name?: string;
  /** True if the file says of everything what it is, so that nothing was guessed. */
  isExact?: boolean;
  /** Notes on what of the file was left out for a reason. */
  notes?: readonly Message<'imports'>[];
};

/** Reason that a file was not read. `isSlow`: it took too long, which may be another time on a device that was busy. */
export type ReadingProblem = {
  code: ReadProblemCode;
  message: Message<'reading' | 'imports'>;
  isSlow?: true;
};

export type ReadingAnswer =
  | { ok: true; reads: readonly [ReadOne, ...ReadOne[]] }
  | { ok: false; problem: ReadingProblem };

export type ReadingPorts = { loadPdfData: LoadPdfData; onStep: (step: ReadingStep) => void };

/**
 * Reads a resume out of a file's bytes: opens it, reads its pages, and finds out what they mean.
 * Rejects only where a part of the app that this takes cannot be loaded.
 */
export async function readSteps(
  bytes: Uint8Array,
  password: string | undefined,
  { loadPdfData, onStep }: ReadingPorts,
): Promise<ReadingAnswer> {
  await loadReader(bytes);
  onStep({ name: 'opening' });
  const read = await readDocument(bytes, {
    loadPdfData,
    onPage: (page, pages) => onStep({ name: 'page', page: page + 1, pages }),
    ...(password !== undefined && { password }),
  });
  if (!read.ok) {
    const { code, message } = read.problem;
    return { ok: false, problem: { code, message } };
  }
  onStep({ name: 'understanding' });
  const parsed = parseResume(read.text, numberedIds('read'));
  return { ok: true, reads: [{ text: read.text, parsed }] };
}
