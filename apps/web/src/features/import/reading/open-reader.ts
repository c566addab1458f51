import { mostSeconds } from '@shortlist/readers/reading-time';
import { ChunkLoadError } from '#platform/navigation/lazy-chunk.ts';
import type { DrawPage } from '../read-resume.ts';
import type { FileSource, ReadingAnswer, ReadingStep } from './read-steps.ts';
import { createThread, type ReadingThread } from './reading-thread.ts';
import { watchTime } from './watch-time.ts';

/** Longest time that the code that reads it may take to come, in ms (spec section 9). */
const LONGEST_LOADING_MS = 120_000;

/** The chunk that a failure to load names. */
const CHUNK = 'resume-reader';

const TOO_SLOW: ReadingAnswer = {
  ok: false,
  problem: {
    code: 'hostile',
    message: { code: 'reading.too-slow', params: { seconds: mostSeconds('clock') } },
    isSlow: true,
  },
};

/** One file being read in its own thread. */
export type Reader = {
  /**
   * Rejects with a `ChunkLoadError` when the code that reads it cannot be loaded. Once the reader is closed,
   * nothing is answered any more.
   */
  answer: Promise<ReadingAnswer>;
  /** Reads a locked file once more, with a password, in the thread that has it already; answers as `answer` does. */
  unlock: (password: string) => Promise<ReadingAnswer>;
  drawPage: DrawPage;
  close: () => void;
};

type Reading = {
  onStep: (step: ReadingStep) => void;
  startWorker: () => Worker;
  source: FileSource;
};

/** Reads a file in its own thread, which is ended where the file makes it hang: the page stays usable. */
export function openReader(bytes: Uint8Array<ArrayBuffer>, reading: Reading): Reader {
  const { onStep, startWorker, source } = reading;
  const thread = createThread(startWorker());
  const answer = answerOf(thread, onStep);
  thread.send({ kind: 'read', bytes, source }, [bytes.buffer]);

  function unlock(password: string) {
    const unlocked = answerOf(thread, onStep);
    thread.send({ kind: 'unlock', password });
    return unlocked;
  }

  let drawings = 0;
  let last: Promise<unknown> = answer;
  // One page after the other, so that each has its own time.
  const drawPage: DrawPage = (page, scale, signal) => {
    const drawn = last.then(() => {
      signal?.throwIfAborted();
      drawings += 1;
      return drawIn(thread, { kind: 'draw', id: drawings, page, scale });
    });
    last = drawn.catch(() => {});
    return drawn;
  };
  return { answer, unlock, drawPage, close: thread.end };
}

function answerOf(
  thread: ReadingThread,
  onStep: (step: ReadingStep) => void,
): Promise<ReadingAnswer> {
  return new Promise((resolve, reject) => {
    let isLoaded = false;
    const loading = setTimeout(() => fail('timeout'), LONGEST_LOADING_MS);
    let endWatch = () => clearTimeout(loading);
    const hearing = thread.listen({
      onMessage(message) {
        if (message.kind === 'step') handleStep(message.step);
        else if (message.kind === 'answer') settle(() => resolve(message.answer));
        else if (message.kind === 'unloaded') fail('missing', message.cause);
      },
      onError: (event) => (isLoaded ? giveUp() : fail('missing', event)),
      onEnd: () => endWatch(),
    });

    function handleStep(step: ReadingStep) {
      if (step.name === 'opening') {
        isLoaded = true;
        endWatch();
        endWatch = watchTime(giveUp);
      }
      onStep(step);
    }
    function giveUp() {
      settle(() => resolve(TOO_SLOW));
      thread.end();
    }
    function fail(reason: 'missing' | 'timeout', cause?: unknown) {
      settle(() => reject(new ChunkLoadError(CHUNK, reason, cause)));
      thread.end();
    }
    function settle(settled: () => void) {
      endWatch();
      hearing.settle();
      settled();
    }
  });
}

type Drawing = { kind: 'draw'; id: number; page: number; scale: number };

/** A picture of a page. A page that hangs ends the thread, and with it all drawing. */
function drawIn(thread: ReadingThread, drawing: Drawing): Promise<ImageBitmap> {
  return new Promise((resolve, reject) => {
    if (thread.isEnded()) throw new Error('The file is not open any more.');
    const endWatch = watchTime(thread.end);
    const hearing = thread.listen({
      onMessage(message) {
        if (!('id' in message) || message.id !== drawing.id) return;
        if (message.kind === 'drawn') settle(() => resolve(message.picture));
        else fail(message.reason);
      },
      onError: () => fail('The page was too much for the thread that draws.'),
      onEnd: () => fail('The thread that draws was ended.'),
    });

    function fail(why: string) {
      settle(() => reject(new Error(why)));
    }
    function settle(settled: () => void) {
      endWatch();
      hearing.settle();
      settled();
    }
    thread.send(drawing);
  });
}

/** Starts a thread for one file. Its code is loaded only now; what checks files has the same, so a browser may have it already. */
export const startWorker = (): Worker =>
  new Worker(new URL('../../../workers/document-worker.ts', import.meta.url), {
    type: 'module',
    name: 'read',
  });
