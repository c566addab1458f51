import type { Message } from '@shortlist/messages';
import type { ReadProblemCode } from '@shortlist/readers';
import { logError } from '#platform/log.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import type { ReadResume } from '../read-resume.ts';
import { openReader, type Reader, startWorker } from './open-reader.ts';
import type { FileSource, ReadingAnswer, ReadingStep, ReadOne } from './read-steps.ts';

/** Loads the screen that shows what was read. */
export const loadReview = () => loadChunk('review', () => import('../review/review.tsx'));

/** The screen that shows what was read; it comes while the file is read. */
export type ReviewScreen = Awaited<ReturnType<typeof loadReview>>['Review'];

/** A problem of a file; `unreadable`: its bytes cannot be had. */
export type FileProblem = {
  code: ReadProblemCode | 'unreadable';
  message: Message<'reading' | 'imports'>;
  /** It took too long; it may be another time on a device that was busy. */
  isSlow?: true;
};

export type FileReading =
  | { kind: 'read'; reads: readonly [ReadResume, ...ReadResume[]]; Review: ReviewScreen }
  /** `unlock` reads a file that is locked once more, with a password. */
  | {
      kind: 'refused';
      problem: FileProblem;
      unlock?: (password: string) => Promise<FileReading>;
    }
  /** Part of the app did not come: nothing is wrong with the file. */
  | { kind: 'unloaded' };

type Reading = {
  onStep: (step: ReadingStep) => void;
  /** Ends the reading, or, later, the drawing of pages. */
  signal: AbortSignal;
  source: FileSource;
};

const UNREADABLE: FileReading = {
  kind: 'refused',
  problem: { code: 'unreadable', message: { code: 'reading.unreadable' } },
};

/** Reads a file in its own thread, which lives on for drawing its pages. Nothing is answered after the signal. */
export async function readFile(file: File, reading: Reading): Promise<FileReading> {
  const { onStep, signal, source } = reading;
  const buffer = await file.arrayBuffer().catch(() => undefined);
  if (!buffer) return UNREADABLE;
  if (signal.aborted) return new Promise(() => {});
  const reader = openReader(new Uint8Array(buffer), { onStep, startWorker, source });
  signal.addEventListener('abort', reader.close);
  return outcomeOf(reader, reader.answer, file.name);
}

async function outcomeOf(
  reader: Reader,
  answering: Promise<ReadingAnswer>,
  fileName: string,
): Promise<FileReading> {
  try {
    const [answer, { Review }] = await Promise.all([answering, loadReview()]);
    if (answer.ok) {
      const resumeOf = (read: ReadOne): ReadResume => ({
        ...read,
        fileName,
        drawPage: read.text.format === 'pdf' ? reader.drawPage : undefined,
      });
      const [first, ...others] = answer.reads;
      return { kind: 'read', Review, reads: [resumeOf(first), ...others.map(resumeOf)] };
    }
    const { problem } = answer;
    if (isLocked(problem)) {
      const unlock = (password: string) => outcomeOf(reader, reader.unlock(password), fileName);
      return { kind: 'refused', problem, unlock };
    }
    reader.close();
    return { kind: 'refused', problem };
  } catch (cause) {
    logError('What reads a file could not be loaded.', cause);
    reader.close();
    return { kind: 'unloaded' };
  }
}

const isLocked = ({ code }: FileProblem) => code === 'password-needed' || code === 'password-wrong';
